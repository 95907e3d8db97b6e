import { chatSelectors, voiceAgentSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";
import { Notice } from "../../primitives/Notice/Notice";
import { useChatActor } from "../../providers/ChatProvider";
import { useLiveActor } from "../../providers/LiveProvider";
import type { LiveDraft } from "./LiveComposer";

/** What a live conversation has to say besides its state. */
export function LiveNotices({ draft }: Pick<LiveDraft, "draft">) {
  const live = useLiveActor();
  const labels = useLabels("live", english.live);
  const name = useSelector(live, voiceAgentSelectors.characterName);
  const isLive = useSelector(live, voiceAgentSelectors.isLive);
  const problem = useSelector(live, voiceAgentSelectors.problem);
  const deaf = useSelector(live, voiceAgentSelectors.cannotHearVisitor);
  const patience = useSelector(live, voiceAgentSelectors.notice);
  const hasMessage = useSelector(useChatActor(), chatSelectors.hasDraft);
  const waited: Readonly<Record<NonNullable<typeof patience>, string>> = {
    unanswered: labels.notAnswered(name),
    nothingSaid: labels.notBegun(name),
    nothingSaidMuted: labels.notBegunMuted(name),
    nothingSaidTextOnly: labels.notBegunInWriting(name),
  };
  const notice = isLive && problem !== null && !deaf ? labels.problem[problem] : patience && waited[patience];
  return (
    <>
      {notice !== null && (
        <Notice urgency="warning" data-state="unanswered">
          <p>{notice}</p>
        </Notice>
      )}
      {!isLive && draft === "" && hasMessage && (
        <Notice urgency="news" data-state="unsent">
          <p>{labels.messageWaits}</p>
        </Notice>
      )}
    </>
  );
}

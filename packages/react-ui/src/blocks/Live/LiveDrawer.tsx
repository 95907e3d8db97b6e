import { chatSelectors, voiceAgentSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { useLiveActor } from "../../providers/LiveProvider";
import { MessageList } from "../MessageList/MessageList";
import { LiveMessages } from "./LiveMessages";

export interface LiveDrawerProps {
  /** For `aria-controls` of the button that opens it. */
  readonly id: string;
  readonly onClose: () => void;
}

/** What was said so far. It covers the stage where there is no room beside it. */
export function LiveDrawer({ id, onClose }: LiveDrawerProps) {
  const labels = useLabels("live", english.live);
  return (
    <section id={id} className="aom-drawer" aria-label={labels.transcript}>
      <button type="button" className="aom-button aom-drawer-close" data-tone="quiet" onClick={onClose}>
        {labels.closeTranscript}
      </button>
      <MessageList canRewrite={false} canRepeat={false}>
        <LiveMessages />
        <NothingSaid />
      </MessageList>
    </section>
  );
}

function NothingSaid() {
  const labels = useLabels("live", english.live);
  const live = useLiveActor();
  const isEmpty = useSelector(useChatActor(), chatSelectors.isEmpty);
  const isSilent = useSelector(
    live,
    (snapshot) => voiceAgentSelectors.streamingText(snapshot) === "" && voiceAgentSelectors.hearing(snapshot) === "",
  );
  return isEmpty && isSilent ? <p className="aom-live-empty">{labels.transcriptEmpty}</p> : null;
}

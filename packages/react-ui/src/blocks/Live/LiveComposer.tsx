import { voiceAgentSelectors } from "@archive-of-minds/core";
import { longestLiveText } from "@archive-of-minds/core/internal";
import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";
import { MessageForm } from "../../primitives/MessageForm/MessageForm";
import { useChatActor } from "../../providers/ChatProvider";
import { useLiveActor } from "../../providers/LiveProvider";
import { startLive } from "./start-live";
import { useLiveMediaSession } from "./use-live-media-session";

export interface LiveDraft {
  /** The text that has not been sent. */
  readonly draft: string;
  /** Called with each change of the text. */
  readonly onDraft: (text: string) => void;
}

export interface LiveComposerProps extends LiveDraft {
  /** Whether the visitor asked for the field, which then takes the focus. */
  readonly isRequested: boolean;
}

/** The text field of a live conversation. */
export function LiveComposer({ draft, onDraft, isRequested }: LiveComposerProps) {
  const mediaSession = useLiveMediaSession();
  const live = useLiveActor();
  const chat = useChatActor();
  const labels = useLabels("live", english.live);
  const name = useSelector(live, voiceAgentSelectors.characterName);
  const isFull = useSelector(live, voiceAgentSelectors.isWaitingListFull);
  const isTooLong = draft.trim().length > longestLiveText;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRequested) place.current?.querySelector("input")?.focus();
  }, [isRequested]);
  const say = (text: string) => {
    if (isTooLong) return false;
    // Text sent after the conversation has ended starts the next one.
    const before = live.getSnapshot();
    if (!voiceAgentSelectors.isLive(before)) {
      const isElsewhere = voiceAgentSelectors.status(before) === "elsewhere";
      startLive(mediaSession, live, chat, isElsewhere ? "agent.takeOver" : "agent.start");
    }
    if (!voiceAgentSelectors.canSendText(text)(live.getSnapshot())) return false;
    live.send({ type: "message.send", text });
    return true;
  };
  return (
    <div className="aom-live-composer" ref={place}>
      {isTooLong && (
        <p role="status" className="aom-notice" data-state="tooLong">
          {labels.tooLong(longestLiveText)}
        </p>
      )}
      {isFull && (
        <p role="status" className="aom-notice" data-state="full">
          {labels.full(name)}
        </p>
      )}
      <MessageForm
        field={labels.field}
        placeholder={labels.placeholder(name)}
        send={labels.send}
        onSay={say}
        onType={() => live.send({ type: "visitor.type" })}
        text={draft}
        onChange={onDraft}
      />
    </div>
  );
}

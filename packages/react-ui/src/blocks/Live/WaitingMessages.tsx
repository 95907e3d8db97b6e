import { voiceAgentSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as englishChat from "../../labels/en/chat";
import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";
import { useLiveActor } from "../../providers/LiveProvider";

/** Typed messages that could not be sent yet. The visitor can discard them. */
export function WaitingMessages() {
  const live = useLiveActor();
  const name = useSelector(live, voiceAgentSelectors.characterName);
  const labels = useLabels("live", english.live);
  const { you } = useLabels("messages", englishChat.messages);
  const waiting = useSelector(live, voiceAgentSelectors.waiting);
  const isLive = useSelector(live, voiceAgentSelectors.isLive);
  if (waiting.length === 0) return null;
  return (
    <div className="aom-live-waiting">
      {waiting.map((text, index) => (
        <article key={`${String(index)} ${text}`} className="aom-message" data-role="user" data-end="waiting">
          <p className="aom-message-head">
            <b className="aom-message-sender">{you}</b>
          </p>
          <p className="aom-message-text">{text}</p>
          <p className="aom-message-note">{isLive ? labels.waiting(name) : labels.unsent}</p>
        </article>
      ))}
      <p className="aom-live-actions">
        <button
          type="button"
          className="aom-button"
          data-tone="quiet"
          onClick={() => live.send({ type: "waiting.discard" })}
        >
          {labels.discard}
        </button>
      </p>
    </div>
  );
}

import type { LiveLine, VoiceAgentSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as englishChat from "../../labels/en/chat";
import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";
import { useLive } from "../../providers/LiveProvider";

const selectHearing = ({ context }: VoiceAgentSnapshot) => context.hearing;
const selectGrowing = ({ context }: VoiceAgentSnapshot) => context.growing?.content ?? "";
const selectHeld = ({ context }: VoiceAgentSnapshot) => context.held;
const selectWaiting = ({ context }: VoiceAgentSnapshot) => context.waiting;
const selectIsLive = (snapshot: VoiceAgentSnapshot) => snapshot.matches("live");
const selectName = ({ context }: VoiceAgentSnapshot) => context.character.name;

/** What is being said now, on both sides; it joins the letters once it will not change. Last comes what waits to be sent. */
export function LiveLetters() {
  const live = useLive();
  const labels = useLabels("live", english.live);
  const hearing = useSelector(live, selectHearing);
  const growing = useSelector(live, selectGrowing);
  const name = useSelector(live, selectName);
  const held = useSelector(live, selectHeld);
  return (
    <>
      {held.map((line) => (
        <HeldLetter key={line.id} line={line} name={name} />
      ))}
      {growing !== "" && (
        <article className="aom-letter" data-role="assistant" data-end="growing">
          <p className="aom-letter-head">
            <b className="aom-letter-sender">{name}</b>
          </p>
          <p className="aom-letter-text">{growing}</p>
        </article>
      )}
      {hearing !== "" && (
        <article className="aom-letter" data-role="user" data-end="growing">
          <p className="aom-letter-head">
            <b className="aom-letter-sender">{labels.you}</b>
          </p>
          <p className="aom-letter-text">{hearing}</p>
        </article>
      )}
      <WaitingLetters name={name} />
    </>
  );
}

function HeldLetter({ line, name }: { readonly line: LiveLine; readonly name: string }) {
  const letters = useLabels("letters", englishChat.letters);
  return (
    <article className="aom-letter" data-role={line.role} data-end="growing">
      <p className="aom-letter-head">
        <b className="aom-letter-sender">{line.role === "user" ? letters.you : name}</b>
      </p>
      <p className="aom-letter-text">{line.content}</p>
    </article>
  );
}

/** What was typed while nobody could hear it. The visitor may take it back. */
function WaitingLetters({ name }: { readonly name: string }) {
  const live = useLive();
  const labels = useLabels("live", english.live);
  const letters = useLabels("letters", englishChat.letters);
  const waiting = useSelector(live, selectWaiting);
  const isLive = useSelector(live, selectIsLive);
  if (waiting.length === 0) return null;
  return (
    <>
      {waiting.map((text, index) => (
        <article key={`${String(index)} ${text}`} className="aom-letter" data-role="user" data-end="waiting">
          <p className="aom-letter-head">
            <b className="aom-letter-sender">{letters.you}</b>
          </p>
          <p className="aom-letter-text">{text}</p>
          <p className="aom-letter-note">{isLive ? labels.waiting(name) : labels.unsent}</p>
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
    </>
  );
}

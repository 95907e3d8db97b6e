import type { ChatSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { useStreamedText } from "../../hooks/use-streamed-text";
import * as english from "../../labels/en/chat";
import { useLocale, useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { formatTime } from "../Letter/format-time";

const selectPhase = (snapshot: ChatSnapshot) => {
  if (snapshot.matches({ conversation: { ready: { replying: { answering: "streaming" } } } })) return "streaming";
  return snapshot.hasTag("typing") ? "awaiting" : "none";
};
const selectName = ({ context }: ChatSnapshot) => context.character.name;

/** The reply on its way: first a word that it is awaited, then its growing text. */
export function LiveLetter() {
  const chat = useChat();
  const letters = useLabels("letters", english.letters);
  const phase = useSelector(chat, selectPhase);
  const name = useSelector(chat, selectName);
  return (
    <>
      {phase === "streaming" && <GrowingLetter name={name} />}
      <p className="aom-thinking" role="status" data-state={phase}>
        {phase === "awaiting" && letters.thinking(name)}
      </p>
    </>
  );
}

function GrowingLetter({ name }: { readonly name: string }) {
  const chat = useChat();
  const letters = useLabels("letters", english.letters);
  const locale = useLocale();
  const text = useRef<HTMLParagraphElement>(null);
  useStreamedText(text);
  const timestamp = chat.getSnapshot().context.pending?.timestamp;
  return (
    <article className="aom-letter" data-role="assistant" data-end="growing" aria-label={letters.writing(name)}>
      <p className="aom-letter-head">
        <b className="aom-letter-sender">{name}</b>{" "}
        {timestamp && <time dateTime={timestamp}>{formatTime(timestamp, locale)}</time>}
      </p>
      <p className="aom-letter-text" ref={text} />
    </article>
  );
}

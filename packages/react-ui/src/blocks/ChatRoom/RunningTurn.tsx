import { chatRoomSelectors, type Character } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { useTextStream } from "../../hooks/use-text-stream";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";
import { characterColours } from "../../primitives/Emblem/character-colours";
import { Emblem } from "../../primitives/Emblem/Emblem";
import type { Turn } from "./use-is-being-read";

/** The turn that is said now, at the end of the transcript; nothing where its words are only heard. */
export function RunningTurn() {
  const room = useChatRoomActor();
  const state = useSelector(room, chatRoomSelectors.discussion);
  const currentTurn = useSelector(room, chatRoomSelectors.currentTurn);
  const turn = useSelector(room, chatRoomSelectors.currentTurnActor);
  const hasCaptions = useSelector(room, chatRoomSelectors.hasCaptions);
  const characters = useSelector(room, chatRoomSelectors.characters);
  const speaker = characters.find(({ id }) => id === currentTurn?.speaker);
  if (state !== "voicing" || !turn || !speaker) return null;
  if (!hasCaptions && chatRoomSelectors.hasVoice(turn)) return null;
  return <Growing key={currentTurn?.id} turn={turn} speaker={speaker} />;
}

/** Hidden from screen readers, which find it on the stage. */
function Growing({ turn, speaker }: { readonly turn: Turn; readonly speaker: Character }) {
  const text = useRef<HTMLParagraphElement>(null);
  useTextStream(text, chatRoomSelectors.textStreamOf(turn));
  return (
    <div
      className="aom-message aom-room-message aom-tinted"
      data-end="streaming"
      style={characterColours(speaker)}
      aria-hidden="true"
    >
      <p className="aom-message-head">
        <Emblem character={speaker} size={16} /> <b className="aom-message-sender">{speaker.name}</b>
      </p>
      <p className="aom-message-text" ref={text} />
    </div>
  );
}

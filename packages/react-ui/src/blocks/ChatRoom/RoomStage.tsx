import { chatRoomSelectors, type Character } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useMemo, type CSSProperties } from "react";
import { useChatRoom } from "../../providers/ChatRoomProvider";
import { characterColours } from "../../primitives/Emblem/character-colours";
import { Presence } from "../Presence/Presence";

/**
 * The participants in a half circle, the speaker in front. Hidden from screen readers: the list of participants and the
 * status of the turn say the same.
 */
export function RoomStage() {
  const room = useChatRoom();
  const participants = useSelector(room, chatRoomSelectors.participants);
  const present = useSelector(room, chatRoomSelectors.characters).filter(({ id }) => participants.includes(id));
  if (present.length === 0) return null;
  return (
    <div className="aom-stage" aria-hidden="true">
      {present.map((character, at) => (
        <Seat key={character.id} character={character} place={present.length === 1 ? 0.5 : at / (present.length - 1)} />
      ))}
    </div>
  );
}

/** A seat on the half circle, from 0 at its one end to 1 at the other. */
function Seat({ character, place }: { readonly character: Character; readonly place: number }) {
  const { id, name } = character;
  const room = useChatRoom();
  const isSpeaker = useSelector(room, chatRoomSelectors.currentTurn)?.speaker === id;
  const isNext = useSelector(room, chatRoomSelectors.nextSpeaker) === id;
  const presence = useSelector(
    room,
    useMemo(() => chatRoomSelectors.presenceOf(id), [id]),
  );
  const angle = Math.PI * place;
  const seat = { "--aom-seat-x": -Math.cos(angle), "--aom-seat-y": Math.sin(angle) } as CSSProperties;
  return (
    <div
      className="aom-seat aom-tinted"
      style={{ ...characterColours(character), ...seat }}
      data-turn={isSpeaker ? "now" : isNext ? "next" : undefined}
    >
      <Presence character={character} state={presence} />
      <span className="aom-seat-name">{name}</span>
    </div>
  );
}

import { chatRoomSelectors, type Character } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useMemo, type CSSProperties } from "react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";
import { characterColours } from "../../primitives/Emblem/character-colours";
import { Presence } from "../Presence/Presence";

/**
 * The participants in a half circle, the speaker in front; at the side those who can be called in. Screen readers hear of
 * the participants from their list and from the status of the turn.
 */
export function RoomStage() {
  const room = useChatRoomActor();
  const participants = useSelector(room, chatRoomSelectors.participants);
  const characters = useSelector(room, chatRoomSelectors.characters);
  const speaker = useSelector(room, chatRoomSelectors.currentTurn)?.speaker;
  const present = characters.filter(({ id }) => participants.includes(id));
  const absent = characters.filter(({ id }) => !participants.includes(id));
  const places = present.map((_, at) => (present.length === 1 ? 0.5 : at / (present.length - 1)));
  const speakerAt = present.findIndex(({ id }) => id === speaker);
  return (
    <div className="aom-stage">
      <div className="aom-seats" aria-hidden="true">
        {present.map((character, at) => (
          <Seat
            key={character.id}
            character={character}
            place={places[at] ?? 0.5}
            speakersPlace={places[speakerAt] ?? 0.5}
          />
        ))}
      </div>
      {absent.length > 0 && (
        <div className="aom-bench">
          {absent.map((character) => (
            <Bench key={character.id} character={character} />
          ))}
        </div>
      )}
    </div>
  );
}

interface SeatProps {
  readonly character: Character;
  /** On the half circle, from 0 at its one end to 1 at the other. */
  readonly place: number;
  readonly speakersPlace: number;
}

function Seat({ character, place, speakersPlace }: SeatProps) {
  const { id, name } = character;
  const room = useChatRoomActor();
  const isSpeaker = useSelector(room, chatRoomSelectors.currentTurn)?.speaker === id;
  const isNext = useSelector(room, chatRoomSelectors.nextSpeaker) === id;
  const isAddressed = useSelector(room, chatRoomSelectors.addressedSpeaker) === id;
  const presence = useSelector(
    room,
    useMemo(() => chatRoomSelectors.presenceOf(id), [id]),
  );
  const angle = Math.PI * place;
  const seat = {
    "--aom-seat-at": place - 0.5,
    "--aom-seat-x": -Math.cos(angle),
    "--aom-seat-y": Math.sin(angle),
    // Towards the speaker.
    "--aom-seat-turn": Math.sign(speakersPlace - place) || 1,
  } as CSSProperties;
  return (
    <div
      className="aom-seat aom-tinted"
      style={{ ...characterColours(character), ...seat }}
      data-turn={isSpeaker ? "now" : isNext ? "next" : undefined}
      data-addressed={isAddressed || undefined}
    >
      <Presence character={character} state={presence} />
      <span className="aom-seat-name">{name}</span>
    </div>
  );
}

/** A character that takes no part; a press adds it, also while the others talk. */
function Bench({ character }: { readonly character: Character }) {
  const room = useChatRoomActor();
  const labels = useLabels("room", english.room);
  const { id, name } = character;
  return (
    <button
      type="button"
      className="aom-bench-seat aom-tinted"
      style={characterColours(character)}
      aria-label={labels.callIn(name)}
      title={labels.callIn(name)}
      onClick={() => room.send({ type: "participant.add", characterId: id })}
    >
      <Presence character={character} state="asleep" />
      <span className="aom-seat-name">{name}</span>
    </button>
  );
}

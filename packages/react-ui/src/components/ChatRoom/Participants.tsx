import type { Character } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import * as english from "../../messages/en/room";
import { useMessages } from "../../messages/MessagesProvider";
import { useChatRoom } from "../../providers/ChatRoomProvider";
import { characterColours } from "../Emblem/character-colours";
import { Presence } from "../Presence/Presence";
import {
  presenceOf,
  selectAgents,
  selectCharacters,
  selectHasTranscript,
  selectIsRunning,
  selectMuted,
  selectParticipants,
  selectQueued,
} from "./room-selectors";

/** Who takes part, who is muted, and who speaks next. */
export function Participants() {
  const room = useChatRoom();
  const words = useMessages("room", english.room);
  const characters = useSelector(room, selectCharacters);
  return (
    <fieldset className="aom-room-participants">
      <legend className="aom-caption">{words.participants}</legend>
      {characters.map((character) => (
        <Participant key={character.id} character={character} />
      ))}
    </fieldset>
  );
}

function Participant({ character }: { readonly character: Character }) {
  const { id, name } = character;
  const room = useChatRoom();
  const words = useMessages("room", english.room);
  const takesPart = useSelector(room, selectParticipants).includes(id);
  const isMuted = useSelector(room, selectMuted).includes(id);
  const isNext = useSelector(room, selectQueued) === id;
  const isRunning = useSelector(room, selectIsRunning);
  const hasTranscript = useSelector(room, selectHasTranscript);
  const hasAgent = useSelector(room, selectAgents)[id] !== "none";
  const presence = useSelector(
    room,
    useMemo(() => presenceOf(id), [id]),
  );
  return (
    <div
      className="aom-room-participant aom-tinted"
      style={characterColours(character)}
      data-state={takesPart ? presence : "away"}
    >
      <label>
        <input
          type="checkbox"
          checked={takesPart}
          disabled={isRunning}
          onChange={() => room.send({ type: takesPart ? "participant.remove" : "participant.add", characterId: id })}
        />
        <Presence character={character} state={presence} size="small" />
        <span>{name}</span>
      </label>
      {!hasAgent && <span className="aom-room-mark">{words.hasNoAgent}</span>}
      {takesPart && hasAgent && (isNext || isMuted) && (
        <span className="aom-room-mark">{isMuted ? words.isMuted : words.isNext}</span>
      )}
      {takesPart && hasAgent && hasTranscript && (
        <span className="aom-room-direction">
          {!isMuted && !isNext && (
            <button
              type="button"
              className="aom-button"
              data-tone="quiet"
              aria-label={words.next(name)}
              onClick={() => room.send({ type: "speaker.pick", characterId: id })}
            >
              {words.nextShort}
            </button>
          )}
          <button
            type="button"
            className="aom-button"
            data-tone="quiet"
            aria-label={isMuted ? words.unmute(name) : words.mute(name)}
            onClick={() => room.send({ type: isMuted ? "participant.unmute" : "participant.mute", characterId: id })}
          >
            {isMuted ? words.unmuteShort : words.muteShort}
          </button>
        </span>
      )}
    </div>
  );
}

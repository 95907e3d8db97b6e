import { chatRoomSelectors, type Character } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";
import { characterColours } from "../../primitives/Emblem/character-colours";
import { Presence } from "../Presence/Presence";

/** The participants, with controls to mute them and to choose the next speaker. */
export function Participants() {
  const room = useChatRoomActor();
  const labels = useLabels("room", english.room);
  const characters = useSelector(room, chatRoomSelectors.characters);
  return (
    <fieldset className="aom-room-participants">
      <legend className="aom-caption">{labels.participants}</legend>
      {characters.map((character) => (
        <Participant key={character.id} character={character} />
      ))}
    </fieldset>
  );
}

function Participant({ character }: { readonly character: Character }) {
  const { id, name } = character;
  const room = useChatRoomActor();
  const labels = useLabels("room", english.room);
  const takesPart = useSelector(room, chatRoomSelectors.participants).includes(id);
  const isMuted = useSelector(room, chatRoomSelectors.muted).includes(id);
  const isNext = useSelector(room, chatRoomSelectors.nextSpeaker) === id;
  const isRunning = useSelector(room, chatRoomSelectors.isRunning);
  const hasTranscript = useSelector(room, chatRoomSelectors.hasTranscript);
  const hasAgent = useSelector(room, chatRoomSelectors.agents)[id] !== "none";
  const presence = useSelector(
    room,
    useMemo(() => chatRoomSelectors.presenceOf(id), [id]),
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
      {!hasAgent && <span className="aom-room-mark">{labels.hasNoAgent}</span>}
      {takesPart && hasAgent && (isNext || isMuted) && (
        <span className="aom-room-mark">{isMuted ? labels.isMuted : labels.isNext}</span>
      )}
      {!takesPart && hasAgent && isRunning && (
        <span className="aom-room-direction">
          <DirectionButton type="participant.add" characterId={id} label={labels.callIn(name)}>
            {labels.callInShort}
          </DirectionButton>
        </span>
      )}
      {takesPart && hasAgent && hasTranscript && (
        <span className="aom-room-direction">
          {!isMuted && !isNext && (
            <DirectionButton type="speaker.pick" characterId={id} label={labels.next(name)}>
              {labels.nextShort}
            </DirectionButton>
          )}
          <DirectionButton
            type={isMuted ? "participant.unmute" : "participant.mute"}
            characterId={id}
            label={isMuted ? labels.unmute(name) : labels.mute(name)}
          >
            {isMuted ? labels.unmuteShort : labels.muteShort}
          </DirectionButton>
          {isRunning && (
            <DirectionButton type="participant.remove" characterId={id} label={labels.letGo(name)}>
              {labels.letGoShort}
            </DirectionButton>
          )}
        </span>
      )}
    </div>
  );
}

interface DirectionButtonProps {
  readonly type: "participant.add" | "participant.remove" | "participant.mute" | "participant.unmute" | "speaker.pick";
  readonly characterId: string;
  /** Names the character, which the short text leaves out. */
  readonly label: string;
  readonly children: string;
}

/** Sends one command about a character. */
function DirectionButton({ type, characterId, label, children }: DirectionButtonProps) {
  const room = useChatRoomActor();
  return (
    <button
      type="button"
      className="aom-button"
      data-tone="quiet"
      aria-label={label}
      onClick={() => room.send({ type, characterId })}
    >
      {children}
    </button>
  );
}

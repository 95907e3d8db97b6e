import { forwardRef } from "react";
import { chatSelectors, mediaSessionSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { useMediaSession } from "../../providers/MediaSessionProvider";
import { rootProps, type RootProps } from "../../shared/root-props";

export type CharacterSelectProps = RootProps<"label">;

/** Selects the character. Disabled while a reply is awaited, while a voice speaks, while the microphone is on and during a live conversation. */
export const CharacterSelect = forwardRef<HTMLLabelElement, CharacterSelectProps>(function CharacterSelect(
  { ...root },
  ref,
) {
  const chat = useChat();
  const header = useLabels("header", english.header);
  const characters = useSelector(chat, chatSelectors.characters);
  const id = useSelector(chat, chatSelectors.characterId);
  const isChatBusy = useSelector(chat, chatSelectors.locksCharacter);
  const isLive = useSelector(useMediaSession(), mediaSessionSelectors.isTalkingLive);
  return (
    <label ref={ref} {...rootProps({ className: "aom-select" }, root)}>
      <span className="aom-visually-hidden">{header.character}</span>
      <select
        value={id}
        disabled={isChatBusy || isLive}
        onChange={(event) => chat.send({ type: "character.select", characterId: event.target.value })}
      >
        {characters.map((character) => (
          <option key={character.id} value={character.id}>
            {character.name}
          </option>
        ))}
      </select>
    </label>
  );
});

import { forwardRef } from "react";
import { chatSelectors, type VoiceAgentActorRef, type VoiceAgentSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { rootProps, type RootProps } from "../../shared/root-props";
const selectLive = (snapshot: VoiceAgentSnapshot | undefined) => snapshot?.matches("live") ?? false;

export interface CharacterSelectProps extends RootProps<"label"> {
  /** The live conversation on the page. */
  readonly live?: VoiceAgentActorRef | null;
}

/** Selects the character. Disabled while a reply is awaited, while a voice speaks and while the microphone is on. */
export const CharacterSelect = forwardRef<HTMLLabelElement, CharacterSelectProps>(function CharacterSelect(
  { live = null, ...root },
  ref,
) {
  const chat = useChat();
  const header = useLabels("header", english.header);
  const characters = useSelector(chat, chatSelectors.characters);
  const id = useSelector(chat, chatSelectors.characterId);
  const isChatBusy = useSelector(chat, chatSelectors.locksCharacter);
  const isLive = useSelector(live ?? undefined, selectLive);
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

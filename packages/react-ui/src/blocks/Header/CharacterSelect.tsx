import { forwardRef } from "react";
import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useIsBusy } from "../../hooks/use-is-busy";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { rootProps, type RootProps } from "../../shared/root-props";

/** The attributes of its root `<label>`, which holds the `<select>`. Needs a `<ChatProvider>` above it. */
export type CharacterSelectProps = RootProps<"label">;

/** Selects the character. Disabled while a reply is awaited, while a voice speaks, while the microphone is on and during a live conversation. */
export const CharacterSelect = forwardRef<HTMLLabelElement, CharacterSelectProps>(function CharacterSelect(
  { ...root },
  ref,
) {
  const chat = useChatActor();
  const header = useLabels("header", english.header);
  const characters = useSelector(chat, chatSelectors.characters);
  const id = useSelector(chat, chatSelectors.characterId);
  const isBusy = useIsBusy();
  return (
    <label
      ref={ref}
      {...rootProps({ className: "aom-select", "data-state": isBusy ? "locked" : "idle", "data-character": id }, root)}
    >
      <span className="aom-visually-hidden">{header.character}</span>
      <select
        value={id}
        disabled={isBusy}
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

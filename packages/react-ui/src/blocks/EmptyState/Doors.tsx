import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { forwardRef } from "react";
import { useIsBusy } from "../../hooks/use-is-busy";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { characterColours } from "../../primitives/Emblem/character-colours";
import { useChatActor } from "../../providers/ChatProvider";
import { rootProps, type RootProps } from "../../shared/root-props";
import { Presence } from "../Presence/Presence";
import { flyToHeader } from "./fly-to-header";
import { LastLine } from "./LastLine";
import { TogetherIcon } from "./TogetherIcon";

export interface DoorsProps extends RootProps<"ul"> {
  /** Adds a door to the Chat Room. */
  readonly onOpenChatRoom?: (() => void) | undefined;
}

/** A door for each character, the chosen one open. Locked whenever the character cannot be changed. */
export const Doors = forwardRef<HTMLUListElement, DoorsProps>(function Doors({ onOpenChatRoom, ...root }, ref) {
  const chat = useChatActor();
  const empty = useLabels("empty", english.empty);
  const characters = useSelector(chat, chatSelectors.characters);
  const id = useSelector(chat, chatSelectors.characterId);
  const state = useSelector(chat, chatSelectors.presence);
  const isBusy = useIsBusy();
  return (
    <ul ref={ref} {...rootProps({ className: "aom-doors", "aria-label": empty.doors }, root)}>
      {characters.map((character) => {
        const isChosen = character.id === id;
        return (
          <li key={character.id} className="aom-tinted" style={characterColours(character)}>
            <button
              type="button"
              className="aom-door"
              aria-current={isChosen || undefined}
              disabled={isBusy}
              onClick={({ currentTarget }) => {
                flyToHeader(currentTarget);
                chat.send({ type: "character.select", characterId: character.id });
              }}
            >
              <Presence character={character} state={isChosen ? state : "idle"} />
              <span className="aom-door-name">{character.name}</span>
              <span className="aom-door-subtitle" lang={character.language}>
                {character.subtitle}
              </span>
              <LastLine className="aom-door-line" characterId={character.id} />
            </button>
          </li>
        );
      })}
      {onOpenChatRoom && (
        <li>
          <button type="button" className="aom-door" onClick={onOpenChatRoom}>
            <span className="aom-door-circle">
              <TogetherIcon />
            </span>
            <span className="aom-door-name">{empty.together}</span>
            <span className="aom-door-subtitle">{empty.togetherSubtitle}</span>
          </button>
        </li>
      )}
    </ul>
  );
});

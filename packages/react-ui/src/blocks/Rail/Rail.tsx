import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { forwardRef } from "react";
import { useIsBusy } from "../../hooks/use-is-busy";
import { useIsEmpty } from "../../hooks/use-is-empty";
import { useOneTabStop } from "../../hooks/use-one-tab-stop";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { characterColours } from "../../primitives/Emblem/character-colours";
import { Emblem } from "../../primitives/Emblem/Emblem";
import { RailConversations } from "../Conversations/RailConversations";
import { LastLine } from "../EmptyState/LastLine";
import { TogetherIcon } from "../EmptyState/TogetherIcon";
import { useChatActor } from "../../providers/ChatProvider";
import { rootProps, type RootProps } from "../../shared/root-props";

export interface RailProps extends RootProps<"nav"> {
  /** Adds the Chat Room. */
  readonly onOpenChatRoom?: (() => void) | undefined;
  /** Opens the list of all conversations. */
  readonly onShowConversations?: (() => void) | undefined;
}

/** Stands for the Chat Room among the characters' ids, of which none is empty. */
const TOGETHER = "";

/**
 * The characters beside a conversation, where there is room. In an empty conversation the doors show the same: only its
 * room is kept then, so that the page does not move with the first message.
 */
export const Rail = forwardRef<HTMLElement, RailProps>(function Rail(
  { onOpenChatRoom, onShowConversations, ...root },
  ref,
) {
  const chat = useChatActor();
  const labels = useLabels("empty", english.empty);
  const characters = useSelector(chat, chatSelectors.characters);
  const id = useSelector(chat, chatSelectors.characterId);
  const isEmpty = useIsEmpty(chat);
  const isBusy = useIsBusy();
  const enabled = [
    ...(isBusy ? [] : characters.map((character) => character.id)),
    ...(onOpenChatRoom ? [TOGETHER] : []),
  ];
  const tabStop = useOneTabStop(enabled, id);
  return (
    <nav
      ref={ref}
      {...rootProps(
        { className: "aom-rail", "aria-label": labels.doors, "data-state": isEmpty ? "empty" : "filled" },
        root,
      )}
    >
      <ul {...tabStop.list}>
        {characters.map((character) => (
          <li key={character.id} className="aom-tinted" style={characterColours(character)}>
            <button
              type="button"
              className="aom-rail-item"
              {...tabStop.item(character.id)}
              aria-current={character.id === id || undefined}
              disabled={isBusy}
              onClick={() => chat.send({ type: "character.select", characterId: character.id })}
            >
              <Emblem character={character} size={32} />
              <span className="aom-rail-name">{character.name}</span>
              <LastLine
                className="aom-rail-line"
                characterId={character.id}
                otherwise={character.subtitle}
                language={character.language}
              />
            </button>
          </li>
        ))}
        {onOpenChatRoom && (
          <li className="aom-rail-together">
            <button type="button" className="aom-rail-item" {...tabStop.item(TOGETHER)} onClick={onOpenChatRoom}>
              <TogetherIcon />
              <span className="aom-rail-name">{labels.together}</span>
              <span className="aom-rail-line">{labels.togetherSubtitle}</span>
            </button>
          </li>
        )}
      </ul>
      <RailConversations onShowAll={onShowConversations} />
    </nav>
  );
});

import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useId } from "react";
import { useIsBusy } from "../../hooks/use-is-busy";
import { useOneTabStop } from "../../hooks/use-one-tab-stop";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { NewConversation } from "./NewConversation";
import { useConversations } from "./use-conversations";

/** How many conversations stand in the rail. */
const SHOWN = 6;

interface RailConversationsProps {
  /** Opens the list of all conversations. */
  readonly onShowAll?: (() => void) | undefined;
}

/** The latest conversations with the character, where there are several. Words of need are not shown. */
export function RailConversations({ onShowAll }: RailConversationsProps) {
  const chat = useChat();
  const labels = useLabels("conversations", english.conversations);
  const conversations = useConversations();
  const openId = useSelector(chat, chatSelectors.conversationId);
  const isBusy = useIsBusy();
  const headingId = useId();
  const shown = conversations.slice(0, SHOWN);
  const enabled = shown.filter(({ id }) => !isBusy || id === openId);
  const tabStop = useOneTabStop(
    enabled.map(({ id }) => id),
    openId,
  );
  return (
    <section className="aom-rail-conversations" aria-labelledby={headingId}>
      <h2 id={headingId} className="aom-caption">
        {labels.title}
      </h2>
      <NewConversation tone="quiet" />
      {conversations.length > 1 && (
        <ul {...tabStop.list}>
          {shown.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className="aom-rail-conversation"
                {...tabStop.item(id)}
                aria-current={id === openId || undefined}
                disabled={isBusy && id !== openId}
                dir="auto"
                onClick={() => chat.send({ type: "conversation.open", conversationId: id })}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {onShowAll && conversations.length > SHOWN && (
        <button type="button" className="aom-button" data-tone="quiet" onClick={onShowAll}>
          {labels.all}
        </button>
      )}
    </section>
  );
}

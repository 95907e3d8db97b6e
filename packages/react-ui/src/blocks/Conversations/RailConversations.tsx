import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useId, useRef } from "react";
import { useIsBusy } from "../../hooks/use-is-busy";
import { useFocusFallback } from "../../hooks/use-focus-fallback";
import { useOneTabStop } from "../../hooks/use-one-tab-stop";
import * as english from "../../labels/en/panels";
import { useLabels, useLocale } from "../../labels/LabelsProvider";
import { formatDate } from "../MemoryPanel/format-date";
import { Heading } from "../../primitives/Landmark/Landmark";
import { useChatActor } from "../../providers/ChatProvider";
import { NewConversation } from "./NewConversation";
import { useConversations } from "./use-conversations";

/** How many conversations stand in the rail. */
const SHOWN = 6;

const firstButton = (rail: HTMLElement) => rail.querySelector<HTMLElement>("button:enabled");

interface RailConversationsProps {
  /** Opens the list of all conversations. */
  readonly onShowAll?: (() => void) | undefined;
}

/** The latest conversations with the character, where there are others than the open one. Words of need are not shown. */
export function RailConversations({ onShowAll }: RailConversationsProps) {
  const chat = useChatActor();
  const labels = useLabels("conversations", english.conversations);
  const locale = useLocale();
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
  const rail = useRef<HTMLElement>(null);
  useFocusFallback(rail, firstButton);
  const hasOthers = conversations.some(({ id }) => id !== openId);
  return (
    <section
      ref={rail}
      className="aom-rail-conversations"
      aria-labelledby={headingId}
      // Of the rail of an empty conversation, only the way back to the others is shown.
      style={hasOthers ? { visibility: "visible" } : undefined}
    >
      <Heading id={headingId} className="aom-caption">
        {labels.title}
      </Heading>
      <NewConversation tone="quiet" />
      {hasOthers && (
        <ul {...tabStop.list}>
          {shown.map(({ id, name, lastAt }) => (
            <li key={id}>
              <button
                type="button"
                className="aom-rail-conversation"
                {...tabStop.item(id)}
                aria-current={id === openId || undefined}
                disabled={isBusy && id !== openId}
                dir="auto"
                title={formatDate(lastAt, locale)}
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

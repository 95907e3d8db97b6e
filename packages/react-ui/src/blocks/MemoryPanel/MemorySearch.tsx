import { chatSelectors, findMessages, type FoundMessage, type Message } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { useAllMessages } from "../../hooks/use-all-messages";
import { useIsBusy } from "../../hooks/use-is-busy";
import * as englishChat from "../../labels/en/chat";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { DateTime } from "./DateTime";

interface MemorySearchProps {
  /** Shows a found message in its conversation. Without it, found messages cannot be opened. */
  readonly onShow?: ((message: Message) => void) | undefined;
  /** Called when a search begins or ends. */
  readonly onSearch: (isSearching: boolean) => void;
}

/** Searches all conversations with this character. */
export function MemorySearch({ onShow, onSearch }: MemorySearchProps) {
  const memory = useLabels("memory", english.memory);
  const messages = useAllMessages();
  const [words, setWords] = useState("");
  // Deferred, so that searching a long memory does not delay typing.
  const wanted = useDeferredValue(words);
  const { total, newest } = useMemo(() => findMessages(messages, wanted), [messages, wanted]);
  const id = useId();
  const isSearching = words.trim() !== "" && messages.length > 0;
  useEffect(() => onSearch(isSearching), [onSearch, isSearching]);
  if (messages.length === 0) return null;
  return (
    <search className="aom-memory-search">
      <label htmlFor={id} className="aom-caption">
        {memory.search}
      </label>
      <input
        id={id}
        type="search"
        value={words}
        autoComplete="off"
        onChange={(event) => setWords(event.target.value)}
      />
      <p role="status">{wanted.trim() !== "" && memory.found(total, newest.length)}</p>
      {newest.length > 0 && (
        <ol aria-label={memory.foundList}>
          {newest.map((found) => (
            <Found key={found.message.id} found={found} onShow={onShow} />
          ))}
        </ol>
      )}
    </search>
  );
}

function Found({
  found: { message, before, match, after },
  onShow,
}: Pick<MemorySearchProps, "onShow"> & { readonly found: FoundMessage }) {
  const memory = useLabels("memory", english.memory);
  const labels = useLabels("messages", englishChat.messages);
  const chat = useChat();
  const name = useSelector(chat, chatSelectors.characterName);
  const isOpen = useSelector(chat, chatSelectors.conversationId) === message.conversationId;
  const isBusy = useIsBusy();
  return (
    <li>
      <p className="aom-memory-found-head">
        <b>{message.author === "user" ? labels.you : name}</b> <DateTime timestamp={message.createdAt} />
      </p>
      <p>
        {before}
        <mark>{match}</mark>
        {after}
      </p>
      {onShow && (
        <button
          type="button"
          className="aom-button aom-memory-found-show"
          data-tone="quiet"
          disabled={isBusy && !isOpen}
          onClick={() => onShow(message)}
        >
          {memory.show}
        </button>
      )}
    </li>
  );
}

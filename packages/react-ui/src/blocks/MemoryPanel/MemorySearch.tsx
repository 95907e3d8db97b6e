import { chatSelectors, findMessages, type FoundMessage } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useDeferredValue, useId, useMemo, useState } from "react";
import * as englishChat from "../../labels/en/chat";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { DateTime } from "./DateTime";

interface MemorySearchProps {
  /** Scrolls a found message into view. Without it, found messages cannot be opened. */
  readonly onShow?: ((messageId: string) => void) | undefined;
}

/** Searches the conversations with this character. */
export function MemorySearch({ onShow }: MemorySearchProps) {
  const chat = useChat();
  const memory = useLabels("memory", english.memory);
  const messages = useSelector(chat, chatSelectors.messages);
  const [words, setWords] = useState("");
  // Deferred, so that searching a long memory does not delay typing.
  const wanted = useDeferredValue(words);
  const { total, newest } = useMemo(() => findMessages(messages, wanted), [messages, wanted]);
  const id = useId();
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
        // A scrolling list has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol tabIndex={0} aria-label={memory.foundList}>
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
}: MemorySearchProps & { readonly found: FoundMessage }) {
  const memory = useLabels("memory", english.memory);
  const labels = useLabels("messages", englishChat.messages);
  const name = useSelector(useChat(), chatSelectors.characterName);
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
          onClick={() => onShow(message.id)}
        >
          {memory.show}
        </button>
      )}
    </li>
  );
}

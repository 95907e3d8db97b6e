import { chatSelectors, findInMemories, type FoundInMemory, type Message } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { useAllMessages } from "../../hooks/use-all-messages";
import { useIsBusy } from "../../hooks/use-is-busy";
import * as englishChat from "../../labels/en/chat";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { DateTime } from "./DateTime";

interface MemorySearchProps {
  /** Shows a found message in its conversation. Without it, found messages cannot be opened. */
  readonly onShow?: ((message: Message, characterId: string) => void) | undefined;
  /** Called when a search begins or ends. */
  readonly onSearch: (isSearching: boolean) => void;
}

/** Searches all conversations, also those with the other characters. */
export function MemorySearch({ onShow, onSearch }: MemorySearchProps) {
  const memory = useLabels("memory", english.memory);
  const chat = useChatActor();
  const characterId = useSelector(chat, chatSelectors.characterId);
  const elsewhere = useSelector(chat, chatSelectors.messagesElsewhere);
  const messages = useAllMessages();
  const memories = useMemo(() => ({ ...elsewhere, [characterId]: messages }), [elsewhere, characterId, messages]);
  useEffect(() => {
    chat.send({ type: "memories.read" });
    return () => chat.send({ type: "memories.release" });
  }, [chat]);
  const [words, setWords] = useState("");
  // Deferred, so that searching a long memory does not delay typing.
  const wanted = useDeferredValue(words);
  const { total, newest } = useMemo(() => findInMemories(memories, wanted), [memories, wanted]);
  const id = useId();
  const hasMessages = Object.values(memories).some(({ length }) => length > 0);
  const isSearching = words.trim() !== "" && hasMessages;
  useEffect(() => onSearch(isSearching), [onSearch, isSearching]);
  if (!hasMessages) return null;
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
  found: { characterId, message, before, match, after },
  onShow,
}: Pick<MemorySearchProps, "onShow"> & { readonly found: FoundInMemory }) {
  const memory = useLabels("memory", english.memory);
  const labels = useLabels("messages", englishChat.messages);
  const chat = useChatActor();
  const characters = useSelector(chat, chatSelectors.characters);
  const isElsewhere = useSelector(chat, chatSelectors.characterId) !== characterId;
  const name = characters.find(({ id }) => id === characterId)?.name ?? "";
  const isOpen = useSelector(chat, chatSelectors.conversationId) === message.conversationId;
  const isBusy = useIsBusy();
  return (
    <li>
      <p className="aom-memory-found-head">
        <b>{message.author === "user" ? labels.you : name}</b>{" "}
        {isElsewhere && message.author === "user" && `${memory.foundWith(name)} `}
        <DateTime timestamp={message.createdAt} />
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
          onClick={() => onShow(message, characterId)}
        >
          {memory.show}
        </button>
      )}
    </li>
  );
}

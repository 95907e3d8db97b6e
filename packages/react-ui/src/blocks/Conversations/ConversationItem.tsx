import { useEffect, useRef, useState } from "react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { DateTime } from "../MemoryPanel/DateTime";
import { BinIcon, PencilIcon } from "./icons";
import type { NamedConversation } from "./use-conversations";

interface ConversationItemProps {
  readonly conversation: NamedConversation;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  /** Called when the visitor wants to delete it. */
  readonly onDelete: () => void;
  /** Called when the visitor has opened it. */
  readonly onOpen: () => void;
}

/** A conversation in the list: opens it, renames it, deletes it. */
export function ConversationItem({ conversation, isOpen, isBusy, onDelete, onOpen }: ConversationItemProps) {
  const chat = useChatActor();
  const labels = useLabels("conversations", english.conversations);
  const [isNamed, setNamed] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const { id, name, lastAt, messages } = conversation;
  if (isNamed) {
    return (
      <li className="aom-conversation">
        <Renaming
          conversation={conversation}
          onEnd={() => {
            setNamed(false);
            requestAnimationFrame(() => rename.current?.focus());
          }}
        />
      </li>
    );
  }
  return (
    <li className="aom-conversation">
      <button
        type="button"
        className="aom-conversation-open"
        aria-current={isOpen || undefined}
        disabled={isBusy && !isOpen}
        onClick={() => {
          chat.send({ type: "conversation.open", conversationId: id });
          onOpen();
        }}
      >
        <span className="aom-conversation-name" dir="auto">
          {name}
        </span>
        <span className="aom-conversation-facts">
          <DateTime timestamp={lastAt} /> · {labels.count(messages)}
        </span>
      </button>
      <button
        ref={rename}
        type="button"
        className="aom-button"
        data-tone="quiet"
        aria-label={labels.rename(name)}
        title={labels.rename(name)}
        onClick={() => setNamed(true)}
      >
        <PencilIcon />
      </button>
      <button
        type="button"
        className="aom-button"
        data-tone="quiet"
        aria-label={labels.delete(name)}
        title={labels.delete(name)}
        aria-haspopup="dialog"
        disabled={isBusy}
        onClick={onDelete}
      >
        <BinIcon />
      </button>
    </li>
  );
}

function Renaming({
  conversation: { id, title, name },
  onEnd,
}: {
  readonly conversation: NamedConversation;
  readonly onEnd: () => void;
}) {
  const chat = useChatActor();
  const labels = useLabels("conversations", english.conversations);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      className="aom-say aom-conversation-naming"
      onSubmit={(event) => {
        event.preventDefault();
        chat.send({ type: "conversation.rename", conversationId: id, title: field.current?.value ?? "" });
        onEnd();
      }}
    >
      <input
        ref={field}
        aria-label={labels.name}
        defaultValue={title ?? name}
        placeholder={name}
        maxLength={80}
        autoComplete="off"
        dir="auto"
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
          // The panel stays open.
          event.preventDefault();
          onEnd();
        }}
      />
      <button type="submit" className="aom-button" data-tone="primary">
        {labels.save}
      </button>
      <button type="button" className="aom-button" data-tone="quiet" onClick={onEnd}>
        {labels.cancel}
      </button>
    </form>
  );
}

import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useId, useRef, useState } from "react";
import { useIsBusy } from "../../hooks/use-is-busy";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { ConversationItem } from "./ConversationItem";
import { DeleteConversation } from "./DeleteConversation";
import { NewConversation } from "./NewConversation";
import { useConversations, type NamedConversation } from "./use-conversations";

interface ConversationListProps {
  /** Called when the visitor has opened a conversation, or begun a new one. */
  readonly onOpen: () => void;
}

/** The conversations with the character: a new one, and each of the others to open, rename and delete. */
export function ConversationList({ onOpen }: ConversationListProps) {
  const chat = useChatActor();
  const labels = useLabels("conversations", english.conversations);
  const conversations = useConversations();
  const openId = useSelector(chat, chatSelectors.conversationId);
  const isBusy = useIsBusy();
  const [doomed, setDoomed] = useState<NamedConversation | null>(null);
  const headingId = useId();
  const list = useRef<HTMLElement>(null);
  return (
    <section ref={list} className="aom-conversations" aria-labelledby={headingId} tabIndex={-1}>
      <div className="aom-conversations-head">
        <h3 id={headingId} className="aom-caption">
          {labels.title}
        </h3>
        <NewConversation onChoose={onOpen} />
      </div>
      {conversations.length === 0 ? (
        <p className="aom-memory-note">{labels.none}</p>
      ) : (
        <ul>
          {conversations.map((conversation) => (
            <ConversationItem
              key={conversation.id}
              conversation={conversation}
              isOpen={conversation.id === openId}
              isBusy={isBusy}
              onDelete={() => setDoomed(conversation)}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      <DeleteConversation list={list} conversation={doomed} onClose={() => setDoomed(null)} />
    </section>
  );
}

import type { RefObject } from "react";
import { useIsLogged } from "../../hooks/use-is-logged";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { QuestionDialog } from "../../primitives/QuestionDialog/QuestionDialog";
import { useChatActor } from "../../providers/ChatProvider";
import { takeLostFocus } from "../../shared/focus";
import type { NamedConversation } from "./use-conversations";

interface DeleteConversationProps {
  /** `null` while nothing is asked. */
  readonly conversation: NamedConversation | null;
  /** The list of the conversations, which takes the focus when the button of the deleted one is gone. */
  readonly list: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Asks before a conversation is deleted. The first button, which has the focus, keeps it. */
export function DeleteConversation({ conversation, list, onClose }: DeleteConversationProps) {
  const chat = useChatActor();
  const labels = useLabels("conversations", english.conversations);
  const isLogged = useIsLogged();
  return (
    <QuestionDialog
      open={conversation !== null}
      onClose={onClose}
      title={labels.deleteTitle}
      keep={labels.keep}
      confirm={labels.deleteConfirm}
      onConfirm={() => {
        if (conversation) chat.send({ type: "conversation.delete", conversationId: conversation.id });
        onClose();
        takeLostFocus(() => list.current?.querySelector<HTMLElement>(".aom-conversation-open") ?? list.current);
      }}
    >
      {conversation && <p>{labels.deleteExtent(conversation.name, conversation.messages, isLogged)}</p>}
    </QuestionDialog>
  );
}

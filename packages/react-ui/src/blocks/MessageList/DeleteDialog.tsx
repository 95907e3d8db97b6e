import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { QuestionDialog } from "../../primitives/QuestionDialog/QuestionDialog";
import { useChat } from "../../providers/ChatProvider";

export interface DeleteDialogProps {
  /** A message of the exchange; `null` while nothing is asked. */
  readonly messageId: string | null;
  readonly onClose: () => void;
}

/** Asks before a question and its answer are deleted. The first button, which has the focus, keeps them. */
export function DeleteDialog({ messageId, onClose }: DeleteDialogProps) {
  const chat = useChat();
  const labels = useLabels("messages", english.messages);
  const isLogged = useSelector(chat, chatSelectors.logging) !== null;
  return (
    <QuestionDialog
      open={messageId !== null}
      onClose={onClose}
      title={labels.deleteTitle}
      keep={labels.keep}
      confirm={labels.delete}
      onConfirm={() => {
        if (messageId !== null) chat.send({ type: "exchange.delete", messageId });
        onClose();
      }}
    >
      <p>{labels.deleteExtent(isLogged)}</p>
    </QuestionDialog>
  );
}

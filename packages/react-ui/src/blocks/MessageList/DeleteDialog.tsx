import { useIsLogged } from "../../hooks/use-is-logged";
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
  const isLogged = useIsLogged();
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

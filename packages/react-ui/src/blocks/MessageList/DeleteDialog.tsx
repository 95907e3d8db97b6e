import type { RefObject } from "react";
import { useIsLogged } from "../../hooks/use-is-logged";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { QuestionDialog } from "../../primitives/QuestionDialog/QuestionDialog";
import { useChatActor } from "../../providers/ChatProvider";
import { takeLostFocus } from "../../shared/focus";

export interface DeleteDialogProps {
  /** A message of the exchange; `null` while nothing is asked. */
  readonly messageId: string | null;
  /** The list of the messages, which takes the focus when the button of a deleted one is gone. */
  readonly list: RefObject<HTMLElement | null>;
  /** Called after either answer. Set `messageId` to `null` in it. */
  readonly onClose: () => void;
}

/** Asks before a question and its answer are deleted. The first button, which has the focus, keeps them. */
export function DeleteDialog({ messageId, list, onClose }: DeleteDialogProps) {
  const chat = useChatActor();
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
        takeLostFocus(() => list.current);
      }}
    >
      <p>{labels.deleteExtent(isLogged)}</p>
    </QuestionDialog>
  );
}

import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { Dialog } from "../../primitives/Dialog/Dialog";
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
  const isLogged = useSelector(chat, chatSelectors.isLogged);
  return (
    <Dialog open={messageId !== null} onClose={onClose} title={labels.deleteTitle} role="alertdialog">
      <p>{labels.deleteExtent(isLogged)}</p>
      <p className="aom-notice-actions">
        <button type="button" className="aom-button" onClick={onClose}>
          {labels.keep}
        </button>
        <button
          type="button"
          className="aom-button"
          data-tone="danger"
          onClick={() => {
            if (messageId !== null) chat.send({ type: "exchange.delete", messageId });
            onClose();
          }}
        >
          {labels.delete}
        </button>
      </p>
    </Dialog>
  );
}

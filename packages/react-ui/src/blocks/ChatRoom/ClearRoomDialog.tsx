import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoom } from "../../providers/ChatRoomProvider";
import { Dialog } from "../../primitives/Dialog/Dialog";

export interface ClearRoomDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before the discussion is deleted. The first button, which has the focus, cancels. */
export function ClearRoomDialog({ isOpen, onClose }: ClearRoomDialogProps) {
  const room = useChatRoom();
  const labels = useLabels("room", english.room);
  return (
    <Dialog open={isOpen} onClose={onClose} title={labels.clear} role="alertdialog">
      <p>{labels.clearQuestion}</p>
      <p className="aom-notice-actions">
        <button type="button" className="aom-button" onClick={onClose}>
          {labels.clearCancel}
        </button>
        <button
          type="button"
          className="aom-button"
          onClick={() => room.send({ type: "transcript.export", format: "text" })}
        >
          {labels.exportText}
        </button>
        <button
          type="button"
          className="aom-button"
          data-tone="danger"
          onClick={() => {
            room.send({ type: "discussion.clear" });
            onClose();
          }}
        >
          {labels.clearConfirm}
        </button>
      </p>
    </Dialog>
  );
}

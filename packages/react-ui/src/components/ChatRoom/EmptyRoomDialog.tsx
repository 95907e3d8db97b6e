import * as english from "../../messages/en/room";
import { useMessages } from "../../messages/MessagesProvider";
import { useChatRoom } from "../../providers/ChatRoomProvider";
import { Dialog } from "../Dialog/Dialog";

export interface EmptyRoomDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before everything that was said is forgotten. The first button, which has the focus, forgets nothing. */
export function EmptyRoomDialog({ isOpen, onClose }: EmptyRoomDialogProps) {
  const room = useChatRoom();
  const words = useMessages("room", english.room);
  return (
    <Dialog open={isOpen} onClose={onClose} title={words.clear} role="alertdialog">
      <p>{words.clearQuestion}</p>
      <p className="aom-notice-actions">
        <button type="button" className="aom-button" onClick={onClose}>
          {words.clearCancel}
        </button>
        <button
          type="button"
          className="aom-button"
          onClick={() => room.send({ type: "transcript.export", format: "text" })}
        >
          {words.exportText}
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
          {words.clearConfirm}
        </button>
      </p>
    </Dialog>
  );
}

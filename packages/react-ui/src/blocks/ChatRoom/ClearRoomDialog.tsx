import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";
import { QuestionDialog } from "../../primitives/QuestionDialog/QuestionDialog";

export interface ClearRoomDialogProps {
  readonly isOpen: boolean;
  /** Called after either answer. Set `isOpen` to `false` in it. */
  readonly onClose: () => void;
}

/** Asks before the discussion is deleted. The first button, which has the focus, cancels. */
export function ClearRoomDialog({ isOpen, onClose }: ClearRoomDialogProps) {
  const room = useChatRoomActor();
  const labels = useLabels("room", english.room);
  return (
    <QuestionDialog
      open={isOpen}
      onClose={onClose}
      title={labels.clear}
      keep={labels.clearCancel}
      confirm={labels.clearConfirm}
      onConfirm={() => {
        room.send({ type: "discussion.clear" });
        onClose();
      }}
      more={
        <button
          type="button"
          className="aom-button"
          onClick={() => room.send({ type: "transcript.export", format: "text" })}
        >
          {labels.exportText}
        </button>
      }
    >
      <p>{labels.clearQuestion}</p>
    </QuestionDialog>
  );
}

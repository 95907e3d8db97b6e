import { useEffect } from "react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoom } from "../../providers/ChatRoomProvider";
import { useIsBeingRead, type Turn } from "./use-is-being-read";

/** Ends a turn that has been read. Space does the same where nothing has the focus. */
export function AdvanceButton({ turn }: { readonly turn: Turn }) {
  const room = useChatRoom();
  const labels = useLabels("room", english.room);
  const isBeingRead = useIsBeingRead(turn);
  useEffect(() => {
    if (!isBeingRead) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== "Space" || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      const { activeElement } = document;
      // A dialog has the focus itself where nothing in it has.
      if (activeElement !== document.body && !activeElement?.matches("dialog, .aom-dialog-card")) return;
      event.preventDefault();
      room.send({ type: "turn.advance" });
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [room, isBeingRead]);
  if (!isBeingRead) return null;
  return (
    <button type="button" className="aom-button" onClick={() => room.send({ type: "turn.advance" })}>
      {labels.advance}
    </button>
  );
}

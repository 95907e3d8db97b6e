import { useEffect, useRef } from "react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";
import { isFocusFree } from "../../shared/focus";
import { listen } from "../../shared/listen";
import { useIsBeingRead, type Turn } from "./use-is-being-read";

/** Ends a turn that has been read. Space does the same where nothing has the focus. */
export function AdvanceButton({ turn }: { readonly turn: Turn }) {
  const room = useChatRoomActor();
  const labels = useLabels("room", english.room);
  const isBeingRead = useIsBeingRead(turn);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (!isBeingRead || !element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== "Space" || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      // A dialog has the focus itself where nothing in it has.
      const isOnDialog = event.target instanceof Element && event.target.matches("dialog, .aom-dialog-card");
      if (!isOnDialog && !isFocusFree(element)) return;
      event.preventDefault();
      room.send({ type: "turn.advance" });
    };
    // In a modal dialog, the rest of the page is inert, and has the focus where nothing in the dialog has it.
    return listen(element.closest("dialog") ? document : element.closest(".aom"), { keydown: onKeyDown });
  }, [room, isBeingRead]);
  if (!isBeingRead) return null;
  return (
    <button ref={button} type="button" className="aom-button" onClick={() => room.send({ type: "turn.advance" })}>
      {labels.advance}
    </button>
  );
}

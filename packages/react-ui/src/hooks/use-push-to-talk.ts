import { useEffect } from "react";
import { useChat } from "../providers/ChatProvider";

/** Space is the browser's own wherever something can be written or pressed, and nobody's behind an open dialog. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector("dialog:modal") !== null) return true;
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, button, a, summary, dialog, [contenteditable], [popover]") !== null
  );
}

/**
 * Space held down is push-to-talk: listening begins with the press, and what was heard is sent with the release.
 *
 * @param isOn whether anybody here listens.
 */
export function usePushToTalk(isOn: boolean): void {
  const chat = useChat();
  useEffect(() => {
    if (!isOn) return;
    let isHeld = false;
    const onKeyDown = (event: KeyboardEvent) => {
      // Wherever the focus has gone meanwhile, the same press writes and presses nothing.
      if (event.code === "Space" && isHeld && event.repeat) event.preventDefault();
      if (
        event.code !== "Space" ||
        event.repeat ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        isTaken(event.target)
      )
        return;
      if (!chat.getSnapshot().can({ type: "mic.start" })) return;
      event.preventDefault();
      isHeld = true;
      chat.send({ type: "audio.unlock" });
      chat.send({ type: "mic.start" });
    };
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      chat.send({ type: "mic.stop" });
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.code === "Space") release();
    };
    addEventListener("keydown", onKeyDown);
    addEventListener("keyup", onKeyUp);
    // A key that is let go in another window is never heard of.
    addEventListener("blur", release);
    return () => {
      removeEventListener("keydown", onKeyDown);
      removeEventListener("keyup", onKeyUp);
      removeEventListener("blur", release);
      release();
    };
  }, [chat, isOn]);
}

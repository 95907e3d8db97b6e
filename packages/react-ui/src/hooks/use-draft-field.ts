import { chatSelectors } from "@archive-of-minds/core";
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { useChat } from "../providers/ChatProvider";

export interface DraftField {
  /** What the text box holds now. */
  change(text: string): void;
  /** Tells the chat what it has not been told yet; before anything that reads the draft. */
  flush(): void;
}

function write(field: HTMLTextAreaElement | null, text: string): void {
  if (field && field.value !== text) field.value = text;
}

const isBlank = (text: string) => text.trim() === "";

/**
 * Shows the chat's draft in a text box whose text is its own. A text box that React writes is laid out once more at
 * every key, and so is what stands around it. And while a reply runs, a key need not wait for the chat to think about
 * it: the chat is told when the frame that shows the key is out. Only whether there is anything to send it hears at once.
 */
export function useDraftField(field: RefObject<HTMLTextAreaElement | null>): DraftField {
  const chat = useChat();
  const untold = useRef<string | null>(null);
  const frame = useRef(0);
  const timer = useRef(0);

  const flush = useCallback(() => {
    cancelAnimationFrame(frame.current);
    clearTimeout(timer.current);
    const text = untold.current;
    untold.current = null;
    if (text !== null) chat.send({ type: "draft.change", text });
  }, [chat]);

  const change = useCallback(
    (text: string) => {
      untold.current = text;
      if (isBlank(text) !== isBlank(chatSelectors.draft(chat.getSnapshot()))) return flush();
      cancelAnimationFrame(frame.current);
      clearTimeout(timer.current);
      frame.current = requestAnimationFrame(() => {
        timer.current = window.setTimeout(flush);
      });
    },
    [chat, flush],
  );

  useLayoutEffect(() => {
    const show = () => {
      if (untold.current === null) write(field.current, chatSelectors.draft(chat.getSnapshot()));
    };
    show();
    const subscription = chat.subscribe(show);
    return () => subscription.unsubscribe();
  }, [chat, field]);

  useEffect(() => {
    // Whoever presses something else may send, choose another character, or go.
    addEventListener("pointerdown", flush, { capture: true });
    addEventListener("pagehide", flush);
    const element = field.current;
    element?.addEventListener("blur", flush);
    return () => {
      removeEventListener("pointerdown", flush, { capture: true });
      removeEventListener("pagehide", flush);
      element?.removeEventListener("blur", flush);
      flush();
    };
  }, [field, flush]);

  return { change, flush };
}

import { chatSelectors } from "@archive-of-minds/core";
import { isBlank } from "@archive-of-minds/core/internal";
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { useChatActor } from "../providers/ChatProvider";
import { useEventArea } from "../providers/EventArea";
import { listen } from "../shared/listen";

export interface DraftField {
  /** Takes the text of the field after each change. */
  change(text: string): void;
  /** Sends the latest text to the chat. Call it before anything that reads the draft. */
  flush(): void;
}

function write(field: HTMLTextAreaElement | null, text: string): void {
  if (field && field.value !== text) field.value = text;
}

/**
 * Binds the chat's draft to an uncontrolled text field. A controlled one makes the browser lay out the page once more for
 * each key. The chat gets the text after the frame that shows the key, so that typing does not wait for the chat while a
 * reply streams. Only the change between blank and not blank is sent at once.
 */
export function useDraftField(field: RefObject<HTMLTextAreaElement | null>): DraftField {
  const chat = useChatActor();
  const area = useEventArea().target;
  const unsent = useRef<string | null>(null);
  const frame = useRef(0);
  const timer = useRef(0);

  const flush = useCallback(() => {
    cancelAnimationFrame(frame.current);
    clearTimeout(timer.current);
    const text = unsent.current;
    unsent.current = null;
    if (text !== null) chat.send({ type: "draft.change", text });
  }, [chat]);

  const change = useCallback(
    (text: string) => {
      unsent.current = text;
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
      if (unsent.current === null) write(field.current, chatSelectors.draft(chat.getSnapshot()));
    };
    show();
    const subscription = chat.subscribe(show);
    return () => subscription.unsubscribe();
  }, [chat, field]);

  useEffect(() => {
    // The press may send, choose another character, or leave the page.
    const ends = [
      listen(area.current, { pointerdown: flush }, { capture: true }),
      listen(window, { pagehide: flush }),
      listen(field.current, { blur: flush }),
    ];
    return () => {
      for (const end of ends) end();
      flush();
    };
  }, [area, field, flush]);

  return { change, flush };
}

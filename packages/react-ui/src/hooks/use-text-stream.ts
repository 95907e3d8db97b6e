import { useLayoutEffect, type RefObject } from "react";
import { createFrameScheduler } from "../shared/frame-scheduler";

/** A text that grows and notifies its subscribers, such as a streaming reply. */
export interface StreamingText {
  readonly text: string;
  subscribe(listener: () => void): () => void;
}

/**
 * Writes a streaming text into an element, outside React. The present text is written at once, later parts once a frame,
 * or less often where frames are slow or the visitor types. Each part is appended to one text node, so that its cost does
 * not grow with the text.
 */
export function useTextStream(target: RefObject<HTMLElement | null>, source: StreamingText | undefined): void {
  useLayoutEffect(() => {
    const element = target.current;
    if (!source || !element) return;
    const node = element.ownerDocument.createTextNode("");
    element.replaceChildren(node);
    let shown = 0;
    const show = () => {
      node.appendData(source.text.slice(shown));
      shown = source.text.length;
    };
    show();
    const frames = createFrameScheduler(window, show);
    const unsubscribe = source.subscribe(() => frames.request());
    return () => {
      frames.end();
      unsubscribe();
    };
  }, [source, target]);
}

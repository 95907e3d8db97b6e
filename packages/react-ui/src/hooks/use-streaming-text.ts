import { useLayoutEffect, type RefObject } from "react";
import { createAffordableFrames } from "../shared/affordable-frames";

/** A text that grows and tells of it. A reply's draft is one. */
export interface StreamingText {
  readonly text: string;
  subscribe(listener: () => void): () => void;
}

/**
 * Writes a growing text into an element, outside React: what is there at once, later pieces once a frame (less often where
 * a frame is dear, or somebody types), each appended to the one text node, so that a piece costs the same however long the
 * text is.
 */
export function useStreamingText(target: RefObject<HTMLElement | null>, source: StreamingText | undefined): void {
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
    const frames = createAffordableFrames(window, show);
    const unsubscribe = source.subscribe(() => frames.request());
    return () => {
      frames.end();
      unsubscribe();
    };
  }, [source, target]);
}

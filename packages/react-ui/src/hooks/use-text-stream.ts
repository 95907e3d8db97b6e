import { useLayoutEffect, useRef, type RefObject } from "react";
import { type ReplyLanguage, useReplyLanguage } from "../labels/LabelsProvider";
import { createFrameScheduler } from "../shared/frame-scheduler";
import { closeOpenMarks } from "../shared/markdown/close-open-marks";
import { hasMarkdown } from "../shared/markdown/has-markdown";
import { loadMarkdown, markdownParser } from "../shared/markdown/markdown-part";
import { markdownToDom } from "../shared/markdown/markdown-to-dom";

/** A mark may lie across two parts; none that begins Markdown is longer, in characters. */
const LONGEST_MARK = 8;

/** A text that grows and notifies its subscribers, such as a streaming reply. */
export interface StreamingText {
  readonly text: string;
  subscribe(listener: () => void): () => void;
}

/** Writes a text into an element until it is ended, and leaves the element empty. */
function writeText(element: HTMLElement, source: StreamingText, replyLanguage: ReplyLanguage): () => void {
  const node = element.ownerDocument.createTextNode("");
  element.replaceChildren(node);
  const ownLanguage = element.getAttribute("lang");
  let shown = 0;
  let isMarkdown = false;
  let isOver = false;
  const show = () => {
    const { text } = source;
    if (!isMarkdown && hasMarkdown(text.slice(Math.max(0, shown - LONGEST_MARK)))) {
      isMarkdown = true;
      void loadMarkdown().then(() => isOver || frames.request());
    }
    const parse = isMarkdown ? markdownParser() : null;
    if (parse === null) node.appendData(text.slice(shown));
    else {
      element.classList.add("aom-markdown");
      element.replaceChildren(...markdownToDom(parse(closeOpenMarks(text)), element.ownerDocument));
    }
    shown = text.length;
    const language = replyLanguage(text);
    if (language !== undefined) element.setAttribute("lang", language);
  };
  const frames = createFrameScheduler(window, element.closest(".aom-area, dialog"), show);
  show();
  const unsubscribe = source.subscribe(() => frames.request());
  return () => {
    isOver = true;
    frames.end();
    unsubscribe();
    element.replaceChildren();
    element.classList.remove("aom-markdown");
    if (ownLanguage === null) element.removeAttribute("lang");
    else element.setAttribute("lang", ownLanguage);
  };
}

/**
 * Writes a streaming text into an element, outside React. The present text is written at once, later parts once a frame,
 * or less often where frames are slow or the visitor types. Each part is appended to one text node, so that its cost does
 * not grow with the text. A text with Markdown is drawn as such once the parser is loaded.
 */
export function useTextStream(target: RefObject<HTMLElement | null>, source: StreamingText | undefined): void {
  const replyLanguage = useReplyLanguage();
  const written = useRef<readonly [by: readonly unknown[], end: () => void] | null>(null);
  // After each rendering: the element may come and go with any.
  useLayoutEffect(() => {
    const element = target.current;
    const by = [element, source, replyLanguage];
    if (written.current?.[0].every((part, at) => part === by[at]) === true) return;
    written.current?.[1]();
    written.current = [by, element && source ? writeText(element, source, replyLanguage) : () => {}];
  });
  useLayoutEffect(
    () => () => {
      written.current?.[1]();
      written.current = null;
    },
    [],
  );
}

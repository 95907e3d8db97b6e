import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** What stays free above the question, in pixels. */
const GAP = 12;

interface QuestionOnTopOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The messages, without the room below them. */
  readonly page: RefObject<HTMLElement | null>;
  /** The id of the reply that is awaited; `undefined` while none is. */
  readonly pendingId: string | undefined;
  /** The id of the last question. */
  readonly questionId: string | undefined;
}

/**
 * Keeps so much room below a reply that its question stands at the top of the view, from the moment it is asked: the reply
 * grows into that room, and nothing that is read moves. Before the first question of this visit there is none.
 *
 * @returns the element that is the room.
 */
export function useQuestionOnTop({
  scroller,
  page,
  pendingId,
  questionId,
}: QuestionOnTopOptions): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ readonly pendingId: string; readonly questionId: string | undefined }>();
  if (pendingId !== undefined && (asked?.pendingId !== pendingId || asked.questionId !== questionId))
    setAsked({ pendingId, questionId });
  const id = asked?.questionId;
  const latest = useRef(id);

  // Before the scroll anchor begins to observe: it measures what is kept here.
  useLayoutEffect(() => {
    const [view, content, below] = [scroller.current, page.current, room.current];
    if (!view || !content || !below) return;
    const keep = () => {
      if (latest.current === undefined) return;
      const question = content.querySelector(`[data-message="${CSS.escape(latest.current)}"]`);
      const used = question && content.getBoundingClientRect().bottom - question.getBoundingClientRect().top;
      below.style.height = `${String(used === null ? 0 : Math.max(0, view.clientHeight - used - GAP))}px`;
    };
    // Called after layout and before paint.
    const observer = new ResizeObserver(keep);
    observer.observe(content);
    observer.observe(view);
    return () => observer.disconnect();
  }, [scroller, page]);
  // The question that is asked makes the messages grow, and that is observed.
  useLayoutEffect(() => {
    latest.current = id;
  }, [id]);

  return room;
}

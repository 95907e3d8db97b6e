import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** What stays free above the question, in pixels. */
const GAP = 12;

interface QuestionOnTopOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The messages, without the room below them. */
  readonly page: RefObject<HTMLElement | null>;
  /** Lies over the end of the messages. */
  readonly float: RefObject<HTMLElement | null>;
  readonly conversationId: string;
  /** The id of the reply that is awaited; `undefined` while none is. */
  readonly pendingId: string | undefined;
  /** The id of the last question. */
  readonly questionId: string | undefined;
}

interface Asked {
  readonly conversationId: string;
  readonly pendingId: string;
  readonly questionId: string | undefined;
}

/**
 * Keeps so much room below a reply that its question stands at the top of the view, from the moment it is asked: the reply
 * grows into that room, and nothing that is read moves. Before the first question of this visit there is none, but for what
 * notices cover: the end of the messages can be scrolled out from below them.
 *
 * @returns the element that is the room.
 */
export function useQuestionOnTop({
  scroller,
  page,
  float,
  conversationId,
  pendingId,
  questionId,
}: QuestionOnTopOptions): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked>();
  if (pendingId !== undefined && (asked?.pendingId !== pendingId || asked.questionId !== questionId))
    setAsked({ conversationId, pendingId, questionId });
  const id = asked?.conversationId === conversationId ? asked.questionId : undefined;
  const latest = useRef(id);
  const awaited = useRef(pendingId);

  // Before the scroll anchor begins to observe: it measures what is kept here.
  useLayoutEffect(() => {
    const [view, content, below, above] = [scroller.current, page.current, room.current, float.current];
    if (!view || !content || !below || !above) return;
    let covered = 0;
    const end = () => content.getBoundingClientRect().bottom;
    const free = () => {
      const question = latest.current && content.querySelector(`[data-message="${CSS.escape(latest.current)}"]`);
      return question ? view.clientHeight - end() + question.getBoundingClientRect().top - GAP : 0;
    };
    const keep = () => {
      const before = end();
      const hasChanged = covered !== (covered = above.offsetHeight);
      below.style.height = `${String(Math.max(free(), covered))}px`;
      // What is read stays where it is, whether the browser sees to that by itself or not. But a question that was just
      // asked has been scrolled to the top, and a notice may have gone with it.
      const isAtEnd = view.scrollTop > -1;
      // What asks for a decision below the last message is not covered by another notice.
      const staysAtEnd = isAtEnd && (awaited.current !== undefined || content.querySelector(".aom-notice") !== null);
      if (hasChanged && !staysAtEnd) view.scrollTop += end() - before;
    };
    // Called after layout and before paint.
    const observer = new ResizeObserver(keep);
    observer.observe(content);
    observer.observe(view);
    observer.observe(above);
    return () => observer.disconnect();
  }, [scroller, page, float]);
  // The question that is asked makes the messages grow, and that is observed.
  useLayoutEffect(() => {
    latest.current = id;
    awaited.current = pendingId;
  });

  return room;
}

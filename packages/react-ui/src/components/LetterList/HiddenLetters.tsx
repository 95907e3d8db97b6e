import type { RefObject } from "react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";

/** Says that what was said before the letters were hidden is kept, and shows it again. */
export function HiddenLetters({ scroller }: { readonly scroller: RefObject<HTMLElement | null> }) {
  const chat = useChat();
  const letters = useLabels("letters", english.letters);
  const show = () => {
    chat.send({ type: "letters.show" });
    // The button goes; the focus stays with what it has brought.
    scroller.current?.focus({ preventScroll: true });
  };
  return (
    <p className="aom-letters-hidden">
      {letters.earlierKept}{" "}
      <button type="button" className="aom-button" data-tone="quiet" onClick={show}>
        {letters.showEarlier}
      </button>
    </p>
  );
}

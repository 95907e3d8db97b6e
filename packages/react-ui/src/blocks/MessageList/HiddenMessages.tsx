import type { RefObject } from "react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";

/** Says that earlier messages are hidden but not deleted, and shows them again. */
export function HiddenMessages({ scroller }: { readonly scroller: RefObject<HTMLElement | null> }) {
  const chat = useChatActor();
  const labels = useLabels("messages", english.messages);
  const show = () => {
    chat.send({ type: "messages.show" });
    // The button is removed: the focus moves to the messages it shows.
    scroller.current?.focus({ preventScroll: true });
  };
  return (
    <p className="aom-messages-hidden">
      {labels.earlierKept}{" "}
      <button type="button" className="aom-button" data-tone="quiet" onClick={show}>
        {labels.showEarlier}
      </button>
    </p>
  );
}

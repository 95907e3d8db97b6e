import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useIsBusy } from "../../hooks/use-is-busy";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";

export interface NewConversationProps {
  /** `quiet` for a menu; by default an ordinary button. */
  readonly tone?: "quiet";
  /** Called after the press, such as to close the menu. */
  readonly onChoose?: () => void;
}

/** Leaves the open conversation for a new one. It stays in the list. */
export function NewConversation({ tone, onChoose }: NewConversationProps) {
  const chat = useChatActor();
  const labels = useLabels("conversations", english.conversations);
  const canBegin = useSelector(chat, chatSelectors.canBeginConversation);
  const isBusy = useIsBusy();
  return (
    <button
      type="button"
      className="aom-button"
      data-tone={tone}
      disabled={!canBegin || isBusy}
      onClick={({ currentTarget }) => {
        chat.send({ type: "conversation.begin" });
        onChoose?.();
        // There is nothing left to press here. On a phone the field would open the keyboard.
        if (matchMedia("(hover: hover)").matches)
          currentTarget
            .closest(".aom")
            ?.querySelector<HTMLElement>(".aom-composer textarea")
            ?.focus({ preventScroll: true });
      }}
    >
      {labels.begin}
    </button>
  );
}

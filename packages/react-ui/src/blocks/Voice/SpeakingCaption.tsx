import { forwardRef } from "react";
import { chatVoiceSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChatActor } from "../../providers/ChatProvider";
import { CaptionLine, type CaptionLineProps } from "./CaptionLine";

/**
 * The attributes of its root `<p>`, and `room`: how many characters of the sentence are shown at once. Needs a
 * `<ChatProvider>` above it.
 */
export type SpeakingCaptionProps = Omit<CaptionLineProps, "caption">;

/** What the character is saying in the chat. */
export const SpeakingCaption = forwardRef<HTMLParagraphElement, SpeakingCaptionProps>(
  function SpeakingCaption(line, ref) {
    return <CaptionLine {...line} ref={ref} caption={useSelector(useChatActor(), chatVoiceSelectors.caption)} />;
  },
);

import { chatSelectors } from "@archive-of-minds/core";
import type { RefObject } from "react";
import { useChat } from "../providers/ChatProvider";
import { useStreamingText } from "./use-streaming-text";

/** Writes the streaming reply into an element, outside React. */
export function useStreamedText(target: RefObject<HTMLElement | null>): void {
  useStreamingText(target, chatSelectors.textStream(useChat().getSnapshot()));
}

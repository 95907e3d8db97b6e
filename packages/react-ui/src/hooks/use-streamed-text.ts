import { chatSelectors } from "@archive-of-minds/core";
import type { RefObject } from "react";
import { useChat } from "../providers/ChatProvider";
import { useStreamingText } from "./use-streaming-text";

/** Writes the reply under way into an element's text, outside React. */
export function useStreamedText(target: RefObject<HTMLElement | null>): void {
  useStreamingText(target, chatSelectors.textStream(useChat().getSnapshot()));
}

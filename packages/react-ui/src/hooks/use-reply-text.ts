import { chatSelectors } from "@archive-of-minds/core";
import type { RefObject } from "react";
import { useChatActor } from "../providers/ChatProvider";
import { useTextStream } from "./use-text-stream";

/** Writes the chat's streaming reply into an element, outside React. */
export function useReplyText(target: RefObject<HTMLElement | null>): void {
  useTextStream(target, chatSelectors.textStream(useChatActor().getSnapshot()));
}

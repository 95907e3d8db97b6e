import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import type { RefObject } from "react";
import { useChatActor } from "../providers/ChatProvider";
import { useTextStream } from "./use-text-stream";

/**
 * Writes the chat's streaming reply into an element, outside React: the component renders when a reply begins and ends,
 * and not for each piece. The element may be there always, or only while a reply streams; between replies it is empty.
 */
export function useReplyText(target: RefObject<HTMLElement | null>): void {
  useTextStream(target, useSelector(useChatActor(), chatSelectors.textStream));
}

import type { ReplyWait } from "@archive-of-minds/core";
import { useCallback, useSyncExternalStore } from "react";

/** A reply that says what its model does before the first word. */
export interface WaitingReply {
  readonly wait: ReplyWait | null;
  subscribe(listener: () => void): () => void;
}

const never = () => () => {};

/** What the model of a reply does before its first word; `null` when nothing is known of it. */
export function useReplyWait(reply: WaitingReply | undefined): ReplyWait | null {
  const subscribe = useCallback((listener: () => void) => (reply ? reply.subscribe(listener) : never()), [reply]);
  const read = () => reply?.wait ?? null;
  return useSyncExternalStore(subscribe, read, read);
}

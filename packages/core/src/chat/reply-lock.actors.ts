import { fromCallback } from "xstate";
import type { ReplyLock } from "../contracts";
import type { CharacterInput, ChatEvent } from "./chat.events";

/** Makes `acquireReplyLock`; without a lock other pages do not know of the reply. */
export function defineAcquireReplyLock(lock?: ReplyLock) {
  return fromCallback<ChatEvent, CharacterInput>(({ input }) => lock?.hold(input.characterId));
}

/** Makes `watchReplies`; without a lock there is no other page. */
export function defineWatchReplies(lock?: ReplyLock) {
  return fromCallback<ChatEvent, CharacterInput>(({ input, sendBack }) => {
    if (lock)
      return lock.watch(input.characterId, (isElsewhere) =>
        sendBack({ type: isElsewhere ? "otherPage.began" : "otherPage.ended" }),
      );
    sendBack({ type: "otherPage.ended" });
  });
}

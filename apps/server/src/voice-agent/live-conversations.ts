import type { WallClock } from "@archive-of-minds/core";
import { randomUUID } from "node:crypto";
import { describeError, type Logger } from "../log";
import type { LiveConversationStore } from "../store/store";
import type { Conversation, ConversationDependencies } from "./conversation";
import { closeReasons, type CloseReason } from "./close-reasons";

/** Whose a conversation is. */
interface Owner {
  readonly visitorId: string;
  /** With whom: in the Chat Room a visitor has several at once. */
  readonly characterId: string;
  readonly sessionId: string;
  /**
   * One that is spoken and one that is written, as in the Chat Room, leave each other alone. A check only shows whether
   * there is a way: it takes the place of another check, and of no conversation.
   */
  readonly kind: "spoken" | "written" | "check";
}

/** What a conversation has to know about its owner. */
type Ownership = Pick<ConversationDependencies, "claim" | "findCloseReason" | "onEnd">;

/**
 * One live conversation of each kind of each visitor with each character, and none for who has no session any more. In this process that holds at once;
 * of what happens in another process that shares the database, a conversation learns at its next ping.
 */
export interface LiveConversations {
  /** Begins one. It takes over from the one before, as after a page was loaded anew. */
  begin(owner: Owner, converse: (ownership: Ownership) => Conversation): void;
  /** Ends what was begun in a session that is over. */
  endSession(sessionId: string): void;
}

const places: Readonly<Record<Owner["kind"], (visitorId: string, characterId: string) => string>> = {
  spoken: (visitorId, characterId) => `${visitorId} ${characterId}`,
  written: (visitorId, characterId) => `written ${visitorId} ${characterId}`,
  check: (visitorId) => `check ${visitorId}`,
};

export function createLiveConversations(deps: {
  readonly store: LiveConversationStore;
  readonly isSessionAlive: (sessionId: string) => Promise<boolean>;
  readonly clock: WallClock;
  readonly log: Logger;
}): LiveConversations {
  const { store } = deps;
  const running = new Map<string, { readonly sessionId: string; readonly conversation: Conversation }>();
  const end = ({ conversation }: { readonly conversation: Conversation }, closeReason: CloseReason) =>
    conversation.end(closeReason);

  return {
    begin({ visitorId, characterId, sessionId, kind }, converse) {
      const place = places[kind](visitorId, characterId);
      const before = running.get(place);
      if (before !== undefined) end(before, closeReasons.elsewhere);
      const id = randomUUID();
      let hasEnded = false;
      // A place that stays taken keeps nobody out, and the next sweep frees it.
      const release = () =>
        store
          .release(place, id)
          .catch((error: unknown) => deps.log.warn("live conversation not released", describeError(error)));

      const conversation = converse({
        async claim() {
          await store.claim(place, id, deps.clock.now());
          if (hasEnded) await release();
        },
        async findCloseReason() {
          if (!(await deps.isSessionAlive(sessionId))) return closeReasons.locked;
          const holder = await store.holder(place);
          return holder === null || holder === id ? null : closeReasons.elsewhere;
        },
        onEnd() {
          hasEnded = true;
          if (running.get(place)?.conversation === conversation) running.delete(place);
          void release();
        },
      });
      running.set(place, { sessionId, conversation });
    },

    endSession(sessionId) {
      for (const one of running.values()) if (one.sessionId === sessionId) end(one, closeReasons.locked);
    },
  };
}

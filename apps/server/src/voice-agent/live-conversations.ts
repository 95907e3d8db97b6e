import type { WallClock } from "@archive-of-minds/core";
import { randomUUID } from "node:crypto";
import { describeError, type Logger } from "../log";
import type { LiveConversationStore } from "../store/store";
import type { Conversation, ConversationDependencies } from "./conversation";
import { closeReasons, type CloseReason } from "./close-reasons";

/** The owner of a conversation. */
interface Owner {
  readonly visitorId: string;
  /** In the Chat Room a visitor talks to several characters at once. */
  readonly characterId: string;
  readonly sessionId: string;
  /**
   * A spoken and a written conversation, as in the Chat Room, exist side by side. A connection check replaces only another
   * check.
   */
  readonly kind: "spoken" | "written" | "check";
}

/** What a conversation needs from its owner. */
type Ownership = Pick<ConversationDependencies, "claim" | "findCloseReason" | "onEnd">;

/**
 * One live conversation for each visitor, character and kind, and none without a session. Within this process a newer one
 * replaces it at once; across processes that share the database, at its next ping.
 */
export interface LiveConversations {
  /** Begins one. It replaces the one before, for example after a reload. */
  begin(owner: Owner, run: (ownership: Ownership) => Conversation): void;
  /** Ends the conversations of a session. */
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
    begin({ visitorId, characterId, sessionId, kind }, run) {
      const place = places[kind](visitorId, characterId);
      const before = running.get(place);
      if (before !== undefined) end(before, closeReasons.elsewhere);
      const id = randomUUID();
      let hasEnded = false;
      // A place that stays taken blocks no other conversation, and the next sweep frees it.
      const release = () =>
        store
          .release(place, id)
          .catch((error: unknown) => deps.log.warn("live conversation not released", describeError(error)));

      const conversation = run({
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

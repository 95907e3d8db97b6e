import { fromCallback, fromPromise } from "xstate";
import { MemoryStoreError, type LoadedMemory, type MemoryStore } from "../contracts";
import { createSerialQueue } from "../shared/serial-queue";
import type { CharacterInput, ChatEvent, WriteMemoryEvent } from "./chat.events";

export function defineLoadMemory(store: MemoryStore) {
  return fromPromise<LoadedMemory, CharacterInput>(({ input }) => store.load(input.characterId));
}

export function defineWatchMemory(store: MemoryStore) {
  return fromCallback<ChatEvent, CharacterInput>(({ input, sendBack }) =>
    store.watch(input.characterId, (news) =>
      sendBack(news.type === "lost" ? { type: "memory.lost" } : { type: "memory.changed", change: news }),
    ),
  );
}

/** Makes `writeMemory`: writes run one at a time, so that a reply is never stored before its question. */
export function defineWriteMemory(store: MemoryStore) {
  return fromCallback<WriteMemoryEvent>(({ receive, sendBack }) => {
    const inTurn = createSerialQueue();
    receive(({ characterId, message }) => {
      inTurn(() => store.append(characterId, message)).then(
        () => sendBack({ type: "memory.stored", messageId: message.id }),
        (error: unknown) => {
          const reason = error instanceof MemoryStoreError ? error.reason : "unknown";
          sendBack({ type: "memory.failed", messageId: message.id, reason });
        },
      );
    });
  });
}

import { fromCallback, fromPromise } from "xstate";
import { MemoryStoreError, type LoadedMemory, type MemoryStore } from "../contracts";
import { createSerialQueue } from "../shared/serial-queue";
import type { CharacterInput, ChatEvent, ReadOthersEvent, WriteMemoryEvent } from "./chat.events";

/**
 * Makes `loadMemory` from a memory store: reads all messages with one character. Where it fails, the chat begins
 * without messages, with the problem `unreadable`.
 */
export function defineLoadMemory(store: MemoryStore) {
  return fromPromise<LoadedMemory, CharacterInput>(({ input }) => store.load(input.characterId));
}

/**
 * Makes `watchMemory` from a memory store: reports changes from elsewhere as `memory.changed`, and the loss of the
 * stored messages as `memory.lost`.
 */
export function defineWatchMemory(store: MemoryStore) {
  return fromCallback<ChatEvent, CharacterInput>(({ input, sendBack }) =>
    store.watch(input.characterId, (news) =>
      sendBack(news.type === "lost" ? { type: "memory.lost" } : { type: "memory.changed", change: news }),
    ),
  );
}

/**
 * Makes `readOthers`: reads the newest message, or all messages, of each character when it is asked to, and of one whose
 * memory is changed elsewhere. What cannot be read is left out.
 */
export function defineReadOthers(store: MemoryStore, characterIds: readonly string[]) {
  return fromCallback<ReadOthersEvent>(({ receive, sendBack }) => {
    const wanted = { newest: false, memories: false };
    const readNewest = async (characterId: string) => {
      if (!wanted.newest || !store.newest) return;
      const message = await store.newest(characterId).catch(() => null);
      sendBack({ type: "newest.changed", characterId, message });
    };
    const readAll = async (characterId: string) => {
      const memory = wanted.memories && (await store.load(characterId).catch(() => null));
      // It may have been released meanwhile.
      if (memory && wanted.memories) sendBack({ type: "memories.changed", characterId, messages: memory.messages });
    };
    const leave = characterIds.map((id) =>
      store.watch(id, () => {
        void readNewest(id);
        void readAll(id);
      }),
    );
    receive(({ type }) => {
      const isNewest = type === "newest.read";
      if (isNewest) wanted.newest = true;
      else wanted.memories = type === "memories.read";
      for (const id of characterIds) void (isNewest ? readNewest(id) : readAll(id));
    });
    return () => {
      for (const end of leave) end();
    };
  });
}

/** Makes `writeMemory`: writes run one at a time, so that a reply is never stored before its question. */
export function defineWriteMemory(store: MemoryStore) {
  return fromCallback<WriteMemoryEvent>(({ receive, sendBack }) => {
    const inTurn = createSerialQueue();
    receive(({ type, characterId, message }) => {
      const work = () =>
        type === "memory.append" ? store.append(characterId, message) : store.remove(characterId, message);
      inTurn(work).then(
        () => sendBack({ type: "memory.stored", messageId: message.id }),
        (error: unknown) => {
          const reason = error instanceof MemoryStoreError ? error.reason : "unknown";
          sendBack({ type: "memory.failed", messageId: message.id, reason });
        },
      );
    });
  });
}

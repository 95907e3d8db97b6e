import { fromCallback, fromPromise } from "xstate";
import { MemoryStoreError, type LoadedMemory, type MemoryStore } from "../contracts";
import { createSerialQueue } from "../shared/serial-queue";
import type { CharacterInput, ChatEvent, ReadNewestEvent, WriteMemoryEvent } from "./chat.events";

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

/**
 * Makes `readNewest`: reads the newest message of each character when it is asked to, and of one whose memory is changed
 * elsewhere. A message that cannot be read is left out.
 */
export function defineReadNewest(store: MemoryStore, characterIds: readonly string[]) {
  return fromCallback<ReadNewestEvent>(({ receive, sendBack }) => {
    const newest = store.newest?.bind(store);
    if (!newest) return;
    let isWanted = false;
    const read = async (characterId: string) => {
      const message = await newest(characterId).catch(() => null);
      sendBack({ type: "newest.changed", characterId, message });
    };
    const leave = characterIds.map((id) =>
      store.watch(id, () => {
        if (isWanted) void read(id);
      }),
    );
    receive(() => {
      isWanted = true;
      for (const id of characterIds) void read(id);
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

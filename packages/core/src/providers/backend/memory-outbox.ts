import { createSerialQueue } from "../../shared/serial-queue";
import { isSameEntry, oldestFirst, type Outbox, type OutboxEntry } from "./outbox";

/** An outbox that is lost when the page closes. */
export function createMemoryOutbox(): Outbox {
  const entries = new Map<string, OutboxEntry>();
  return {
    async put(entry) {
      entries.set(entry.exchange.exchangeId, entry);
    },
    async remove(entry) {
      const { exchangeId } = entry.exchange;
      if (isSameEntry(entries.get(exchangeId), entry)) entries.delete(exchangeId);
    },
    async all() {
      return oldestFirst(entries.values());
    },
    async find(exchangeId) {
      return entries.get(exchangeId);
    },
    async clear(characterId) {
      for (const { exchange } of entries.values()) {
        if (exchange.characterId === characterId) entries.delete(exchange.exchangeId);
      }
    },
    async clearAll() {
      entries.clear();
    },
    exclusively: createSerialQueue(),
  };
}

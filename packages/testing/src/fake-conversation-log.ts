import type { ConversationLog, Exchange, LoggedExchange, LogResult } from "@archive-of-minds/core";

/** A conversation log in memory, whose failures the test decides. */
export interface FakeConversationLog extends ConversationLog {
  /** The stored exchanges, oldest first. */
  readonly kept: readonly LoggedExchange[];
  /** The exchanges that wait to be sent, oldest first. */
  readonly waiting: readonly Exchange[];
  /** From now on the service is unreachable. */
  readonly breakDown: () => void;
  readonly recover: () => void;
  /** From now on the service requires the access code. */
  readonly lock: () => void;
  readonly unlock: () => void;
}

const START = Date.parse("2026-01-01T10:00:00.000Z");

/**
 * A fake of the log that a server keeps. As with the real one, every call fails with `offline: true` until `health` has
 * succeeded, also after `breakDown`; what is logged meanwhile waits in `waiting`.
 */
export function createFakeConversationLog(): FakeConversationLog {
  const kept: LoggedExchange[] = [];
  const waiting: Exchange[] = [];
  let reachable = true;
  let locked = false;
  let enabled = false;

  const offline = (): LogResult<never> => ({
    success: false,
    error: "The memory service is not available.",
    offline: true,
    locked: false,
  });

  const call = <Value>(work: () => Value): LogResult<Value> => {
    if (!enabled) return offline();
    if (!reachable) {
      enabled = false;
      return offline();
    }
    if (locked) return { success: false, error: "The archive is locked.", offline: false, locked: true };
    return { success: true, value: work() };
  };

  const keep = (exchange: Exchange) => {
    const former = kept.findIndex(({ exchangeId }) => exchangeId === exchange.exchangeId);
    if (exchange.userMessage === "" && exchange.assistantMessage === "") {
      if (former !== -1) kept.splice(former, 1);
      return;
    }
    if (kept[former] !== undefined) kept[former] = { ...exchange, createdAt: kept[former].createdAt };
    else kept.push({ ...exchange, createdAt: new Date(START + kept.length * 1000).toISOString() });
  };

  const reports = new Set<Parameters<ConversationLog["onDelivered"]>[0]>();
  const flush = () =>
    call(() => {
      waiting.splice(0).forEach(keep);
      for (const report of [...reports]) report("taken");
    });

  const forget = <Item extends Exchange>(list: Item[], characterId: string | null) => {
    const left = characterId === null ? [] : list.filter((exchange) => exchange.characterId !== characterId);
    const forgotten = list.length - left.length;
    list.splice(0, list.length, ...left);
    return forgotten;
  };

  return {
    kept,
    waiting,
    async health() {
      enabled = reachable;
      if (!reachable) return offline();
      flush();
      return { success: true, value: { store: "ok" } };
    },
    async log(exchange) {
      waiting.push(exchange);
      const flushed = flush();
      return flushed.success ? { success: true, value: { exchangeId: exchange.exchangeId } } : flushed;
    },
    async list(characterId, { limit = 50, before } = {}) {
      return call(() => {
        const all = kept.filter((exchange) => exchange.characterId === characterId).reverse();
        const start = before === undefined ? 0 : all.findIndex(({ exchangeId }) => exchangeId === before) + 1;
        const conversations = all.slice(start, start + limit);
        const next = conversations.at(-1)?.exchangeId;
        return { conversations, ...(next !== undefined && all.length > start + limit && { next }) };
      });
    },
    async clear(characterId) {
      forget(waiting, characterId);
      return call(() => ({ deleted: forget(kept, characterId) }));
    },
    async clearAll() {
      forget(waiting, null);
      return call(() => ({ deleted: forget(kept, null) }));
    },
    async forgetVisitor() {
      forget(waiting, null);
      return call(() => {
        locked = true;
        return { deleted: forget(kept, null) };
      });
    },
    onDelivered(report) {
      reports.add(report);
      return () => reports.delete(report);
    },
    breakDown: () => void (reachable = false),
    recover: () => void (reachable = true),
    lock: () => void (locked = true),
    unlock: () => void (locked = false),
  };
}

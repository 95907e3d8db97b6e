import type { ConversationLog, WallClock } from "../../contracts";
import { createSerialQueue } from "../../shared/serial-queue";
import { createBackOff } from "./back-off";
import type { BackendOptions } from "./call-backend";
import { createLogTransport, failure, toResult, type Attempt, type LogFailure } from "./log-transport";
import type { Outbox, OutboxEntry } from "./outbox";

/** What {@link createBackendConversationLog} needs: an outbox. */
export interface BackendConversationLogOptions extends BackendOptions {
  /** Where exchanges wait until the service has acknowledged them. */
  readonly outbox: Outbox;
  /** After how many days the service deletes an exchange, as its configuration says. */
  readonly retentionDays?: number | undefined;
  /** The time of day, for how long an exchange has waited. Left out, the system's. */
  readonly clock?: WallClock;
}

/** The memory service behind a server of your own, from {@link createBackendConversationLog}. */
export interface BackendConversationLog extends ConversationLog {
  /** Stops checking whether the service is back. Waiting exchanges are left for the next page. */
  dispose(): void;
}

/** An exchange that could not be delivered for this long is dropped. */
const LONGEST_WAIT_MS = 7 * 24 * 3_600_000;
/** A clock that was never set says 1970, or its date of manufacture: waiting times since then are unknown. */
const EARLIEST_BELIEVED = Date.UTC(2026, 0, 1);
const RETRY = { first: 5_000, longest: 300_000 };

type Delivery = Attempt<{ readonly exchangeId: string }>;

interface Sender {
  readonly entry: OutboxEntry;
  delivery: Delivery | null;
}

/** A caller gets the result of its own entry, or of a newer one that replaced it. */
const isSettledBy = (delivered: OutboxEntry, own: OutboxEntry) =>
  delivered.exchange.exchangeId === own.exchange.exchangeId && delivered.queuedAt >= own.queuedAt;

/**
 * The memory service behind our own server. It counts as disabled until {@link ConversationLog.health} succeeds and again
 * after any call that fails; then only its health is checked, at growing intervals, while exchanges wait.
 * Of a longer text it gets the first 64 KiB, with a mark at the cut.
 */
export function createBackendConversationLog(options: BackendConversationLogOptions): BackendConversationLog {
  const { outbox, retentionDays, clock = { now: () => Date.now() } } = options;
  const transport = createLogTransport(options);
  const backOff = createBackOff(() => void retry(), RETRY);
  const deliveredReports = new Set<Parameters<ConversationLog["onDelivered"]>[0]>();
  let enabled = false;

  // One call after the other: a list includes what was logged before it, and no exchange arrives after a clear.
  const inTurn = createSerialQueue();

  // Two versions of one exchange never have the same time, not even where the clock stands still or goes back.
  let lastMoment = 0;
  const nextMoment = () => (lastMoment = Math.max(clock.now(), lastMoment + 1));

  /** The waiting exchanges; `null` where they cannot be read. */
  const waiting = (): Promise<readonly OutboxEntry[] | null> => outbox.all().catch(() => null);
  const mayWait = async () => (await waiting())?.length !== 0;
  const disabled = () => failure("The memory service is not available.", { offline: true });

  const hasWaitedTooLong = ({ queuedAt }: OutboxEntry) =>
    queuedAt >= EARLIEST_BELIEVED && clock.now() - queuedAt > LONGEST_WAIT_MS;

  const watched = async <Value>(attempt: Promise<Attempt<Value>>): Promise<Attempt<Value>> => {
    const result = await attempt;
    if (!result.success && result.offline) {
      enabled = false;
      if (result.outdated) backOff.dispose();
      if (await mayWait()) backOff.schedule();
    }
    return result;
  };

  const retry = async () => {
    if (!enabled && (await mayWait())) await log.health();
  };

  /** Callers that wait for the result of an exchange: an earlier turn may deliver it. */
  const senders = new Set<Sender>();
  const notifyCallers = (delivered: OutboxEntry, delivery: Delivery) => {
    for (const sender of senders) if (isSettledBy(delivered, sender.entry)) sender.delivery = delivery;
  };
  /** Another page has sent it, or it was cleared: nothing is left to do. */
  const nothingLeft = ({ exchange: { exchangeId } }: OutboxEntry): Delivery => ({
    success: true,
    value: { exchangeId },
  });

  /** Sends a waiting exchange in its newest version; returns the result. */
  const sendOne = (waited: OutboxEntry): Promise<Delivery> =>
    outbox.exclusively(async () => {
      const entry = await outbox.find(waited.exchange.exchangeId).catch(() => waited);
      if (entry === undefined) {
        notifyCallers(waited, nothingLeft(waited));
        return nothingLeft(waited);
      }
      const delivery = hasWaitedTooLong(entry)
        ? failure("The exchange waited too long.", { refused: true })
        : await watched(transport.send(entry.exchange, entry.queuedAt));
      if (!delivery.success && !delivery.refused) return delivery;
      await outbox.remove(entry).catch(() => {});
      notifyCallers(entry, delivery);
      return delivery;
    });

  /** Sends the waiting exchanges, oldest first, or at least those at hand. Returns the failure that stopped it, if any. */
  const flush = async (atHand: readonly OutboxEntry[] = []): Promise<LogFailure | null> => {
    let outcome: "taken" | "refused" = "taken";
    const entries = await waiting();
    for (const entry of entries ?? atHand) {
      if (!enabled) return disabled();
      const delivery = await sendOne(entry);
      if (delivery.success) backOff.reset();
      else if (delivery.refused) outcome = "refused";
      else return delivery;
    }
    if (entries === null) return null;
    // In its own microtask: a listener that throws is no failure of the log.
    for (const report of deliveredReports) queueMicrotask(() => report(outcome));
    return null;
  };

  const deliver = async (entry: OutboxEntry): Promise<Delivery> => {
    const sender: Sender = { entry, delivery: null };
    senders.add(sender);
    const stoppedBy = await inTurn(() => flush([entry]));
    senders.delete(sender);
    return sender.delivery ?? stoppedBy ?? nothingLeft(entry);
  };

  /** Clears the outbox, then deletes on the service: in its turn, so that no exchange arrives after it. */
  const remove = async (
    clearOutbox: () => Promise<void>,
    call: () => Promise<Attempt<{ readonly deleted: number }>>,
  ) => {
    await clearOutbox().catch(() => {});
    return toResult(await inTurn(async () => (enabled ? outbox.exclusively(() => watched(call())) : disabled())));
  };

  const log: BackendConversationLog = {
    ...(retentionDays !== undefined && { retentionDays }),

    async health() {
      const result = await watched(transport.health());
      if (result.success) {
        enabled = true;
        void inTurn(() => flush());
      }
      return toResult(result);
    },

    async log(exchange) {
      const entry = { exchange, queuedAt: nextMoment() };
      const isKept = await outbox.put(entry).then(
        () => true,
        () => false,
      );
      if (!enabled) {
        backOff.schedule();
        return toResult(disabled());
      }
      if (!isKept)
        return toResult(
          await inTurn(() => outbox.exclusively(() => watched(transport.send(exchange, entry.queuedAt)))),
        );
      return toResult(await deliver(entry));
    },

    async list(characterId, page = {}) {
      return toResult(await inTurn(async () => (enabled ? watched(transport.list(characterId, page)) : disabled())));
    },

    clear: (characterId) =>
      remove(
        () => outbox.clear(characterId),
        () => transport.clear(characterId),
      ),
    clearAll: () => remove(() => outbox.clearAll(), transport.clearAll),
    forgetVisitor: () => remove(() => outbox.clearAll(), transport.forgetVisitor),

    onDelivered(report) {
      deliveredReports.add(report);
      return () => deliveredReports.delete(report);
    },

    dispose: () => backOff.dispose(),
  };
  return log;
}

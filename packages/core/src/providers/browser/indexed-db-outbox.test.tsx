import { deleteDB } from "idb";
import { expect, it, vi } from "vitest";
import { describeOutboxContract } from "@archive-of-minds/testing/contracts";
import { exampleExchange } from "@archive-of-minds/testing";
import { createIndexedDBOutbox } from "./indexed-db-outbox";

const cleanUp = () => deleteDB("archive-of-minds-outbox");
const entry = { exchange: exampleExchange(1), queuedAt: 1 };

describeOutboxContract("IndexedDB", () => ({ outbox: createIndexedDBOutbox(), cleanUp }));

describeOutboxContract("A browser without IndexedDB", () => {
  const refused = vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
    throw new DOMException("Refused by the test.", "SecurityError");
  });
  return { outbox: createIndexedDBOutbox(), cleanUp: () => refused.mockRestore() };
});

it("outlives the page and is shared by its tabs", async () => {
  const [one, other] = [createIndexedDBOutbox(), createIndexedDBOutbox()];
  await one.put(entry);
  expect([await other.all(), await createIndexedDBOutbox().all()]).toEqual([[entry], [entry]]);
  await other.remove(entry);
  expect(await one.all()).toEqual([]);
  await cleanUp();
});

it("keeps an exchange in the page while the database refuses it, and continues when it no longer does", async () => {
  const outbox = createIndexedDBOutbox();
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("Full, says the test.", "QuotaExceededError");
  });
  await outbox.put(entry);
  full.mockRestore();
  const next = { exchange: exampleExchange(2), queuedAt: 2 };
  await outbox.put(next);
  expect(await outbox.all()).toEqual([entry, next]);
  expect(await createIndexedDBOutbox().all()).toEqual([next]);
  await outbox.remove(entry);
  expect(await outbox.all()).toEqual([next]);
  await cleanUp();
});

it("never reports an empty outbox while it cannot be read, and reads again when it can", async () => {
  const outbox = createIndexedDBOutbox();
  await outbox.put(entry);
  const refusals = (["get", "getAll"] as const).map((method) =>
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
      throw new DOMException("Unreadable, says the test.", "UnknownError");
    }),
  );
  const refused = expect.objectContaining({ name: "UnknownError" }) as Error;
  await expect(outbox.all()).rejects.toEqual(refused);
  await expect(outbox.find(entry.exchange.exchangeId)).rejects.toEqual(refused);
  for (const refusal of refusals) refusal.mockRestore();
  expect([await outbox.all(), await outbox.find(entry.exchange.exchangeId)]).toEqual([[entry], entry]);
  await cleanUp();
});

it("reopens a closed database before it lists the waiting exchanges", async () => {
  const outbox = createIndexedDBOutbox();
  await outbox.put(entry);
  // Closes the connections of every tab, the outbox's own included.
  await cleanUp();
  await createIndexedDBOutbox().put(entry);
  expect(await outbox.all()).toEqual([entry]);
  await cleanUp();
});

it("makes one tab wait for the other’s work", async () => {
  const [one, other] = [createIndexedDBOutbox(), createIndexedDBOutbox()];
  const steps: string[] = [];
  let finish = () => {};
  const first = one.exclusively(() =>
    new Promise<void>((resolve) => (finish = resolve)).then(() => void steps.push("first")),
  );
  const second = other.exclusively(async () => void steps.push("second"));
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1), 60_000);
  finish();
  await Promise.all([first, second]);
  expect(steps).toEqual(["first", "second"]);
});

it("does not wait forever for a tab that was suspended in the middle of its work", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const [asleep, awake] = [createIndexedDBOutbox(), createIndexedDBOutbox()];
  let wake = () => {};
  const sleeping = asleep.exclusively(() => new Promise<void>((resolve) => (wake = resolve)));
  const done = awake.exclusively(async () => "done");
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await done).toBe("done");
  wake();
  await sleeping;
  vi.useRealTimers();
});

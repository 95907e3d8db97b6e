import { beforeAll, describe, expect, it, afterAll } from "vitest";
import { DAY, HOUR, MINUTE } from "../clock";
import { describeOnEachDatabase } from "../testing/each-database";
import { spendToTheCap } from "../testing/spend-to-the-cap";
import type { Charge, Ledger, Reservation } from "./ledger";
import { openStore } from "./open-store";
import type { Store } from "./store";

describeOnEachDatabase("the ledger", (newUrl) => {
  const noon = Date.parse("2026-01-01T12:00:00.000Z");
  let store: Store;
  let ledger: Ledger;
  beforeAll(async () => {
    store = await openStore(await newUrl(), { timeoutMs: 60_000 });
    ledger = store.ledger;
  });
  afterAll(() => store.close());

  // Every test has keys of its own in the one database.
  let number = 0;
  const newName = (word: string) => `${word}-${(number += 1)}`;
  const tokens = (key: string, amount: number, changes: Partial<Charge> = {}): Charge => ({
    key,
    amount,
    limit: 100,
    windowMs: HOUR,
    ...changes,
  });
  const slot = (key: string, limit = 2): Charge => ({ key, amount: 1, limit, windowMs: Infinity });
  const reserve = (
    charges: readonly Charge[],
    { id = newName("reservation"), at = noon, expiresAt = noon + 2 * HOUR }: Partial<Reservation> = {},
  ) => ledger.reserve({ id, charges, at, expiresAt });
  const taken = (key: string, windowMs = HOUR, at = noon) => ledger.taken(key, windowMs, at);

  describe("of windows", () => {
    it("takes until the limit is reached, and says when to retry", async () => {
      const key = newName("tokens");
      expect([await reserve([tokens(key, 60)]), await reserve([tokens(key, 40)]), await taken(key)]).toEqual([
        null,
        null,
        100,
      ]);
      expect(await reserve([tokens(key, 1)], { at: noon + 5 * MINUTE })).toEqual({ key, retryAt: noon + HOUR });
      expect(await reserve([tokens(key, 0)])).toBeNull();
      expect(await reserve([tokens(key, 100)], { at: noon + HOUR })).toBeNull();
      expect([await taken(key), await taken(key, HOUR, noon + HOUR)]).toEqual([100, 100]);
    });

    it("refuses an amount above the limit, for ever", async () => {
      const key = newName("tokens");
      expect([await reserve([tokens(key, 101)]), await taken(key)]).toEqual([{ key, retryAt: Infinity }, 0]);
    });

    it("takes all charges or none", async () => {
      const [full, free] = [newName("a-full"), newName("b-free")];
      await reserve([tokens(full, 100)]);
      expect(await reserve([tokens(free, 10), slot(free), tokens(full, 10)])).toEqual({
        key: full,
        retryAt: noon + HOUR,
      });
      expect([await taken(free), await taken(free, Infinity), await taken(full)]).toEqual([0, 0, 100]);
    });

    it("names the key with the longest wait", async () => {
      const [hourly, daily] = [newName("hourly"), newName("daily")];
      await reserve([tokens(hourly, 100), tokens(daily, 100, { windowMs: DAY })]);
      expect(await reserve([tokens(daily, 1, { windowMs: DAY }), tokens(hourly, 1)])).toEqual({
        key: daily,
        retryAt: noon + 12 * HOUR,
      });
    });

    it("counts one key over two windows", async () => {
      const key = newName("tokens");
      const both = (amount: number) => [tokens(key, amount), tokens(key, amount, { windowMs: DAY, limit: 150 })];
      await reserve(both(100), { id: "both" });
      await ledger.settle([{ id: "both", spent: { [key]: 70 } }]);
      expect([await taken(key), await taken(key, DAY)]).toEqual([70, 70]);
      expect(await reserve(both(81), { at: noon + HOUR })).toEqual({ key, retryAt: noon + 12 * HOUR });
      expect(await reserve(both(80), { at: noon + HOUR })).toBeNull();
    });

    it("gives back what was not spent, once", async () => {
      const [key, other, id] = [newName("tokens"), newName("seconds"), newName("reservation")];
      await reserve([tokens(key, 60), tokens(other, 50)], { id });
      await ledger.settle([{ id, spent: { [key]: 25 } }]);
      await ledger.settle([{ id, spent: { [key]: 0 } }]);
      await ledger.settle([{ id: "unknown", spent: { [key]: 50 } }]);
      expect([await taken(key), await taken(other)]).toEqual([25, 0]);
    });

    it("gives back what several reservations have not spent, each once and to its own window", async () => {
      const [shared, own, ...ids] = [
        newName("site"),
        newName("visitor"),
        newName("one"),
        newName("two"),
        newName("three"),
      ] as const;
      await reserve([tokens(shared, 20), tokens(own, 20), slot(own)], { id: ids[0] });
      await reserve([tokens(shared, 30), slot(own)], { id: ids[1] });
      await reserve([tokens(shared, 40, { windowMs: DAY })], { id: ids[2] });
      await ledger.settle([
        { id: ids[0], spent: { [shared]: 5, [own]: 7 } },
        { id: ids[1], spent: { [shared]: 31 } },
        { id: ids[0], spent: {} },
        { id: ids[2], spent: { [shared]: 1 } },
        { id: "unknown", spent: { [shared]: 50 } },
      ]);
      await ledger.settle([]);
      expect([await taken(shared), await taken(own), await taken(shared, DAY), await taken(own, Infinity)]).toEqual([
        36, 7, 1, 0,
      ]);
    });

    it("settles several or none", async () => {
      const [key, id] = [newName("tokens"), newName("reservation")];
      await reserve([tokens(key, 60)], { id });
      await expect(
        ledger.settle([
          { id, spent: { [key]: 1 } },
          { id: "other", spent: { [key]: 0.5 } },
        ]),
      ).rejects.toThrow(RangeError);
      expect(await taken(key)).toBe(60);
    });

    it("counts what was spent beyond the reservation, past the limit too", async () => {
      const [key, id] = [newName("tokens"), newName("reservation")];
      await reserve([tokens(key, 90)], { id });
      await ledger.settle([{ id, spent: { [key]: 130 } }]);
      expect([await taken(key), await reserve([tokens(key, 1)])]).toEqual([130, { key, retryAt: noon + HOUR }]);
    });

    it("counts an unsettled reservation as spent until its window ends", async () => {
      const [key, id] = [newName("tokens"), newName("reservation")];
      await reserve([tokens(key, 100)], { id, expiresAt: noon + MINUTE });
      expect(await reserve([tokens(key, 1)], { at: noon + 59 * MINUTE })).toEqual({ key, retryAt: noon + HOUR });
      await ledger.settle([{ id, spent: { [key]: 30 } }]);
      expect(await taken(key)).toBe(30);
    });

    it("corrects the window it was taken from, not the current one", async () => {
      const [key, id] = [newName("tokens"), newName("reservation")];
      await reserve([tokens(key, 80)], { id, at: noon + HOUR - 1 });
      await reserve([tokens(key, 20)], { at: noon + HOUR });
      await ledger.settle([{ id, spent: { [key]: 10 } }]);
      expect([await taken(key), await taken(key, HOUR, noon + HOUR)]).toEqual([10, 20]);
    });

    it("takes nothing for a known id", async () => {
      const [key, id] = [newName("tokens"), newName("reservation")];
      expect([
        await reserve([tokens(key, 30)], { id }),
        await reserve([tokens(key, 30)], { id }),
        await taken(key),
      ]).toEqual([null, null, 30]);
    });
  });

  describe("of slots", () => {
    it("allows so many at once, and one more when one is freed", async () => {
      const key = newName("replies");
      expect([
        await reserve([slot(key)], { id: `${key}-1` }),
        await reserve([slot(key)], { expiresAt: noon + 20 * MINUTE }),
      ]).toEqual([null, null]);
      expect([await reserve([slot(key)]), await taken(key, Infinity)]).toEqual([
        { key, retryAt: noon + 20 * MINUTE },
        2,
      ]);
      await ledger.settle([{ id: `${key}-1`, spent: {} }]);
      expect([await reserve([slot(key)]), await taken(key, Infinity)]).toEqual([null, 2]);
    });

    it("frees the slots of a process that has ended", async () => {
      const [key, id] = [newName("replies"), newName("reservation")];
      await reserve([slot(key, 1)], { id, expiresAt: noon + MINUTE });
      expect(await reserve([slot(key, 1)], { at: noon + MINUTE - 1 })).toEqual({ key, retryAt: noon + MINUTE });
      expect(await reserve([slot(key, 1)], { at: noon + MINUTE })).toBeNull();
      await ledger.settle([{ id, spent: {} }]);
      expect(await taken(key, Infinity, noon + MINUTE)).toBe(1);
    });
  });

  it.each<[string, Partial<Charge>]>([
    ["half a token", { amount: 0.5 }],
    ["a negative amount", { amount: -1 }],
    ["no number", { amount: Number.NaN }],
    ["an infinite limit", { limit: Infinity }],
    ["a window of length 0", { windowMs: 0 }],
    ["a key with a NUL", { key: "a\0b" }],
    ["no key", { key: "" }],
  ])("refuses to count %s", async (_case, changes) => {
    await expect(reserve([{ ...tokens("tokens", 1), ...changes }])).rejects.toThrow(RangeError);
  });

  it("refuses a key and window named twice, and an invalid settlement", async () => {
    await expect(reserve([tokens("twice", 1), tokens("twice", 1)])).rejects.toThrow(RangeError);
    await expect(ledger.settle([{ id: "id", spent: { tokens: -5 } }])).rejects.toThrow(RangeError);
  });

  it("never exceeds a limit, however many requests come at once, in any order of keys", async () => {
    const [one, two, replies] = [newName("one"), newName("two"), newName("replies")];
    const asked = Array.from({ length: 120 }, (_, ask) => {
      const charges = [tokens(one, 3), tokens(two, 2), slot(replies, 20)];
      return reserve(ask % 2 === 0 ? charges : charges.toReversed());
    });
    const refusals = (await Promise.all(asked)).filter((refusal) => refusal !== null);
    expect([120 - refusals.length, await taken(one), await taken(two), await taken(replies, Infinity)]).toEqual([
      20, 60, 40, 20,
    ]);
  });

  it("is spent to the limit by four processes, and not beyond", async () => {
    const report = await spendToTheCap({
      databaseUrl: await newUrl(),
      cap: 994,
      amount: 7,
      slots: 20,
      spendsAll: true,
      requestsEach: 60,
    });
    expect(report).toMatchObject({
      requests: 240,
      admitted: 142,
      refused: 98,
      spent: 994,
      taken: 994,
      mostTaken: 994,
      slotsLeft: 0,
    });
  });

  it("counts exactly what four processes spent, and leaks nothing of a killed one", async () => {
    const report = await spendToTheCap({
      databaseUrl: await newUrl(),
      cap: 600,
      amount: 10,
      slots: 9,
      spendsAll: false,
      requestsEach: 40,
      killed: 1,
    });
    expect(report.mostTaken).toBeLessThanOrEqual(600);
    expect(report.mostAtOnce).toBeLessThanOrEqual(9);
    // What the killed process had reserved stays spent: at most 10 for each of its 8 clients.
    expect(report.taken - report.spent).toBeGreaterThanOrEqual(0);
    expect(report.taken - report.spent).toBeLessThanOrEqual(80);
    expect(report.slotsAfterExpiry).toBe(0);
  });
});

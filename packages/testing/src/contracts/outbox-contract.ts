import { afterEach, describe, expect, it } from "vitest";
import type { Outbox } from "@archive-of-minds/core/providers/backend";
import { exampleExchange } from "../example-exchange";

/** An empty outbox under test, and what deletes its stored data. */
export interface OutboxUnderTest {
  readonly outbox: Outbox;
  readonly cleanUp?: () => void | Promise<void>;
}

/** What every outbox must do. `make` returns an empty one. */
export function describeOutboxContract(name: string, make: () => OutboxUnderTest): void {
  describe(`${name} as an outbox`, () => {
    let cleanUp: OutboxUnderTest["cleanUp"];
    afterEach(() => cleanUp?.());
    const open = () => {
      const subject = make();
      cleanUp = subject.cleanUp;
      return subject.outbox;
    };
    const entry = (number: number, queuedAt = number, characterId = "tesla") => ({
      exchange: exampleExchange(number, { characterId }),
      queuedAt,
    });

    it("returns the waiting exchanges, oldest first", async () => {
      const outbox = open();
      for (const number of [2, 3, 1]) await outbox.put(entry(number));
      expect(await outbox.all()).toEqual([entry(1), entry(2), entry(3)]);
    });

    it("stores an exchange once", async () => {
      const outbox = open();
      await outbox.put(entry(1, 5));
      await outbox.put(entry(1, 6));
      expect(await outbox.all()).toEqual([entry(1, 6)]);
    });

    it("finds a waiting exchange in its newest version", async () => {
      const outbox = open();
      await outbox.put(entry(1, 5));
      await outbox.put(entry(1, 6));
      expect([await outbox.find(exampleExchange(1).exchangeId), await outbox.find("nobody has said this")]).toEqual([
        entry(1, 6),
        undefined,
      ]);
    });

    it("runs one job after the other, also after a failed one", async () => {
      const outbox = open();
      const steps: string[] = [];
      const work = (name: string) => async () => {
        steps.push(`${name} begins`);
        await outbox.all();
        steps.push(`${name} ends`);
        if (name === "second") throw new Error(name);
        return name;
      };
      expect(
        await Promise.allSettled(["first", "second", "third"].map((name) => outbox.exclusively(work(name)))),
      ).toMatchObject([{ value: "first" }, { reason: { message: "second" } }, { value: "third" }]);
      expect(steps).toEqual(["first", "second", "third"].flatMap((name) => [`${name} begins`, `${name} ends`]));
    });

    it("deletes what was delivered", async () => {
      const outbox = open();
      await outbox.put(entry(1));
      await outbox.put(entry(2));
      await outbox.remove(entry(1));
      await outbox.remove(entry(9));
      expect(await outbox.all()).toEqual([entry(2)]);
    });

    it("keeps an entry that was replaced during its delivery", async () => {
      const outbox = open();
      await outbox.put(entry(1, 5));
      await outbox.put(entry(1, 6));
      await outbox.remove(entry(1, 5));
      expect(await outbox.all()).toEqual([entry(1, 6)]);
    });

    it("deletes what waits for one character", async () => {
      const outbox = open();
      await outbox.put(entry(1));
      await outbox.put(entry(2, 2, "tesla-two"));
      await outbox.put(entry(3));
      await outbox.clear("tesla");
      expect(await outbox.all()).toEqual([entry(2, 2, "tesla-two")]);
    });

    it("deletes everything that waits", async () => {
      const outbox = open();
      await outbox.put(entry(1));
      await outbox.put(entry(2, 2, "hypatia"));
      await outbox.clearAll();
      expect([await outbox.all(), await outbox.find(entry(1).exchange.exchangeId)]).toEqual([[], undefined]);
    });
  });
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, createMachine } from "xstate";
import { readable } from "./readable";

describe("a readable value", () => {
  it("keeps what JSON holds", () => {
    const value = { name: "Ada", age: 36, tags: ["a", null, true], inner: { deep: { value: 1 } } };
    expect(readable(value)).toEqual(value);
  });

  it("says in words what JSON does not hold", () => {
    class Store {}
    const actor = createActor(createMachine({ id: "door" }), { id: "door" });
    expect(
      readable({
        send: function send() {},
        missing: undefined,
        none: Number.NaN,
        big: 10n,
        when: new Date(0),
        fault: new TypeError("too late"),
        pattern: /a+/,
        bytes: new Uint8Array(16),
        store: new Store(),
        seen: new Set([1]),
        byKey: new Map([["a", 1]]),
        actor,
      }),
    ).toEqual({
      send: { "@": "function send" },
      missing: { "@": "undefined" },
      none: { "@": "NaN" },
      big: { "@": "10n" },
      when: { "@": "Date 1970-01-01T00:00:00.000Z" },
      fault: { "@": "TypeError: too late" },
      pattern: { "@": "RegExp /a+/" },
      bytes: { "@": "Uint8Array of 16 bytes" },
      store: { "@": "Store" },
      seen: [1],
      byKey: { a: 1 },
      actor: { "@": "actor door" },
    });
  });

  it("ends where a value contains itself", () => {
    const value: Record<string, unknown> = { name: "Ada" };
    value["self"] = value;
    expect(readable(value)).toEqual({ name: "Ada", self: { "@": "the same again" } });
  });

  it("reads past a getter that throws", () => {
    const value = {
      good: 1,
      get bad(): number {
        throw new Error("no");
      },
    };
    expect(readable(value)).toEqual({ good: 1, bad: { "@": "cannot be read" } });
  });

  it("cuts long texts, long lists and deep values", () => {
    const deep = { a: { a: { a: { a: { a: { a: 1 } } } } } };
    expect(JSON.stringify(readable("x".repeat(100_000))).length).toBeLessThan(400);
    expect(readable(Array.from({ length: 1000 }, (_, at) => at))).toHaveLength(41);
    expect(JSON.stringify(readable(deep))).toContain("object of 1");
  });

  it("is JSON of a bounded length, whatever it is made of", () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, maxDepth: 8 }),
        (value) => {
          const read = readable(value);
          expect(JSON.parse(JSON.stringify(read))).toEqual(read);
          expect(JSON.stringify(read).length).toBeLessThan(600 * 700);
        },
      ),
    );
  });
});

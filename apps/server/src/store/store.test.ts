import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY, HOUR } from "../clock";
import { sweep } from "../retention";
import { describeEachStore } from "../testing/each-store";
import { acknowledgedBy, writeExchanges } from "../testing/write-exchanges";
import { isPostgres } from "./database-path";
import { openLibsql } from "./libsql-connection";
import { openPostgres } from "./postgres-connection";
import { silentLogger } from "../log";
import type { Store } from "./store";

const exchange = (exchangeId: string, changes: Record<string, unknown> = {}) => ({
  exchangeId,
  characterId: "tesla",
  userMessage: "Question",
  assistantMessage: "Answer",
  sessionId: null,
  hasImage: false,
  ...changes,
});

describeEachStore("the store", (newUrl, openStore) => {
  // One database for all; each test finds it empty.
  let url: string;
  let store: Store;
  beforeAll(async () => {
    url = await newUrl();
    store = await openStore(url);
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    const database = await openDatabase();
    for (const table of [
      "exchanges",
      "sessions",
      "wrong_codes",
      "live_conversations",
      "ledger_holds",
      "ledger_windows",
    ])
      await database.run(`DELETE FROM ${table}`);
    await database.close();
  });

  const openDatabase = (address = url) =>
    isPostgres(address) ? openPostgres(address, silentLogger) : openLibsql(address);
  const idsOf = async (of = store, visitor = "visitor") =>
    (await of.conversations.list(visitor, "tesla", 10_000)).map(({ exchangeId }) => exchangeId);
  const migrationsRun = async (address: string) => {
    const database = await openDatabase(address);
    const { rows } = await database.run("SELECT id FROM migrations ORDER BY id");
    await database.close();
    return rows.map((row) => Number(row["id"]));
  };

  describe("migrates the database", () => {
    it("once", async () => {
      const own = await newUrl();
      for (let start = 0; start < 3; start++) await (await openStore(own)).close();
      expect(await migrationsRun(own)).toEqual([1, 2, 3, 4]);
    });

    it("and refuses one that a newer server wrote", async () => {
      const own = await newUrl();
      await (await openStore(own)).close();
      const database = await openDatabase(own);
      await database.run("INSERT INTO migrations (id, applied_at) VALUES (99, 0)");
      await database.close();
      await expect(openStore(own)).rejects.toThrow(/^The database was written by a newer version/);
    });
  });

  it("returns every text unchanged, also 1 MB", async () => {
    const texts = [
      "",
      `'; DROP TABLE exchanges; -- ? ?1 $1 :a`,
      "a\0b",
      "\ud83d",
      "👩🏽‍🚀\u202e",
      "100 % _",
      "x".repeat(1024 * 1024),
    ];
    // Two empty texts would be an exchange that was deleted.
    const pairs = texts.map((text) => [text, text === "" ? "An answer" : text] as const);
    for (const [number, [userMessage, assistantMessage]] of pairs.entries())
      await store.conversations.log("visitor", exchange(`id-${number}`, { userMessage, assistantMessage }), number);
    const kept = await store.conversations.list("visitor", "tesla", 200);
    expect(kept.map(({ userMessage, assistantMessage }) => [userMessage, assistantMessage])).toEqual(
      pairs.toReversed(),
    );
  });

  it("measures how many of the newest reach a number of bytes, however they are escaped", async () => {
    // As JSON: ["","…"] with seven bytes beside the text.
    const texts = ["x".repeat(94), "é".repeat(47), "\u0001".repeat(20)];
    for (const [number, assistantMessage] of texts.entries())
      await store.conversations.log("visitor", exchange(`id-${number}`, { userMessage: "", assistantMessage }), number);
    const measure = (limit: number, enoughBytes: number, character = "tesla") =>
      store.conversations.measure("visitor", character, limit, enoughBytes);
    expect(
      await Promise.all([
        measure(200, 1),
        measure(200, 128),
        measure(200, 1_000),
        measure(1, 1_000),
        measure(200, 1_000, "hypatia"),
      ]),
    ).toEqual([
      { exchanges: 1, bytes: 127 },
      { exchanges: 2, bytes: 228 },
      { exchanges: 3, bytes: 329 },
      { exchanges: 1, bytes: 127 },
      { exchanges: 0, bytes: 0 },
    ]);
  });

  it("finds exactly the exchange with an unusual id", async () => {
    const ids = [`'`, `"`, "%", "_", "\\", `' OR 1=1 --`, "?", "$1"];
    for (const id of ids) await store.conversations.log(id, exchange(id), 0);
    for (const id of ids) expect(await idsOf(store, id)).toEqual([id]);
    expect(await store.conversations.clear("%", "tesla")).toBe(1);
    expect(await store.conversations.clear(`' OR 1=1 --`, "tesla")).toBe(1);
    expect((await Promise.all(ids.map((id) => idsOf(store, id)))).flat()).toHaveLength(ids.length - 2);
  });

  it("lists and measures exchanges before another", async () => {
    for (const [number, id] of ["one", "two", "three", "four"].entries())
      await store.conversations.log("visitor", exchange(id), Math.floor(number / 2));
    const olderThan = async (id: string) =>
      (await store.conversations.list("visitor", "tesla", 10, id)).map(({ exchangeId }) => exchangeId);
    expect(await Promise.all(["four", "three", "one", "unknown"].map(olderThan))).toEqual([
      ["three", "two", "one"],
      ["two", "one"],
      [],
      [],
    ]);
    expect((await store.conversations.measure("visitor", "tesla", 10, 10_000, "three")).exchanges).toBe(2);
  });

  it("forgets exactly the visitor with an unusual id", async () => {
    const ids = ["anna", "ann_", "%", "\\", `' OR 1=1 --`];
    for (const id of ids) {
      await store.conversations.log(id, exchange("one"), 0);
      await store.conversations.log(id, exchange("two", { characterId: "hypatia" }), 0);
      await store.sessions.create(`hash of ${id}`, id, 0);
      await store.liveConversations.claim(`${id} tesla`, "conversation", 0);
    }
    for (const id of ids.slice(1)) {
      expect([
        await store.conversations.clear(id),
        await store.sessions.endAll(id),
        await store.sessions.endAll(id),
      ]).toEqual([2, [`hash of ${id}`], []]);
      await store.forgetVisitor(id);
    }
    const left = await Promise.all(
      ids.map(async (id) => [
        await idsOf(store, id),
        await store.sessions.find(`hash of ${id}`),
        await store.liveConversations.holder(`${id} tesla`),
      ]),
    );
    expect(left).toEqual([
      [["one"], { visitorId: "anna", createdAt: 0, usedAt: 0 }, "conversation"],
      ...ids.slice(1).map(() => [[], null, null]),
    ]);
  });

  it("shows nothing of another visitor", async () => {
    const visitors = ["anna", "bert", "anna ", "ANNA"];
    for (const visitor of visitors)
      await store.conversations.log(visitor, exchange("the-same-id", { userMessage: visitor }), 0);
    for (const visitor of visitors)
      expect(await store.conversations.list(visitor, "tesla", 200)).toMatchObject([{ userMessage: visitor }]);
    expect(await store.conversations.clear("anna", "tesla")).toBe(1);
    expect((await Promise.all(visitors.map((visitor) => idsOf(store, visitor)))).map((ids) => ids.length)).toEqual([
      0, 1, 1, 1,
    ]);
  });

  it("stores one of many that arrive at once with one id", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        store.conversations.log("visitor", exchange("once", { userMessage: `${number}` }), number),
      ),
    );
    expect(await idsOf()).toEqual(["once"]);
  });

  it("stores the version written last, whatever arrives last, in its first position", async () => {
    const { log, list } = store.conversations;
    const answers = async (visitor = "visitor") =>
      (await list(visitor, "tesla", 10)).map(({ assistantMessage, createdAt }) => [
        assistantMessage,
        Date.parse(createdAt),
      ]);
    await log("visitor", exchange("one", { assistantMessage: "First" }), 1_000, 10);
    await log("visitor", exchange("two"), 2_000, 20);
    await log("visitor", exchange("one", { assistantMessage: "Third", hasImage: true }), 3_000, 30);
    await log("visitor", exchange("one", { assistantMessage: "Second, arriving late" }), 4_000, 25);
    expect(await answers()).toEqual([
      ["Answer", 2_000],
      ["Third", 1_000],
    ]);
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        log("visitor", exchange("one", { assistantMessage: `${number}` }), 5_000, 100 + ((number * 7) % 20)),
      ),
    );
    // 17 * 7 leaves 19, the latest of them.
    expect(await answers()).toEqual([
      ["Answer", 2_000],
      ["17", 1_000],
    ]);
  });

  it("does not change another visitor’s or character’s exchange with the same id", async () => {
    const { log, list } = store.conversations;
    const isKept = [
      await log("anna", exchange("one", { assistantMessage: "Anna’s" }), 1_000),
      await log("bert", exchange("one", { assistantMessage: "Bert’s" }), 2_000),
      await log("anna", exchange("one", { assistantMessage: "Hypatia’s", characterId: "hypatia" }), 3_000),
      // A later version is stored instead.
      await log("anna", exchange("one", { assistantMessage: "Anna’s first" }), 4_000, 10),
    ];
    expect(isKept).toEqual([true, true, false, true]);
    const kept = [await list("anna", "tesla", 10), await list("bert", "tesla", 10), await list("anna", "hypatia", 10)];
    expect(kept.map((exchanges) => exchanges.map(({ assistantMessage }) => assistantMessage))).toEqual([
      ["Anna’s"],
      ["Bert’s"],
      [],
    ]);
  });

  it("lists the newest first, and those with the same time in order of arrival", async () => {
    for (const [number, at] of [5, 3, 5, 5, 4].entries())
      await store.conversations.log("visitor", exchange(`id-${number}`), at);
    expect(await idsOf()).toEqual(["id-3", "id-2", "id-0", "id-4", "id-1"]);
  });

  it("finds a session until it ends", async () => {
    await store.sessions.create("hash", "visitor", 1_000);
    await store.sessions.touch("hash", 2_000);
    expect([await store.sessions.find("hash"), await store.sessions.find("other")]).toEqual([
      { visitorId: "visitor", createdAt: 1_000, usedAt: 2_000 },
      null,
    ]);
    await store.sessions.end("hash");
    expect(await store.sessions.find("hash")).toBeNull();
  });

  it("knows the visitor’s live conversation: the newest, until it ends", async () => {
    const other = await openStore(url);
    await store.liveConversations.claim("visitor", "first", 1_000);
    await other.liveConversations.claim("visitor", "second", 500);
    await store.liveConversations.release("visitor", "first");
    expect([await store.liveConversations.holder("visitor"), await store.liveConversations.holder("nobody")]).toEqual([
      "second",
      null,
    ]);
    await other.liveConversations.release("visitor", "second");
    expect(await store.liveConversations.holder("visitor")).toBeNull();
    await other.close();
  });

  it("counts no more wrong codes than the limit, however many come at once", async () => {
    const counted = await Promise.all(
      Array.from({ length: 50 }, (_, number) => store.wrongCodes.addBelow(10, "address", 1_000 + number, 0)),
    );
    expect([counted.filter(Boolean).length, (await store.wrongCodes.since("address", 0)).length]).toEqual([10, 10]);
    expect(await store.wrongCodes.addBelow(10, "another", 1_000, 0)).toBe(true);
  });

  it("deletes wrong codes up to a time", async () => {
    for (const at of [1, 2, 3]) await store.wrongCodes.addBelow(10, "address", at, 0);
    await store.wrongCodes.forget(2);
    expect(await store.wrongCodes.since("address", 0)).toEqual([3]);
  });

  it("loses nothing of two concurrent writers, and shows each the other’s writes", async () => {
    const other = await openStore(url);
    await Promise.all(
      Array.from({ length: 400 }, (_, number) =>
        (number % 2 === 0 ? store : other).conversations.log("visitor", exchange(`id-${number}`), number),
      ),
    );
    const expected = Array.from({ length: 400 }, (_, number) => `id-${number}`).reverse();
    expect([await idsOf(), await idsOf(other)]).toEqual([expected, expected]);
    await other.close();
  });

  it("loses nothing of four processes that start and write at once, and counts their wrong codes together", async () => {
    const own = await newUrl();
    const names = ["a", "b", "c", "d"];
    const writers = await Promise.all(
      names.map((visitorId) => writeExchanges({ databaseUrl: own, visitorId, count: 100, guesses: 20 })),
    );
    const ends = await Promise.all(writers.map(({ ended }) => ended));
    expect(ends).toEqual(names.map(() => ({ code: 0, signal: null, errors: "" })));
    expect(await migrationsRun(own)).toEqual([1, 2, 3, 4]);
    const shared = await openStore(own);
    const kept = await Promise.all(names.map((name) => idsOf(shared, name)));
    const compared = writers.map(({ lines }) => Number(lines.at(-1)?.split(" ")[1]));
    expect([
      kept.map((ids) => new Set(ids).size),
      writers.map((writer) => acknowledgedBy(writer).length),
      compared.reduce((sum, count) => sum + count),
    ]).toEqual([[100, 100, 100, 100], [100, 100, 100, 100], 10]);
    await shared.close();
  });

  it("finishes earlier calls before it closes", async () => {
    const closing = await openStore(url);
    // More at once than it has connections.
    const logged = Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        closing.conversations.log("visitor", exchange(`late-${number}`), 1_000),
      ),
    );
    await closing.close();
    expect([(await logged).length, (await idsOf()).length]).toEqual([40, 40]);
  });

  it("fails with its own error once it is closed", async () => {
    const closed = await openStore(url);
    await closed.close();
    await expect(closed.conversations.list("visitor", "tesla", 1)).rejects.toMatchObject({ name: "StoreError" });
    await expect(closed.wrongCodes.addBelow(1, "address", 1, 0)).rejects.toMatchObject({ name: "StoreError" });
    expect(await closed.isWorking()).toBe(false);
  });

  describe("the retention sweep", () => {
    const now = 1_000 * DAY;
    const sweepAt = (at: number) => sweep(store, 30, { now: () => at });

    it("deletes what has expired, and nothing else", async () => {
      await store.conversations.log("visitor", exchange("old"), now - 30 * DAY - 1);
      await store.conversations.log("visitor", exchange("young"), now - 30 * DAY);
      await store.sessions.create("over", "visitor", now - 7 * DAY - 1);
      await store.sessions.touch("over", now);
      await store.sessions.create("idle", "visitor", now - DAY);
      await store.sessions.create("used", "visitor", now - DAY);
      await store.sessions.touch("used", now);
      await store.wrongCodes.addBelow(10, "address", now - 120_000, 0);
      await store.liveConversations.claim("killed", "long-ago", now - DAY - 1);
      await store.liveConversations.claim("talking", "of-today", now - DAY);
      await sweepAt(now);
      expect([
        await idsOf(),
        await Promise.all(["killed", "talking"].map((visitor) => store.liveConversations.holder(visitor))),
        await Promise.all(["over", "idle", "used"].map(async (hash) => (await store.sessions.find(hash)) !== null)),
        await store.wrongCodes.since("address", 0),
      ]).toEqual([["young"], [null, "of-today"], [false, false, true], []]);
    });

    it("deletes the ledger’s ended windows, and keeps current ones", async () => {
      const charge = (key: string, windowMs: number) => ({ key, amount: 1, limit: 5, windowMs });
      await store.ledger.reserve({
        id: "one",
        charges: [charge("hour", HOUR), charge("day", DAY), charge("slot", Infinity)],
        at: now,
        expiresAt: now + 10,
      });
      await sweepAt(now);
      expect(await rowsOfLedger()).toEqual([3, 2]);
      await sweepAt(now + HOUR);
      expect([await rowsOfLedger(), await store.ledger.taken("day", DAY, now + HOUR)]).toEqual([[1, 1], 1]);
      await sweepAt(now + DAY);
      expect(await rowsOfLedger()).toEqual([0, 0]);
    });

    const rowsOfLedger = async () => {
      const database = await openDatabase();
      const counts = await Promise.all(
        ["ledger_holds", "ledger_windows"].map(async (table) =>
          Number((await database.run(`SELECT count(*) AS rows FROM ${table}`)).rows[0]?.["rows"]),
        ),
      );
      await database.close();
      return counts;
    };

    it("deletes in time after the clock has jumped a year ahead", async () => {
      await store.conversations.log("visitor", exchange("before"), now);
      await store.conversations.log("visitor", exchange("after"), now + 365 * DAY);
      await sweepAt(now + 365 * DAY);
      expect(await idsOf()).toEqual(["after"]);
    });

    it("keeps nothing longer because the clock was a year ahead", async () => {
      const ahead = now + 365 * DAY;
      await store.conversations.log("visitor", exchange("from-the-future"), ahead);
      await store.conversations.log("visitor", exchange("of-today"), now);
      await store.sessions.create("from-the-future", "visitor", ahead);
      await store.wrongCodes.addBelow(10, "address", ahead, 0);
      await store.ledger.reserve({
        id: "one",
        charges: [{ key: "slot", amount: 1, limit: 1, windowMs: Infinity }],
        at: ahead,
        expiresAt: ahead + HOUR,
      });
      await sweepAt(now);
      expect([
        (await store.conversations.list("visitor", "tesla", 10)).map(({ exchangeId, createdAt }) => [
          exchangeId,
          Date.parse(createdAt),
        ]),
        await store.sessions.find("from-the-future"),
        await store.wrongCodes.since("address", 0),
        await store.ledger.taken("slot", Infinity, now),
      ]).toEqual([
        [
          ["of-today", now],
          ["from-the-future", now],
        ],
        null,
        [],
        0,
      ]);
      await sweepAt(now + 30 * DAY + 1);
      expect(await idsOf()).toEqual([]);
    });
  });
});

import type { LoggedExchange } from "@archive-of-minds/core";
import { readFile } from "node:fs/promises";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { DAY, SECOND } from "../clock";
import { exampleConfig } from "../testing/example-config";
import { databasePath } from "../store/database-path";
import { describeOnEachDatabase } from "../testing/each-database";
import { createTestServer, type TestServer } from "../testing/test-server";
import { askPostgres } from "../testing/test-postgres";
import type { TestVisitor } from "../testing/test-visitor";

describeOnEachDatabase("the memory service", (newUrl, kind) => {
  let server: TestServer;
  let visitor: TestVisitor;
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await newUrl();
  });
  beforeEach(async () => {
    server = await createTestServer({ databaseUrl });
    visitor = await server.unlockedVisitor();
  });
  afterEach(() => server.close());

  const exchange = (number: number, changes: Record<string, unknown> = {}) => ({
    characterId: "tesla",
    userMessage: `Question ${number}`,
    assistantMessage: `Answer ${number}`,
    sessionId: null,
    hasImage: false,
    exchangeId: `exchange-${number}`,
    ...changes,
  });
  const log = (body: unknown, by = visitor) => by.post("/api/memory/log", body);
  const list = async (query = "", by = visitor) =>
    ((await (await by.fetch(`/api/memory/tesla${query}`)).json()) as { conversations: LoggedExchange[] }).conversations;

  it("stores an exchange and returns it", async () => {
    const response = await log(exchange(1, { sessionId: "room-1", hasImage: true }));
    expect([response.status, await response.json()]).toEqual([200, { success: true, exchangeId: "exchange-1" }]);
    expect(await list()).toEqual([
      { ...exchange(1, { sessionId: "room-1", hasImage: true }), createdAt: "2026-01-01T12:00:00.000Z" },
    ]);
  });

  it("generates an exchange id if none is sent", async () => {
    const { sessionId: _sessionId, exchangeId: _exchangeId, ...bare } = exchange(1);
    const { exchangeId } = (await (await log(bare)).json()) as { exchangeId: string };
    expect(await list()).toMatchObject([{ exchangeId, sessionId: null }]);
  });

  it("acknowledges the same exchange twice and stores it once", async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => log(exchange(1))));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await list()).toHaveLength(1);
  });

  it("deletes an exchange whose texts are both empty, and no older version brings it back", async () => {
    for (const [number, writtenAt] of [
      [1, 10],
      [2, 11],
      [3, 12],
    ] as const)
      await log(exchange(number, { writtenAt }));
    const deleted = await log(exchange(2, { userMessage: "", assistantMessage: "", writtenAt: 20 }));
    expect(deleted.status).toBe(200);
    await log(exchange(2, { writtenAt: 15 }));
    expect((await list()).map(({ exchangeId }) => exchangeId)).toEqual(["exchange-3", "exchange-1"]);
    expect((await list("?limit=1&before=exchange-3")).map(({ exchangeId }) => exchangeId)).toEqual(["exchange-1"]);
  });

  it("stores the reply that was written last, not the one that arrived last", async () => {
    for (const [answer, writtenAt] of [
      ["First", 10],
      ["Third", 30],
      ["Second", 20],
    ] as const) {
      expect((await log(exchange(1, { assistantMessage: answer, writtenAt }))).status).toBe(200);
      server.clock.advance(SECOND);
    }
    expect(await list()).toEqual([
      { ...exchange(1, { assistantMessage: "Third" }), createdAt: "2026-01-01T12:00:00.000Z" },
    ]);
  });

  it("stores the reply that was written last, also after the visitor’s clock was corrected", async () => {
    const aDayAhead = server.clock.now() + DAY;
    const answers = [
      ["First", aDayAhead],
      ["Second", aDayAhead + 1],
      ["Late, in a former wording", aDayAhead],
      ["Third", server.clock.now() - SECOND],
      ["Fourth", server.clock.now()],
    ] as const;
    const kept = [];
    for (const [assistantMessage, writtenAt] of answers) {
      expect((await log(exchange(1, { assistantMessage, writtenAt }))).status).toBe(200);
      kept.push((await list())[0]?.assistantMessage);
    }
    expect(kept).toEqual(["First", "Second", "Second", "Third", "Fourth"]);
  });

  it("does not acknowledge an exchange id of another character", async () => {
    await log(exchange(1));
    const response = await log(exchange(1, { characterId: "hypatia" }));
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: { type: "invalid_request", message: "exchangeId belongs to an exchange with another character." } },
    ]);
  });

  it("accepts so many an hour from one address, and more in the next hour", async () => {
    const { limits } = exampleConfig();
    // The exchanges of other tests count in other hours.
    server.clock.advance(DAY);
    server = await server.restart({ limits: { ...limits, exchangesAnHour: 2 } });
    // Without cookies, the client still has the same address.
    const logAgain = async (number: number) => log(exchange(number), await server.unlockedVisitor());
    const responses = [await logAgain(1), await logAgain(2), await logAgain(3)];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 429]);
    const [, , refused] = responses as [Response, Response, Response];
    const seconds = Number(refused.headers.get("retry-after"));
    expect([seconds > 0, await refused.json()]).toEqual([
      true,
      { error: { type: "limit_reached", message: "Too many requests from this address; try again later." } },
    ]);
    server.clock.advance(seconds * SECOND);
    expect((await logAgain(3)).status).toBe(200);
  });

  it("stores the reply that arrived last if no time of writing is sent", async () => {
    for (const answer of ["First", "Second"]) {
      await log(exchange(1, { assistantMessage: answer }));
      server.clock.advance(SECOND);
    }
    expect(await list()).toMatchObject([{ assistantMessage: "Second" }]);
  });

  it("returns the newest first, as many as requested", async () => {
    for (const number of [1, 2, 3]) {
      await log(exchange(number));
      server.clock.advance(SECOND);
    }
    expect((await list()).map(({ exchangeId }) => exchangeId)).toEqual(["exchange-3", "exchange-2", "exchange-1"]);
    const counts = [];
    for (const limit of ["2", "0", "-1", "1e9", "NaN", "", "1.9", "Infinity", "1' OR 1=1"])
      counts.push((await list(`?limit=${encodeURIComponent(limit)}`)).length);
    expect(counts).toEqual([2, 1, 1, 3, 3, 3, 1, 3, 3]);
  });

  it("returns 50 by default and 200 at most", async () => {
    for (let number = 0; number < 210; number++) await log(exchange(number));
    expect([(await list()).length, (await list("?limit=1000")).length]).toEqual([50, 200]);
  });

  it("returns all of them page by page, also those with the same time", async () => {
    for (let number = 0; number < 260; number++) {
      expect((await log(exchange(number))).status).toBe(200);
      if (number % 50 === 0) server.clock.advance(SECOND);
    }
    await log(exchange(999, { characterId: "hypatia" }));
    const pages: string[][] = [];
    for (let next: string | undefined = ""; next !== undefined;) {
      const response: Response = await visitor.fetch(
        `/api/memory/tesla?limit=100${next === "" ? "" : `&before=${next}`}`,
      );
      const page = (await response.json()) as { conversations: LoggedExchange[]; next?: string };
      pages.push(page.conversations.map(({ exchangeId }) => exchangeId));
      next = page.next;
    }
    expect([pages.map(({ length }) => length), pages.flat()]).toEqual([
      [100, 100, 60],
      Array.from({ length: 260 }, (_, index) => `exchange-${259 - index}`),
    ]);
  });

  it("pages through the longest exchanges, which are few on a page", async () => {
    const texts = { userMessage: "\u0001".repeat(65_536), assistantMessage: "\u0001".repeat(65_536) };
    for (let number = 0; number < 5; number++) expect((await log(exchange(number, texts))).status).toBe(200);
    const page = async (query: string) =>
      (await (await visitor.fetch(`/api/memory/tesla${query}`)).json()) as {
        conversations: LoggedExchange[];
        next?: string;
      };
    const first = await page("?limit=200");
    const second = await page(`?limit=200&before=${first.next}`);
    expect(
      [first, second].map(({ conversations, next }) => [conversations.map(({ exchangeId }) => exchangeId), next]),
    ).toEqual([
      [["exchange-4", "exchange-3", "exchange-2"], "exchange-2"],
      [["exchange-1", "exchange-0"], undefined],
    ]);
  });

  it("returns nothing before an unknown exchange, and refuses an invalid cursor", async () => {
    const other = await server.unlockedVisitor();
    await log(exchange(1));
    await log(exchange(2));
    await log(exchange(3), other);
    await log(exchange(4, { characterId: "hypatia" }));
    const before = async (cursor: string) => {
      const response = await visitor.fetch(`/api/memory/tesla?before=${encodeURIComponent(cursor)}`);
      return [response.status, await response.json()];
    };
    const none = [200, { conversations: [] }];
    expect([
      await before("exchange-3"),
      await before("exchange-4"),
      await before("exchange-1"),
      await before("gone"),
    ]).toEqual([none, none, none, none]);
    const refused = [
      400,
      { error: { type: "invalid_request", message: "before must be the next of an earlier answer." } },
    ];
    expect([await before(""), await before("a b"), await before("x".repeat(65)), await before("a\0")]).toEqual([
      refused,
      refused,
      refused,
      refused,
    ]);
  });

  it("deletes the exchanges with all characters at once, and those of no other visitor", async () => {
    const other = await server.unlockedVisitor();
    for (const [number, characterId] of ["tesla", "hypatia", "faust", "tesla"].entries())
      await log(exchange(number, { characterId }));
    await log(exchange(0), other);
    const response = await visitor.fetch("/api/memory", { method: "DELETE" });
    expect([response.status, await response.json()]).toEqual([200, { success: true, deleted: 4 }]);
    for (const characterId of ["tesla", "hypatia", "faust"])
      expect(await (await visitor.fetch(`/api/memory/${characterId}`)).json()).toEqual({ conversations: [] });
    expect(await list("", other)).toHaveLength(1);
    expect((await server.visitor().fetch("/api/memory", { method: "DELETE" })).status).toBe(401);
  });

  it("says which field is missing", async () => {
    const messageOf = async (body: unknown) =>
      ((await (await log(body)).json()) as { error: { message: string } }).error.message;
    expect([
      await messageOf({ characterId: "tesla" }),
      await messageOf({}),
      await messageOf(exchange(1, { userMessage: 7 })),
      await messageOf(7),
    ]).toEqual([
      "userMessage is missing.",
      "characterId is missing.",
      "userMessage must be string.",
      "The body must be Object.",
    ]);
  });

  it("shows and deletes nothing of another visitor", async () => {
    const other = await server.unlockedVisitor();
    await log(exchange(1));
    await log(exchange(1, { userMessage: "the same id, another visitor" }), other);
    expect([await list(), await list("", other)]).toMatchObject([
      [{ userMessage: "Question 1" }],
      [{ userMessage: "the same id, another visitor" }],
    ]);
    expect(await (await other.fetch("/api/memory/tesla", { method: "DELETE" })).json()).toEqual({
      success: true,
      deleted: 1,
    });
    expect([(await list()).length, (await list("", other)).length]).toEqual([1, 0]);
  });

  it("deletes one character’s exchanges", async () => {
    for (let number = 0; number < 30; number++) await log(exchange(number));
    await log(exchange(99, { characterId: "hypatia" }));
    const response = await visitor.fetch("/api/memory/tesla", { method: "DELETE" });
    expect([await response.json(), await list()]).toEqual([{ success: true, deleted: 30 }, []]);
    expect(await (await visitor.fetch("/api/memory/hypatia")).json()).toMatchObject({
      conversations: [{ exchangeId: "exchange-99" }],
    });
  });

  if (kind === "SQLite") {
    it("deletes the texts from the file too", async () => {
      const words = "canary-sentence-which-must-not-stay";
      for (let number = 0; number < 30; number++) await log(exchange(number, { userMessage: `${words} ${number}` }));
      const onDisk = async () => {
        const files = await Promise.all(
          ["", "-wal"].map((end) => readFile(`${databasePath(server.databaseUrl)}${end}`, "latin1").catch(() => "")),
        );
        return files.join("").includes(words);
      };
      expect(await onDisk()).toBe(true);
      await visitor.fetch("/api/memory/tesla", { method: "DELETE" });
      expect(await onDisk()).toBe(false);
    });
  }

  if (kind === "PostgreSQL") {
    it("deletes the texts from the table’s file too, once it is vacuumed", async () => {
      const words = "canary-sentence-which-must-not-stay";
      for (let number = 0; number < 30; number++) await log(exchange(number, { userMessage: `${words} ${number}` }));
      const onDisk = async () => {
        // The autovacuum runs later; a full vacuum does the same at once.
        await askPostgres(server.databaseUrl, "VACUUM FULL exchanges");
        await askPostgres(server.databaseUrl, "CHECKPOINT");
        const sql = "SELECT position($1::bytea in pg_read_binary_file(pg_relation_filepath('exchanges'))) > 0 AS found";
        return (await askPostgres(server.databaseUrl, sql, [Buffer.from(words)])).rows[0]?.["found"];
      };
      expect(await onDisk()).toBe(true);
      await visitor.fetch("/api/memory/tesla", { method: "DELETE" });
      expect(await onDisk()).toBe(false);
    });
  }

  it.each([
    ["quotes", `'; DROP TABLE exchanges; -- " \\ \` $1 ? ?1 :a @b`],
    ["wildcards", "100 % of _ [a-z] *"],
    ["a NUL", "before\0after"],
    ["control characters", "\u0001\t\r\n\u001b[31m\u007f\u2028"],
    ["emoji and rare scripts", "👩🏽‍🚀🏳️‍🌈 नमस्ते 你好 \u202Eمرحبا\u202C e\u0301"],
    ["half of a surrogate pair", "half \ud83d of \udc4d it"],
    ["JSON", '["a","b"]\\u0000{"x":1}'],
  ])("returns %s unchanged", async (_case, text) => {
    expect((await log(exchange(1, { userMessage: text, assistantMessage: `${text}${text}` }))).status).toBe(200);
    expect(await list()).toMatchObject([{ userMessage: text, assistantMessage: `${text}${text}` }]);
  });

  it.each([
    ["an exchange id", { exchangeId: "a\0b" }],
    ["a session id", { sessionId: "a\0b" }],
    ["a character id", { characterId: "a\0b" }],
    ["1 MB", { userMessage: "x".repeat(1024 * 1024) }],
  ])("refuses a NUL in %s, or a long one, before it reaches the database", async (name, changes) => {
    const response = await log(exchange(1, changes));
    expect([response.status, await list()]).toEqual([name === "1 MB" ? 413 : 400, []]);
    expect(((await response.json()) as { error: object }).error).toHaveProperty("type");
  });

  it("keeps acknowledged exchanges over a restart", async () => {
    await log(exchange(1));
    server = await server.restart();
    const returning = server.visitor();
    visitor.cookies.forEach((value, name) => returning.cookies.set(name, value));
    expect(await list("", returning)).toMatchObject([{ exchangeId: "exchange-1" }]);
  });

  it.each([
    ["a character id with capitals", { characterId: "Tesla" }],
    ["a character id with dots", { characterId: "../tesla" }],
    ["a long character id", { characterId: "a".repeat(65) }],
    ["no text", { userMessage: undefined }],
    ["a number as text", { userMessage: 7 }],
    ["a text over 64 kB", { assistantMessage: "ü".repeat(33_000) }],
    ["a long exchange id", { exchangeId: "x".repeat(65) }],
    ["an empty exchange id", { exchangeId: "" }],
    ["a string as picture flag", { hasImage: "no" }],
    ["half a millisecond", { writtenAt: 0.5 }],
    ["a negative time", { writtenAt: -1 }],
    ["a time beyond all limits", { writtenAt: 1e300 }],
  ])("refuses %s", async (_case, changes) => {
    const response = await log(exchange(1, changes));
    expect([response.status, await response.json(), await list()]).toMatchObject([
      400,
      { error: { type: "invalid_request" } },
      [],
    ]);
  });

  it("says where a body is wrong without quoting it", async () => {
    const body = await (await log(exchange(1, { characterId: "SECRET WORDS" }))).text();
    expect([body.includes("characterId"), body.includes("SECRET")]).toEqual([true, false]);
  });

  it.each([
    ["letters", "x"],
    ["characters that JSON escapes with six", "\u0001"],
  ])("accepts texts of 64 kB in %s", async (_case, sign) => {
    const texts = { userMessage: sign.repeat(65_536), assistantMessage: sign.repeat(65_536) };
    expect((await log(exchange(1, texts))).status).toBe(200);
    expect(await list()).toMatchObject([texts]);
  });

  it("returns the newest of the longest exchanges, about 2 MB, however many are requested", async () => {
    const texts = { userMessage: "\u0001".repeat(65_536), assistantMessage: "\u0001".repeat(65_536) };
    for (let number = 0; number < 5; number++) {
      expect((await log(exchange(number, texts))).status).toBe(200);
      server.clock.advance(SECOND);
    }
    const body = await (await visitor.fetch("/api/memory/tesla?limit=200")).text();
    const { conversations } = JSON.parse(body) as { conversations: LoggedExchange[] };
    expect(conversations.map(({ exchangeId }) => exchangeId)).toEqual(["exchange-4", "exchange-3", "exchange-2"]);
    expect(body.length).toBeLessThan(3_000_000);
    expect((await list("?limit=1")).map(({ exchangeId }) => exchangeId)).toEqual(["exchange-4"]);
  });

  it("refuses a body longer than any exchange", async () => {
    const response = await log(exchange(2, { more: "x".repeat(800 * 1024) }));
    expect([response.status, await response.json()]).toMatchObject([413, { error: { type: "body_too_large" } }]);
  });

  it("leaves prototypes alone", async () => {
    const body =
      '{"characterId":"tesla","userMessage":"","assistantMessage":"","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    const response = await visitor.fetch("/api/memory/log", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect([response.status, ({} as { polluted?: number }).polluted]).toEqual([200, undefined]);
  });

  it("answers 503 while the database fails, without details", async () => {
    await server.store.close();
    const response = await server.visitor().unlock();
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: { type: "store_unavailable", message: "The server cannot reach its database." } },
    ]);
    expect(await (await server.visitor().fetch("/api/health")).json()).toEqual({ status: "ok", store: "failing" });
  });

  it("logs neither texts nor codes", async () => {
    await log(exchange(1, { userMessage: "canary-words" }));
    await server.visitor().unlock("canary-code");
    await visitor.fetch("/api/memory/tesla?limit=canary-query");
    await server.store.close();
    await log(exchange(2, { userMessage: "canary-words" }));
    expect(server.logLines.join("\n")).not.toContain("canary");
    expect(JSON.parse(server.logLines[1] ?? "")).toEqual({
      time: expect.any(String) as string,
      level: "info",
      event: "request",
      method: "POST",
      path: "/api/memory/log",
      status: 200,
      ms: expect.any(Number) as number,
    });
  });
});

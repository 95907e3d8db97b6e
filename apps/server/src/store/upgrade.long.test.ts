import { createClient } from "@libsql/client";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { afterEach, expect, it } from "vitest";
import { keyedHash } from "../access/signing";
import { DAY, HOUR, SECOND } from "../clock";
import { silentLogger } from "../log";
import { describeOnEachDatabase } from "../testing/each-database";
import { createTestServer, type TestServer } from "../testing/test-server";
import { askPostgres } from "../testing/test-postgres";
import { databasePath } from "./database-path";
import { openLibsql } from "./libsql-connection";
import { openPostgres } from "./postgres-connection";
import type { SqlDatabase, SqlValue } from "./sql-database";

// Databases of earlier servers, written out here: the tests need what is on users' disks, not what the current code
// would create.

const SECRET = "a secret of the tests";
const now = Date.parse("2026-01-01T12:00:00.000Z");
const ofEngine = {
  SQLite: { id: "INTEGER PRIMARY KEY AUTOINCREMENT", flag: "INTEGER", time: "INTEGER" },
  PostgreSQL: { id: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY", flag: "SMALLINT", time: "BIGINT" },
} as const;

const first = (kind: keyof typeof ofEngine) => {
  const { id, flag, time } = ofEngine[kind];
  return [
    "CREATE TABLE migrations (id INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)",
    `CREATE TABLE exchanges (id ${id}, visitor_id TEXT NOT NULL, exchange_id TEXT NOT NULL, character_id TEXT NOT NULL, said TEXT NOT NULL, session_id TEXT, has_image ${flag} NOT NULL, created_at ${time} NOT NULL)`,
    "CREATE UNIQUE INDEX exchanges_once ON exchanges (visitor_id, exchange_id)",
    "CREATE INDEX exchanges_by_character ON exchanges (visitor_id, character_id, created_at, id)",
    "CREATE INDEX exchanges_by_time ON exchanges (created_at)",
    `CREATE TABLE sessions (token_hash TEXT PRIMARY KEY, visitor_id TEXT NOT NULL, created_at ${time} NOT NULL, used_at ${time} NOT NULL)`,
    "CREATE INDEX sessions_by_use ON sessions (used_at)",
    `CREATE TABLE wrong_codes (address_hash TEXT NOT NULL, at ${time} NOT NULL)`,
    "CREATE INDEX wrong_codes_by_address ON wrong_codes (address_hash, at)",
    "INSERT INTO migrations (id, applied_at) VALUES (1, 0)",
  ];
};

const second = [
  "CREATE TABLE ledger_windows (key TEXT NOT NULL, window_ms BIGINT NOT NULL, starts_at BIGINT NOT NULL, ends_at BIGINT NOT NULL, taken BIGINT NOT NULL, PRIMARY KEY (key, window_ms, starts_at))",
  "CREATE INDEX ledger_windows_by_end ON ledger_windows (ends_at)",
  "CREATE TABLE ledger_holds (id TEXT NOT NULL, key TEXT NOT NULL, window_ms BIGINT NOT NULL, starts_at BIGINT NOT NULL, ends_at BIGINT NOT NULL, amount BIGINT NOT NULL, PRIMARY KEY (id, key, window_ms))",
  "CREATE INDEX ledger_holds_by_key ON ledger_holds (key, window_ms, ends_at)",
  "CREATE INDEX ledger_holds_by_end ON ledger_holds (ends_at)",
  "CREATE TABLE probes (filler TEXT NOT NULL)",
  "INSERT INTO migrations (id, applied_at) VALUES (2, 0)",
];

/** Two visitors, one of them locked out for a minute, and their exchanges, unusual texts included. */
const TOKEN = "a-session-from-before-the-upgrade";
const rows: readonly (readonly [string, readonly SqlValue[]])[] = [
  ...[
    ["anna", "one", "Question", 0],
    ["anna", "two", 'half \ud83d, a\0NUL and "quotes"', 1],
    ["bert", "one", "another visitor’s", 0],
  ].map(
    ([visitorId, exchangeId, words, hasImage], number) =>
      [
        "INSERT INTO exchanges (visitor_id, exchange_id, character_id, said, session_id, has_image, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
          visitorId,
          exchangeId,
          "tesla",
          JSON.stringify([words, "Answer"]),
          number === 0 ? "room-1" : null,
          hasImage,
          now - HOUR + number * SECOND,
        ] as SqlValue[],
      ] as const,
  ),
  [
    "INSERT INTO sessions (token_hash, visitor_id, created_at, used_at) VALUES (?, ?, ?, ?)",
    [keyedHash(SECRET, "session", TOKEN), "anna", now - HOUR, now - HOUR],
  ],
  ...Array.from(
    { length: 10 },
    () =>
      [
        "INSERT INTO wrong_codes (address_hash, at) VALUES (?, ?)",
        [keyedHash(SECRET, "address", "203.0.113.7"), now - SECOND],
      ] as const,
  ),
];
const spentToday: readonly (readonly [string, readonly SqlValue[]])[] = [
  [
    "INSERT INTO ledger_windows (key, window_ms, starts_at, ends_at, taken) VALUES (?, ?, ?, ?, ?)",
    ["tokens:site", DAY, Date.parse("2026-01-01"), Date.parse("2026-01-02"), 12_345],
  ],
];

describeOnEachDatabase("a database of an earlier server", (newUrl, kind) => {
  let server: TestServer | null = null;
  afterEach(async () => {
    await server?.close();
    server = null;
  });

  async function writeOld(url: string, statements: readonly (readonly [string, readonly SqlValue[]])[]): Promise<void> {
    if (kind === "PostgreSQL") {
      for (const [sql, args] of statements) {
        let count = 0;
        await askPostgres(
          url,
          sql.replaceAll("?", () => `$${(count += 1)}`),
          [...args],
        );
      }
      return;
    }
    await mkdir(dirname(databasePath(url) ?? ""), { recursive: true });
    const client = createClient({ url });
    // As the driver creates it; the next server changes the journal mode.
    for (const [sql, args] of statements) await client.execute({ sql, args: [...args] });
    client.close();
  }
  const bare = (statements: readonly string[]) => statements.map((sql) => [sql, []] as const);
  const open = (url: string): Promise<SqlDatabase> =>
    kind === "PostgreSQL" ? openPostgres(url, silentLogger) : openLibsql(url);

  /** Every table, column and index of the schema. */
  async function schemaOf(url: string): Promise<readonly unknown[]> {
    const database = await open(url);
    const questions =
      kind === "PostgreSQL"
        ? [
            "SELECT table_name, column_name, data_type, is_nullable, is_identity FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2",
            "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2",
          ]
        : [
            "SELECT m.name AS table_name, c.name AS column_name, c.type, c.\"notnull\", c.pk FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY 1, 2",
            "SELECT m.name AS table_name, i.name AS index_name, i.\"unique\", c.name AS column_name, c.seqno FROM sqlite_master m JOIN pragma_index_list(m.name) i JOIN pragma_index_info(i.name) c WHERE m.type = 'table' ORDER BY 1, 2, 5",
          ];
    const answers = await Promise.all(
      questions.map(async (sql) => (await database.run(sql)).rows.map((row) => ({ ...row }))),
    );
    await database.close();
    return answers.flat();
  }

  const versions = [
    ["the first", () => [...bare(first(kind)), ...rows]],
    ["the second, with a ledger", () => [...bare([...first(kind), ...second]), ...rows, ...spentToday]],
  ] as const;

  it.each(versions)("(%s) opens with all its data, for its owners", async (_version, statements) => {
    const databaseUrl = await newUrl();
    await writeOld(databaseUrl, statements());
    server = await createTestServer({ databaseUrl });

    // Anna is still logged in.
    const anna = server.visitor();
    anna.cookies.set("archive", TOKEN);
    expect(await (await anna.fetch("/api/memory/tesla")).json()).toEqual({
      conversations: [
        {
          exchangeId: "two",
          characterId: "tesla",
          userMessage: 'half \ud83d, a\0NUL and "quotes"',
          assistantMessage: "Answer",
          sessionId: null,
          hasImage: true,
          createdAt: "2026-01-01T11:00:01.000Z",
        },
        {
          exchangeId: "one",
          characterId: "tesla",
          userMessage: "Question",
          assistantMessage: "Answer",
          sessionId: "room-1",
          hasImage: false,
          createdAt: "2026-01-01T11:00:00.000Z",
        },
      ],
    });
    expect((await server.store.conversations.list("bert", "tesla", 10)).map(({ userMessage }) => userMessage)).toEqual([
      "another visitor’s",
    ]);
    // Wrong codes from before the upgrade still count.
    expect((await server.visitor("203.0.113.7").unlock()).status).toBe(429);
  });

  it.each(versions)(
    "(%s) accepts new data: exchanges, reservations, live conversations",
    async (_version, statements) => {
      const databaseUrl = await newUrl();
      await writeOld(databaseUrl, statements());
      server = await createTestServer({ databaseUrl });
      const { store } = server;
      await store.conversations.log(
        "anna",
        {
          exchangeId: "three",
          characterId: "tesla",
          userMessage: "New",
          assistantMessage: "Answer",
          sessionId: null,
          hasImage: false,
        },
        now,
      );
      // An exchange sent again after the upgrade is not stored twice; the newer version wins.
      await store.conversations.log(
        "anna",
        {
          exchangeId: "one",
          characterId: "tesla",
          userMessage: "Again",
          assistantMessage: "Answer",
          sessionId: null,
          hasImage: false,
        },
        now,
      );
      await store.liveConversations.claim("anna", "live", now);
      const refusal = await store.ledger.reserve({
        id: "new",
        charges: [{ key: "tokens:site", amount: 5, limit: 12_350, windowMs: DAY }],
        at: now,
        expiresAt: now + HOUR,
      });
      expect([
        (await store.conversations.list("anna", "tesla", 10)).map(
          ({ exchangeId, userMessage }) => `${exchangeId} ${userMessage.slice(0, 8)}`,
        ),
        await store.liveConversations.holder("anna"),
        refusal,
        await store.isWorking(),
      ]).toEqual([["three New", "two half \ud83d, ", "one Again"], "live", null, true]);
    },
  );

  it("keeps what was spent on the day of the upgrade", async () => {
    const databaseUrl = await newUrl();
    await writeOld(databaseUrl, versions[1][1]());
    server = await createTestServer({ databaseUrl });
    expect(await server.store.ledger.taken("tokens:site", DAY, now)).toBe(12_345);
  });

  it.each(versions)("(%s) then has the schema of a new one", async (_version, statements) => {
    const [older, newer] = [await newUrl(), await newUrl()];
    await writeOld(older, statements());
    const schema = await schemaOf(newer);
    expect(schema.length).toBeGreaterThan(30);
    expect(await schemaOf(older)).toEqual(schema);
  });
});

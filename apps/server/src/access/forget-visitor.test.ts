import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { HOUR, SECOND } from "../clock";
import { describeOnEachDatabase } from "../testing/each-database";
import { createTestServer, type TestServer } from "../testing/test-server";
import { createTestVisitor, type TestVisitor } from "../testing/test-visitor";
import { sessionTouchInterval } from "./session-life";

describeOnEachDatabase("a visitor who asks to be forgotten", (newUrl) => {
  let server: TestServer;
  let visitor: TestVisitor;
  let other: TestVisitor;
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await newUrl();
  });
  beforeEach(async () => {
    server = await createTestServer({ databaseUrl });
    visitor = await server.unlockedVisitor();
    other = await server.unlockedVisitor();
    for (const characterId of ["tesla", "hypatia"])
      for (const by of [visitor, other]) expect((await log(by, characterId)).status).toBe(200);
  });
  afterEach(() => server.close());

  const log = (by: TestVisitor, characterId = "tesla") =>
    by.post("/api/memory/log", {
      characterId,
      userMessage: "Question",
      assistantMessage: "Answer",
      exchangeId: `exchange-${characterId}`,
    });
  const listed = async (by: TestVisitor) =>
    ((await (await by.fetch("/api/memory/tesla")).json()) as { conversations?: unknown[] }).conversations?.length;
  const forget = (by: TestVisitor) => by.fetch("/api/visitor", { method: "DELETE" });
  const withCookies = (cookies: ReadonlyMap<string, string>) => {
    const copy = createTestVisitor(server.app);
    for (const [name, value] of cookies) copy.cookies.set(name, value);
    return copy;
  };

  it("loses all exchanges and both cookies, and no other visitor loses anything", async () => {
    const response = await forget(visitor);
    expect([response.status, await response.json(), [...visitor.cookies]]).toEqual([
      200,
      { success: true, deleted: 2 },
      [],
    ]);
    expect([(await visitor.fetch("/api/memory/tesla")).status, await listed(other)]).toEqual([401, 1]);
  });

  it("finds nothing with the old visitor cookie, and is a new visitor without it", async () => {
    const before = new Map(visitor.cookies);
    await forget(visitor);
    const returning = withCookies(before);
    expect([
      (await returning.fetch("/api/memory/tesla")).status,
      (await returning.unlock()).status,
      await listed(returning),
    ]).toEqual([401, 200, 0]);
    await visitor.unlock();
    expect(visitor.cookies.get("archive_visitor")).not.toBe(before.get("archive_visitor"));
  });

  it("is locked out of every other session too", async () => {
    const again = withCookies(new Map([...visitor.cookies].filter(([name]) => name === "archive_visitor")));
    await again.unlock();
    expect(await listed(again)).toBe(1);
    await forget(again);
    expect((await visitor.fetch("/api/memory/tesla")).status).toBe(401);
  });

  it("gets no cookie when the session would be renewed", async () => {
    server.clock.advance(sessionTouchInterval);
    await forget(visitor);
    expect([...visitor.cookies]).toEqual([]);
  });

  it("needs a session and the site's own page", async () => {
    expect((await forget(server.visitor())).status).toBe(401);
    expect(
      (await visitor.fetch("/api/visitor", { method: "DELETE", headers: { origin: "https://evil.example" } })).status,
    ).toBe(403);
    expect(await listed(visitor)).toBe(1);
  });

  it("leaves no row", async () => {
    const { store, clock } = server;
    const visitorId = decodeURIComponent(visitor.cookies.get("archive_visitor") ?? "").split(".")[0] ?? "";
    const keys = [`tokens:visitor-${visitorId}`, "tokens:visitor-another", "tokens:site"];
    const charges = keys.map((key) => ({ key, amount: 5, limit: 100, windowMs: HOUR }));
    const slot = { key: `sending:visitor-${visitorId}`, amount: 1, limit: 1, windowMs: Infinity };
    const reservation = {
      id: `reservation-${visitorId}`,
      charges: [...charges, slot],
      at: clock.now(),
      expiresAt: clock.now() + 60 * SECOND,
    };
    expect(await store.ledger.reserve(reservation)).toBeNull();
    const places = [`${visitorId} tesla`, `written ${visitorId} tesla`, `check ${visitorId}`, "another tesla"];
    for (const place of places) await store.liveConversations.claim(place, "conversation", clock.now());
    await forget(visitor);
    expect(await Promise.all(places.map((place) => store.liveConversations.holder(place)))).toEqual([
      null,
      null,
      null,
      "conversation",
    ]);
    const taken = () =>
      Promise.all([
        ...keys.map((key) => store.ledger.taken(key, HOUR, clock.now())),
        store.ledger.taken(slot.key, Infinity, clock.now()),
      ]);
    const before = await taken();
    expect([before[0], before[1], before[3]]).toEqual([0, 5, 0]);
    // A running reservation is still settled for the address and the site.
    await store.ledger.settle([
      { id: reservation.id, spent: { [keys[0] ?? ""]: 1, "tokens:visitor-another": 1, "tokens:site": 1 } },
    ]);
    const after = await taken();
    expect([after[0], after[1], (before[2] ?? 0) - (after[2] ?? 0)]).toEqual([0, 1, 4]);
    await store.ledger.settle([{ id: reservation.id, spent: {} }]);
    await store.liveConversations.release("another tesla", "conversation");
  });
});

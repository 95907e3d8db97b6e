import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE, SECOND } from "../clock";
import { createTestServer, type TestServer } from "../testing/test-server";
import type { TestVisitor } from "../testing/test-visitor";

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const hasSession = async (visitor: TestVisitor) => (await visitor.fetch("/api/memory/tesla")).status === 200;
const sessionOf = (visitor: TestVisitor) => visitor.cookies.get("archive");

describe("the access code", () => {
  it("unlocks, whatever white space surrounds it", async () => {
    const visitor = server.visitor();
    expect(await hasSession(visitor)).toBe(false);
    const response = await visitor.unlock("  archive\n");
    expect([response.status, await response.json(), await hasSession(visitor)]).toEqual([200, { success: true }, true]);
  });

  it.each(["Archive", "archiv", "", " ", "archive\0", "x".repeat(2000)])("refuses %j", async (code) => {
    const visitor = server.visitor();
    const response = await visitor.unlock(code);
    expect([response.status, await response.json()]).toMatchObject([401, { error: { type: "wrong_code" } }]);
    expect([visitor.cookies.size, await hasSession(visitor)]).toEqual([0, false]);
  });

  it("is accepted as JSON only, up to 4 kB", async () => {
    const visitor = server.visitor();
    const send = (type: string, body: string) =>
      visitor.fetch("/api/access", { method: "POST", headers: { "content-type": type }, body });
    const statuses = [];
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/jsonp",
      "multipart/form-data",
    ]) {
      statuses.push((await send(type, '{"code":"archive"}')).status);
    }
    expect(statuses).toEqual([415, 415, 415, 415]);
    expect((await send("application/json", '{"code":')).status).toBe(400);
    expect((await send("application/json", '{"code":["archive"]}')).status).toBe(400);
    expect((await send("application/json", JSON.stringify({ code: "x".repeat(5000) }))).status).toBe(413);
    expect((await send("application/json; charset=utf-8", '{"code":"archive"}')).status).toBe(200);
  });
});

describe("wrong codes", () => {
  it("are compared ten times a minute for each address, however many come at once", async () => {
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, number) => server.visitor("10.0.0.1").unlock(`guess ${number}`)),
    );
    const statuses = guesses.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 401).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([10, 190]);
  });

  it("delay even the right one, and say how long", async () => {
    for (let guess = 0; guess < 10; guess++) await server.visitor("10.0.0.1").unlock("wrong");
    server.clock.advance(20 * SECOND);
    const response = await server.visitor("10.0.0.1").unlock();
    expect([response.status, response.headers.get("retry-after"), await response.json()]).toMatchObject([
      429,
      "40",
      { error: { type: "too_many_attempts" } },
    ]);
    server.clock.advance(40 * SECOND);
    expect((await server.visitor("10.0.0.1").unlock()).status).toBe(200);
  });

  it("delay no other address", async () => {
    for (let guess = 0; guess < 20; guess++) await server.visitor("10.0.0.1").unlock("wrong");
    expect((await server.visitor("10.0.0.2").unlock()).status).toBe(200);
  });

  it("are counted apart from right ones, which are unlimited", async () => {
    const statuses = [];
    for (let visit = 0; visit < 30; visit++) statuses.push((await server.visitor("10.0.0.1").unlock()).status);
    for (let guess = 0; guess < 9; guess++) await server.visitor("10.0.0.1").unlock("wrong");
    statuses.push((await server.visitor("10.0.0.1").unlock()).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it("count for a whole IPv6 network, and not by a header the client can set", async () => {
    const statuses = [];
    for (let guess = 0; guess < 12; guess++) {
      const visitor = server.visitor(`2001:db8:0:1::${guess}`);
      statuses.push(
        (
          await visitor.post(
            "/api/access",
            { code: "wrong" },
            { "x-forwarded-for": `10.1.1.${guess}`, forwarded: `for=10.1.1.${guess}` },
          )
        ).status,
      );
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect((await server.visitor("2001:db8:0:2::1").unlock("wrong")).status).toBe(401);
  });

  it("are still counted after a restart", async () => {
    for (let guess = 0; guess < 10; guess++) await server.visitor("10.0.0.1").unlock("wrong");
    server = await server.restart();
    expect((await server.visitor("10.0.0.1").unlock("wrong")).status).toBe(429);
  });
});

describe("behind a proxy", () => {
  it.each([
    [1, "203.0.113.7", "203.0.113.8"],
    [2, "203.0.113.7, 10.0.0.5", "203.0.113.8, 10.0.0.5"],
  ])("counts the address that the outermost of %i trusted proxies saw", async (trustProxy, seen, seenElsewhere) => {
    server = await server.restart({ trustProxy });
    const guess = (forwarded: string) =>
      server.visitor("10.9.9.9").post("/api/access", { code: "wrong" }, { "x-forwarded-for": forwarded });
    const statuses = [];
    for (let number = 0; number < 11; number++) statuses.push((await guess(`6.6.6.${number}, ${seen}`)).status);
    expect([statuses.at(-1), (await guess(`6.6.6.1, ${seenElsewhere}`)).status]).toEqual([429, 401]);
  });
});

describe("a session", () => {
  it("lives in an http-only cookie of this site", async () => {
    const visitor = await server.unlockedVisitor();
    expect(visitor.cookieLines).toEqual([
      expect.stringMatching(/^archive=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^archive_visitor=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it("is bound to the host, and to https if the site uses it", async () => {
    server = await server.restart({ publicUrl: "https://minds.example" });
    const visitor = await server.unlockedVisitor();
    expect(
      visitor.cookieLines.map((line) => [line.split("=")[0], line.includes("; Secure"), line.includes("Domain")]),
    ).toEqual([
      ["__Host-archive", true, false],
      ["__Host-archive_visitor", true, false],
    ]);
    expect(await hasSession(visitor)).toBe(true);
  });

  it("is new after every unlock, and the old one ends at once", async () => {
    const visitor = server.visitor();
    visitor.cookies.set("archive", "planted-by-somebody-else");
    await visitor.unlock();
    const first = sessionOf(visitor);
    expect(first).not.toBe("planted-by-somebody-else");
    await visitor.unlock();
    expect(sessionOf(visitor)).not.toBe(first);

    const attacker = server.visitor();
    attacker.cookies.set("archive", first ?? "");
    expect([await hasSession(attacker), await hasSession(visitor)]).toEqual([false, true]);
  });

  it("ends on lock, for a copy of the cookie too", async () => {
    const visitor = await server.unlockedVisitor();
    const copy = server.visitor();
    copy.cookies.set("archive", sessionOf(visitor) ?? "");
    expect(await hasSession(copy)).toBe(true);
    expect((await visitor.fetch("/api/access", { method: "DELETE" })).status).toBe(200);
    expect([
      await hasSession(copy),
      await hasSession(visitor),
      visitor.cookies.has("archive"),
      visitor.cookies.has("archive_visitor"),
    ]).toEqual([false, false, false, true]);
  });

  it("ends after 12 hours without use, and after 7 days in any case", async () => {
    const [idle, busy] = [await server.unlockedVisitor(), await server.unlockedVisitor()];
    server.clock.advance(12 * HOUR);
    expect(await hasSession(idle)).toBe(false);

    await busy.unlock();
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      server.clock.advance(11 * HOUR);
      expect(await hasSession(busy)).toBe(true);
    }
    server.clock.advance(11 * HOUR);
    expect(await hasSession(busy)).toBe(false);
  });

  it("survives a restart, but not a new secret", async () => {
    const visitor = await server.unlockedVisitor();
    server = await server.restart();
    const returning = server.visitor();
    visitor.cookies.forEach((value, name) => returning.cookies.set(name, value));
    expect(await hasSession(returning)).toBe(true);

    server = await server.restart({}, "another secret");
    const stranger = server.visitor();
    visitor.cookies.forEach((value, name) => stranger.cookies.set(name, value));
    expect(await hasSession(stranger)).toBe(false);
  });

  it("is invalid with any character changed", async () => {
    const visitor = await server.unlockedVisitor();
    const token = sessionOf(visitor) ?? "";
    for (let place = 0; place < token.length; place++) {
      visitor.cookies.set(
        "archive",
        token.slice(0, place) + (token[place] === "A" ? "B" : "A") + token.slice(place + 1),
      );
      expect(await hasSession(visitor)).toBe(false);
    }
  });

  it("is read from the first cookie of that name only", async () => {
    const token = sessionOf(await server.unlockedVisitor());
    const status = async (cookie: string) =>
      (await server.visitor().fetch("/api/memory/tesla", { headers: { cookie } })).status;
    expect([
      await status(`archive=${token}`),
      await status(`archive=planted; archive=${token}`),
      await status(`Archive=${token}`),
      await status(`archive\u00a0=${token}`),
      await status(`\u00a0archive=${token}`),
      await status(`__Host-archive=${token}`),
      await status(`archive="${token}`),
      await status(`archive=${token}%00`),
    ]).toEqual([200, 401, 401, 401, 401, 401, 401, 401]);
  });

  it("is not read from the address", async () => {
    const visitor = await server.unlockedVisitor();
    const response = await server.visitor().fetch(`/api/memory/tesla?archive=${sessionOf(visitor)}`);
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { error: { type: "session_required", message: expect.any(String) as string } },
    ]);
  });
});

describe("the visitor id", () => {
  it("stays the same across sessions and is renewed while it is used", async () => {
    const visitor = await server.unlockedVisitor();
    const id = visitor.cookies.get("archive_visitor");
    server.clock.advance(2 * DAY);
    await visitor.unlock();
    expect(visitor.cookies.get("archive_visitor")).toBe(id);

    visitor.cookieLines.length = 0;
    await visitor.fetch("/api/memory/tesla");
    expect(visitor.cookieLines).toEqual([]);
    server.clock.advance(MINUTE);
    await visitor.fetch("/api/memory/tesla");
    expect(visitor.cookieLines).toEqual([expect.stringContaining(`archive_visitor=${id}; Max-Age=34560000`)]);
  });

  it("survives a change of the secret while the previous one is set", async () => {
    const visitor = await server.unlockedVisitor();
    await visitor.post("/api/memory/log", {
      characterId: "tesla",
      userMessage: "mine",
      assistantMessage: "yours",
      hasImage: false,
    });
    const returnWith = async (previousSessionSecret: string | null) => {
      server = await server.restart({ previousSessionSecret }, "another secret");
      const returning = server.visitor();
      visitor.cookies.forEach((value, name) => returning.cookies.set(name, value));
      // Sessions under the old secret have ended.
      const wasIn = await hasSession(returning);
      await returning.unlock();
      const { conversations } = (await (await returning.fetch("/api/memory/tesla")).json()) as {
        conversations: unknown[];
      };
      return [wasIn, conversations.length];
    };
    expect([await returnWith("a secret of the tests"), await returnWith(null)]).toEqual([
      [false, 1],
      [false, 0],
    ]);
  });

  it("cannot be forged or changed to a known one", async () => {
    const victim = await server.unlockedVisitor();
    const signed = victim.cookies.get("archive_visitor") ?? "";
    await victim.post("/api/memory/log", {
      characterId: "tesla",
      userMessage: "mine",
      assistantMessage: "yours",
      hasImage: false,
    });
    for (const forged of [
      signed.slice(0, 36),
      `${signed.slice(0, 36)}.`,
      `${signed.slice(0, -1)}${signed.endsWith("A") ? "B" : "A"}`,
      ".",
      "x.y",
    ]) {
      const attacker = server.visitor();
      attacker.cookies.set("archive_visitor", forged);
      await attacker.unlock();
      expect(await (await attacker.fetch("/api/memory/tesla")).json()).toEqual({ conversations: [] });
    }
  });
});

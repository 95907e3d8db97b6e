import { afterEach, expect, it } from "vitest";
import { MINUTE } from "../clock";
import { createTestProxyServer, routes, type TestProxyServer } from "../proxies/testing/test-proxy-server";

// The visitor cookie is renewed with every kind of request.

let now: number;
let server: TestProxyServer;
const open = async () => {
  now = Date.parse("2026-01-01T12:00:00.000Z");
  server = await createTestProxyServer({ clock: { now: () => now } });
};
afterEach(() => server.close());

it("is renewed with a reply, with a spoken sentence, and with a failed request", async () => {
  await open();
  const visitor = await server.unlockedVisitor();
  const renewed = [expect.stringMatching(/^archive_visitor=.+; Max-Age=34560000;/)];
  for (const { name, path, body } of routes) {
    for (const behaviour of ["reply", "500", "reset"] as const) {
      server.vendors[name].setBehaviour(behaviour);
      visitor.cookieLines.length = 0;
      now += MINUTE;
      await (await visitor.post(path, body)).text();
      expect([path, behaviour, visitor.cookieLines]).toEqual([path, behaviour, renewed]);
      visitor.cookieLines.length = 0;
      await (await visitor.post(path, body)).text();
      expect(visitor.cookieLines).toEqual([]);
    }
  }
});

it("is renewed over a real connection, and the reply is complete", async () => {
  await open();
  const [{ path, body }] = routes as [(typeof routes)[number]];
  const { url } = await server.listen();
  const cookie = await server.cookie();
  const ask = async () => {
    const response = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    return [response.headers.getSetCookie().length, (await response.text()).includes("event: end")];
  };
  const before = await ask();
  now += MINUTE;
  expect([before, await ask()]).toEqual([
    [0, true],
    [1, true],
  ]);
});

import { request, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Listening } from "../listen";
import { eventually, flushEventLoop } from "./testing/eventually";
import { createTestProxyServer, routes, type Route, type TestProxyServer } from "./testing/test-proxy-server";

// Over real sockets. After locking, no reply goes on, and none costs money.

let server: TestProxyServer;
let listening: Listening;
let cookie: string;
beforeEach(async () => {
  server = await createTestProxyServer();
  listening = await server.listen();
  cookie = await server.cookie();
});
afterEach(() => server.close());

async function beginReply(
  { path, body }: Route,
  by = cookie,
): Promise<{ readonly response: IncomingMessage; readonly closed: Promise<void> }> {
  const outgoing = request(`${listening.url}${path}`, {
    method: "POST",
    headers: { cookie: by, "content-type": "application/json" },
  });
  outgoing.on("error", () => {});
  outgoing.end(JSON.stringify(body));
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  response.on("error", () => {});
  const closed = new Promise<void>((resolve) => response.once("close", resolve));
  response.resume();
  return { response, closed };
}
const lock = () => fetch(`${listening.url}/api/access`, { method: "DELETE", headers: { cookie } });
const runningAt = ({ name }: Route) => server.vendors[name].openConnections();

it.each(routes)("locking breaks off the answer of $path, and the vendor’s too", async (route) => {
  server.vendors[route.name].setBehaviour("hang-midway");
  const { response, closed } = await beginReply(route);
  expect((await lock()).status).toBe(200);
  await closed;
  expect(response.complete).toBe(false);
  await eventually(() => runningAt(route) === 0);
});

it.each(routes)("locking aborts a request to $path that is not answered yet", async (route) => {
  server.vendors[route.name].setBehaviour("hang");
  // The response of a model begins before the model has answered.
  const reply = beginReply(route).then(
    async ({ response, closed }) => {
      await closed;
      return response.complete ? "answered" : "broken off";
    },
    () => "broken off",
  );
  await eventually(() => runningAt(route) === 1);
  await lock();
  expect(await reply).toBe("broken off");
  await eventually(() => runningAt(route) === 0);
});

it.each([
  ["after another of the same visitor", () => cookie],
  ["after another visitor’s", () => server.cookie()],
])("locking aborts a pipelined request, %s", async (_which, first) => {
  const [route] = routes as [Route];
  server.vendors[route.name].setBehaviour("hang");
  const connection = connect(Number(new URL(listening.url).port), "localhost");
  connection.on("error", () => {}).resume();
  const text = JSON.stringify(route.body);
  for (const by of [await first(), cookie]) {
    connection.write(
      [
        `POST ${route.path} HTTP/1.1`,
        "Host: localhost",
        `Cookie: ${by}`,
        "Content-Type: application/json",
        `Content-Length: ${Buffer.byteLength(text)}`,
        "",
        text,
      ].join("\r\n"),
    );
  }
  await eventually(() => runningAt(route) === 2);
  await lock();
  await eventually(() => connection.closed && runningAt(route) === 0);
});

it("unlocking again breaks off the replies of the former session", async () => {
  const [route] = routes as [Route];
  server.vendors[route.name].setBehaviour("hang-midway");
  const { response, closed } = await beginReply(route);
  await fetch(`${listening.url}/api/access`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: '{"code":"archive"}',
  });
  await closed;
  expect(response.complete).toBe(false);
});

it("leaves the replies of others, and complete ones of the same visitor", async () => {
  const [route] = routes as [Route];
  const mine = await beginReply(route);
  await mine.closed;
  server.vendors[route.name].setBehaviour("hang-midway");
  const theirs = await beginReply(route, await server.cookie());
  await lock();
  await flushEventLoop();
  expect([mine.response.complete, theirs.response.destroyed, runningAt(route)]).toEqual([true, false, 1]);
});

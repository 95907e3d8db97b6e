import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestProxyServer, type TestProxyServer } from "../proxies/testing/test-proxy-server";

// What a page of another site can make a visitor's browser send, the visitor's cookies included.

const exchange = { characterId: "tesla", userMessage: "Foreign words", assistantMessage: "Foreign words" };
const messages = [{ role: "user", content: "Hello" }];

/** Every route that changes or costs something, with a body that it accepts from its own page. */
const changing: readonly { readonly route: string; readonly path: string; readonly body: object }[] = [
  { route: "POST /api/access", path: "/api/access", body: { code: "archive" } },
  { route: "DELETE /api/access", path: "/api/access", body: {} },
  { route: "DELETE /api/visitor", path: "/api/visitor", body: {} },
  {
    route: "POST /api/csp-reports",
    path: "/api/csp-reports",
    body: { "csp-report": { "effective-directive": "object-src", "blocked-uri": "inline" } },
  },
  { route: "POST /api/memory/log", path: "/api/memory/log", body: exchange },
  { route: "DELETE /api/memory", path: "/api/memory", body: {} },
  { route: "DELETE /api/memory/:characterId", path: "/api/memory/tesla", body: {} },
  { route: "POST /api/chat", path: "/api/chat", body: { characterId: "tesla", purpose: "reply", messages } },
  {
    route: "POST /api/elevenlabs/v1/text-to-speech/:voice/stream",
    path: "/api/elevenlabs/v1/text-to-speech/faust/stream",
    body: { text: "Good evening." },
  },
  {
    route: "POST /api/voice-agent/session",
    path: "/api/voice-agent/session",
    body: { characterId: "flux", transport: "webrtc" },
  },
];

let server: TestProxyServer;
let url: string;
let cookie: string;
beforeAll(async () => {
  server = await createTestProxyServer();
  url = (await server.listen()).url;
  cookie = await server.cookie();
  const kept = await send("POST", "/api/memory/log", JSON.stringify({ ...exchange, userMessage: "Own words" }), {
    "content-type": "application/json",
    origin: url,
  });
  expect(kept.status).toBe(200);
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
}

async function send(method: string, path: string, body: string, headers: Record<string, string>): Promise<Answer> {
  const outgoing = request(`${url}${path}`, {
    method,
    agent: false,
    headers: { cookie, "content-length": Buffer.byteLength(body), ...headers },
  });
  outgoing.end(body);
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}

/** Everything a change would show in: the memory, the session, the calls to vendors and the log. */
async function state(): Promise<unknown> {
  const memory = await send("GET", "/api/memory/tesla", "", {});
  return [
    memory.status,
    (JSON.parse(memory.text) as { conversations: { userMessage: string }[] }).conversations.map(
      ({ userMessage }) => userMessage,
    ),
    Object.values(server.vendors).map(({ requests }) => requests.length),
    server.vendors.elevenLabs.upgrades(),
    server.logLines.filter((line) => line.includes("object-src")).length,
  ];
}
const unchanged = [200, ["Own words"], [0, 0, 0], 0, 0];

/** Another site, no site, and another port of this machine, for which browsers send the cookies too. */
const origins = () => ["https://evil.example", "null", url.replace(/\d+$/, (port) => String(Number(port) - 1))];

const types = [
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
  null,
  "application/json",
  "application/json; charset=utf-8",
];
const overrides = { "x-http-method-override": "DELETE", "x-method-override": "DELETE", "x-http-method": "DELETE" };

it("every route that changes something is tested", () => {
  const own = server.app.routes
    .filter(({ method }) => !["ALL", "GET", "HEAD", "OPTIONS"].includes(method))
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(own)].toSorted()).toEqual(changing.map(({ route }) => route).toSorted());
});

describe.each(changing)("$route", ({ route, path, body }) => {
  const text = JSON.stringify(body);
  const [method = ""] = route.split(" ");

  it("refuses a foreign page, whatever it sends with whatever type", async () => {
    for (const origin of origins()) {
      for (const type of types) {
        for (const more of [{}, overrides]) {
          for (const [verb, address] of [
            [method, path],
            ["POST", `${path}?_method=${method}`],
          ] as const) {
            const {
              status,
              headers,
              text: said,
            } = await send(verb, address, text, {
              origin,
              ...(type === null ? {} : { "content-type": type }),
              ...more,
            });
            expect([verb, type, status, headers["access-control-allow-origin"]]).toEqual([verb, type, 403, undefined]);
            expect(said).toContain('"type":"foreign_origin"');
          }
        }
      }
    }
    expect(await state()).toEqual(unchanged);
  });

  it("changes nothing for a read or a preflight request", async () => {
    for (const origin of origins()) {
      for (const verb of ["GET", "HEAD", "OPTIONS"]) {
        const headers = {
          origin,
          "content-type": "application/json",
          "access-control-request-method": method,
          "access-control-request-headers": "content-type",
          ...overrides,
        };
        const answer = await send(verb, `${path}?_method=${method}`, text, headers);
        const permission = Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"));
        expect([verb, permission]).toEqual([verb, []]);
      }
    }
    expect(await state()).toEqual(unchanged);
  });
});

it("accepts all of it from its own page", async () => {
  const own = { origin: url, "content-type": "application/json" };
  // These end the session, so they come last.
  const isLast = (route: string) => /\/api\/(access|visitor)$/.test(route);
  const last = changing.filter(({ route }) => isLast(route));
  for (const { route, path, body } of [...changing.filter(({ route }) => !isLast(route)), ...last.toReversed()]) {
    const { status } = await send(route.split(" ")[0] ?? "", path, JSON.stringify(body), own);
    expect([route, status < 300]).toEqual([route, true]);
  }
  expect(Object.values(server.vendors).map(({ requests }) => requests.length)).toEqual([1, 0, 2]);
});

import fc from "fast-check";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestProxyServer, type TestProxyServer } from "./proxies/testing/test-proxy-server";
import { createTestVisitor, type TestVisitor } from "./testing/test-visitor";
import { propertyRuns } from "@archive-of-minds/testing";

// Any input gets a fitting status and a JSON error without details, and the next request is served.

const KB = 1024;
const PAYLOADS = propertyRuns(2_000);
const WORDS = "CANARY-WORDS";

interface Target {
  readonly path: string;
  readonly valid: Readonly<Record<string, unknown>>;
  readonly ok: number;
  readonly mostBytes: number;
  /** The statuses besides 400 for a body of the right type with an unusual value. */
  readonly also?: readonly number[];
  /** Browsers send reports with several types. */
  readonly takesAnyType?: boolean;
}

const targets: readonly Target[] = [
  { path: "/api/access", valid: { code: "archive" }, ok: 200, mostBytes: 4 * KB, also: [401] },
  {
    // The same exchange as another character's.
    path: "/api/memory/log",
    ok: 200,
    mostBytes: 772 * KB,
    also: [422],
    valid: {
      characterId: "tesla",
      userMessage: "Question",
      assistantMessage: "Answer",
      sessionId: null,
      hasImage: false,
      exchangeId: "exchange",
    },
  },
  {
    path: "/api/csp-reports",
    valid: { "csp-report": { "effective-directive": "img-src", "blocked-uri": "inline" } },
    ok: 204,
    mostBytes: 16 * KB,
    takesAnyType: true,
  },
  {
    path: "/api/chat",
    ok: 200,
    mostBytes: 8 * KB * KB,
    valid: {
      characterId: "tesla",
      purpose: "room",
      messages: [{ role: "user", content: "Hello" }],
      participants: { speaking: ["tesla", "faust"], listening: ["flux"], changesSubject: true },
      image: { jpegBase64: "AAAA" },
      stop: ["\nFaust:"],
      isGentle: false,
      language: "en",
    },
  },
  {
    path: "/api/elevenlabs/v1/text-to-speech/faust/stream",
    ok: 200,
    mostBytes: 64 * KB,
    valid: { text: "Good evening.", model_id: "eleven_flash_v2_5", voice_settings: { stability: 0.5, speed: 1 } },
  },
  {
    path: "/api/voice-agent/session",
    valid: { characterId: "flux", transport: "webrtc", source: "js_sdk", version: "1.25.0" },
    ok: 200,
    mostBytes: 4 * KB,
    also: [404],
  },
];

const errorTypes: Readonly<Record<number, readonly string[]>> = {
  400: ["invalid_request", "model_not_allowed", "unknown_character"],
  401: ["wrong_code"],
  404: ["not_found"],
  413: ["body_too_large"],
  415: ["json_required"],
  422: ["invalid_request"],
};

interface Payload {
  readonly type: string | null;
  readonly body: string | Uint8Array;
  /** Of a body that is not too long. */
  readonly expected: readonly number[];
}

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

const notJson: readonly (string | Uint8Array)[] = [
  "",
  " ",
  "\0",
  "{",
  "}",
  "[",
  '"',
  '{"',
  '{"a"',
  '{"a":',
  '{"a":1',
  '{"a":1,',
  '{"a":1,}',
  "[1,]",
  "{'a':1}",
  "{a:1}",
  "nul",
  "undefined",
  "NaN",
  "Infinity",
  "-Infinity",
  "01",
  "+1",
  ".5",
  "1.",
  "0x10",
  "1e",
  "--1",
  '"\\x41"',
  '"\\u12"',
  '"\t"',
  '"\n"',
  '"\0"',
  '{"a":"\u0001"}',
  "// {}",
  "/* */ {}",
  "{} {}",
  "{}{}",
  "{};",
  "[]]",
  `${WORDS}`,
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  "code=archive",
  '--boundary\r\ncontent-disposition: form-data; name="code"\r\n\r\narchive\r\n--boundary--',
  "\u2028",
  "\ud800",
  '{"a":1}\0',
  "[,]",
  "{,}",
  '{"a"1}',
  "{1:2}",
  "[1 2]",
  "true false",
  "[".repeat(1_000),
  '{"a":'.repeat(1_000),
  '"'.repeat(999),
  Uint8Array.of(0xff, 0xfe),
  Uint8Array.of(0xc0, 0x80),
  Uint8Array.of(0x22, 0xff),
  gzipSync('{"code":"archive"}'),
  new Uint8Array(1_000),
];

/** JSON of the wrong shape for every address. */
const wrongShapes: readonly string[] = [
  "null",
  "true",
  "false",
  "0",
  "-0",
  "1e400",
  "-1e400",
  "1e-400",
  `${"9".repeat(1_000)}`,
  `"${WORDS}"`,
  '""',
  '"\\ud800"',
  '"\\u0000"',
  "[]",
  "[null]",
  "[[]]",
  "[{}]",
  "{}",
  '{"":""}',
  '{"a":1}',
  '{"__proto__":null}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"prototype":{"polluted":true}}',
  '{"toString":1,"valueOf":1,"hasOwnProperty":1}',
  '{"then":1}',
  '{"toJSON":1}',
  '{"length":1e9}',
  nested(500, "[", "]"),
  nested(1_900, "[", "]"),
  nested(100_000, "[", "]"),
  `${'{"a":'.repeat(300)}1${"}".repeat(300)}`,
  `${'{"a":'.repeat(30_000)}1${"}".repeat(30_000)}`,
  `[${"0,".repeat(1_500)}0]`,
  `[${"0,".repeat(50_000)}0]`,
  `{${Array.from({ length: 200 }, (_, number) => `"k${number}":${number}`).join()}}`,
  `{${Array.from({ length: 10_000 }, (_, number) => `"k${number}":${number}`).join()}}`,
  `{${'"a":1,'.repeat(400)}"a":1}`,
];

const otherTypes: readonly (string | null)[] = [
  null,
  "",
  " ",
  "text/plain",
  "text/plain;charset=UTF-8",
  "text/plain; application/json",
  "text/json",
  "application/jsonp",
  "application/json5",
  "application/x-json",
  "application/ld+json",
  "application/problem+json",
  "application/json-patch+json",
  "application/xml",
  "text/html",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "application/octet-stream",
  "image/png",
  "*/*",
  "json",
  "application",
  "application/",
  "/json",
  "application/jso",
  "application/jsonapplication/json",
  "application/json/",
  "application /json",
  "application/ json",
  "xapplication/json",
  "text/plain, application/json",
  `${"a".repeat(4_000)}/json`,
];

const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udc00a",
  "\u202e",
  "\uFFFD",
  "../../etc/passwd",
  "' OR 1=1 --",
  "%00",
  "${7*7}",
  "{{7*7}}",
  "<img src=x onerror=alert(1)>",
  "__proto__",
  "constructor",
  `${WORDS}\r\nset-cookie: a=b`,
  "x".repeat(3_000),
  "👩🏽‍🚀".repeat(200),
  [],
  [null],
  [[[[]]]],
  {},
  { __proto__: null, polluted: true },
  { toString: null },
  { length: 1e9 },
  Array.from({ length: 500 }, () => 0),
];

/** The valid body with one field, at any depth, changed, left out or duplicated. */
function mutations(valid: unknown): unknown[] {
  if (typeof valid !== "object" || valid === null) return [...oddValues];
  if (Array.isArray(valid))
    return [...oddValues, ...valid.flatMap((item, at) => mutations(item).map((odd) => valid.with(at, odd)))];
  const fields = Object.entries(valid);
  const without = fields.map(([name]) => Object.fromEntries(fields.filter(([other]) => other !== name)));
  return [...without, ...fields.flatMap(([name, value]) => mutations(value).map((odd) => ({ ...valid, [name]: odd })))];
}

function payloadsFor({ valid, ok, also = [], takesAnyType = false }: Target): readonly Payload[] {
  const json = "application/json";
  const own = JSON.stringify(valid);
  // A list of reports with none in it.
  const isNoReport = (body: string) => takesAnyType && body === "[]";
  const polluted = `${own.slice(0, -1)},"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`;
  const random = fc.sample(fc.oneof(fc.json({ maxDepth: 6 }), fc.string({ unit: "binary", maxLength: 300 })), PAYLOADS);
  const payloads: Payload[] = [
    ...notJson.map((body) => ({ type: json, body, expected: [400] })),
    ...wrongShapes.map((body) => ({ type: json, body, expected: [isNoReport(body) ? ok : 400] })),
    ...otherTypes.map((type) => ({ type, body: own, expected: [takesAnyType ? ok : 415] })),
    ...mutations(valid).map((body) => ({ type: json, body: JSON.stringify(body), expected: [ok, 400, ...also] })),
    { type: json, body: polluted, expected: [ok] },
    { type: json, body: `\ufeff${own}`, expected: [ok] },
    { type: `${json}; charset=utf-7`, body: own, expected: [ok] },
    ...random.map((body) => ({ type: json, body, expected: [isNoReport(body) ? ok : 400] })),
  ];
  return payloads;
}

const bytesOf = (body: string | Uint8Array) => (typeof body === "string" ? Buffer.byteLength(body) : body.length);

let server: TestProxyServer;
let visitor: TestVisitor;
beforeAll(async () => {
  server = await createTestProxyServer();
  visitor = await server.unlockedVisitor();
});
afterAll(() => server.close());
afterEach(async () => {
  expect([Object.keys(Object.prototype), (await visitor.fetch("/api/health")).status]).toEqual([[], 200]);
  expect(server.logLines.splice(0).filter((line) => line.includes(WORDS) || line.includes('"request failed"'))).toEqual(
    [],
  );
});

/** From an address of its own, so that no rate limit answers first. */
let addresses = 0;
function stranger(): TestVisitor {
  addresses += 1;
  return createTestVisitor(server.app, {
    address: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
  });
}

/** What is wrong with an answer, or `null`. */
async function findFault(response: Response, expected: readonly number[]): Promise<string | null> {
  const text = await response.text();
  if (!expected.includes(response.status))
    return `status ${response.status}, not ${expected.join(" or ")}: ${text.slice(0, 200)}`;
  if (response.status < 400) return null;
  if (response.headers.get("content-type") !== "application/json")
    return `the type ${response.headers.get("content-type")}`;
  const { error, ...more } = JSON.parse(text) as { error: { type: string; message: string } };
  // An error of the vendor comes in the vendor's own words.
  if (response.status === 400 && error.type === "invalid_request_error") return null;
  if (Object.keys(more).length > 0 || Object.keys(error).join() !== "type,message")
    return `more than a type and a message: ${text}`;
  if (errorTypes[response.status]?.includes(error.type) !== true)
    return `status ${response.status} with the type ${error.type}`;
  return /CANARY|\n|\bat \S+:\d+|node_modules|Error:|SQL/.test(error.message)
    ? `it says too much: ${error.message}`
    : null;
}

describe.each(targets)("$path", (target) => {
  const { path, valid, ok, mostBytes } = target;
  const send = (type: string | null, body: string | Uint8Array) =>
    (path === "/api/access" ? stranger() : visitor).fetch(path, {
      method: "POST",
      headers: type === null ? {} : { "content-type": type },
      body: Buffer.from(body),
    });

  it("answers more than five hundred hostile bodies correctly", async () => {
    const payloads = payloadsFor(target);
    expect(payloads.length).toBeGreaterThan(PAYLOADS);
    const wrong: string[] = [];
    for (const { type, body, expected } of payloads) {
      const fault = await findFault(await send(type, body), bytesOf(body) > mostBytes ? [413] : expected);
      if (fault !== null) wrong.push(`${type} ${JSON.stringify(String(body)).slice(0, 200)}: ${fault}`);
    }
    expect(wrong).toEqual([]);
    expect((await send("application/json", JSON.stringify(valid))).status).toBe(ok);
  });

  it("accepts the longest allowed body, and no byte more", async () => {
    const padded = (bytes: number) => JSON.stringify(valid).padEnd(bytes);
    expect([
      await findFault(await send("application/json", padded(mostBytes)), [ok]),
      await findFault(await send("application/json", padded(mostBytes + 1)), [413]),
    ]).toEqual([null, null]);
  });

  it("answers 404 to any other method", async () => {
    for (const method of ["GET", "PUT", "PATCH", "OPTIONS", "PROPFIND", "DELETE", "X".repeat(200)]) {
      if (path === "/api/access" && method === "DELETE") continue;
      if (path === "/api/memory/log" && (method === "GET" || method === "DELETE")) continue;
      expect([method, await findFault(await visitor.fetch(path, { method }), [404])]).toEqual([method, null]);
    }
  });
});

describe("a memory", () => {
  const ids = [
    "%",
    "%E0%A4%A",
    "%00",
    "%2e%2e",
    "..%2f..",
    "%ff",
    "Tesla",
    "-tesla",
    "tesla%20",
    "tesla%0a",
    "__proto__",
    "constructor",
    "%27",
    "%22",
    "*",
    "%25",
    "a".repeat(65),
    "a".repeat(5_000),
    "%F0%9F%91%A9",
    ";",
    "@",
    ":",
    "&",
    "=",
    ...fc
      .sample(fc.string({ unit: "grapheme-composite", minLength: 1, maxLength: 80 }), PAYLOADS)
      .map((id) => encodeURIComponent(id)),
  ];
  const limits = [
    "",
    "-1",
    "0",
    "1e9",
    "1e400",
    "NaN",
    "Infinity",
    "0x10",
    "%00",
    "%",
    "1;2",
    "[]",
    "1".repeat(500),
    "limit",
    "%F0%9F%91%A9",
    "&limit=2&limit=3",
  ];

  it.each(["GET", "DELETE"])("of a hostile name does not exist (%s)", async (method) => {
    const wrong: string[] = [];
    for (const [number, id] of ids.entries()) {
      const isName = /^[a-z0-9][a-z0-9-]{0,63}$/.test(id);
      const response = await visitor.fetch(`/api/memory/${id}?limit=${limits[number % limits.length]}`, { method });
      // URLs resolve `.` and `..` to the address above.
      const fault = await findFault(response, isName ? [200] : /^(\.|%2e){1,2}$/i.test(id) ? [404] : [400]);
      if (fault !== null) wrong.push(`${id}: ${fault}`);
    }
    expect(wrong).toEqual([]);
  });

  it("is shown for any limit", async () => {
    for (const limit of limits)
      expect([limit, (await visitor.fetch(`/api/memory/tesla?limit=${limit}`)).status]).toEqual([limit, 200]);
  });
});

it("answers 404 to any other address", async () => {
  const paths = fc.sample(fc.webPath({ size: "medium" }), PAYLOADS).map((path) => `/api/x${path}`);
  for (const path of paths)
    expect([path, await findFault(await server.visitor().fetch(path), [404])]).toEqual([path, null]);
});

describe("over a real connection", () => {
  /** The status, or 0 if the connection was closed without one. */
  async function say(bytes: string): Promise<number> {
    const { url } = await server.listen();
    return new Promise((resolve) => {
      let answer = "";
      const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.end(bytes));
      socket.on("data", (data) => (answer += data.toString("latin1")));
      socket.on("error", () => {});
      socket.on("close", () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
    });
  }
  const head = (...lines: string[]) =>
    ["POST /api/access HTTP/1.1", "host: localhost", "connection: close", ...lines, "", ""].join("\r\n");
  const json = "content-type: application/json";
  const chunked = "transfer-encoding: chunked";
  const code = '{"code":"archive"}';

  it.each([
    ["a body shorter than its length", head(json, "content-length: 100") + code, [0, 400]],
    ["a body longer than its length", head(json, "content-length: 5") + code, [400]],
    ["a negative length", head(json, "content-length: -1") + code, [400]],
    ["a huge length", head(json, "content-length: 99999999999999999999") + code, [400, 413]],
    ["a length that is no number", head(json, "content-length: 0x12") + code, [400]],
    ["a huge chunk", `${head(json, chunked)}ffffffffffffffffff\r\n${code}`, [400]],
    ["a negative chunk", `${head(json, chunked)}-1\r\n${code}`, [400]],
    ["a chunk shorter than its length", `${head(json, chunked)}ff\r\n${code}\r\n0\r\n\r\n`, [0, 400]],
    ["a chunk longer than its length", `${head(json, chunked)}2\r\n${code}\r\n0\r\n\r\n`, [400]],
    ["chunks without an end", `${head(json, chunked)}12\r\n${code}\r\n`, [0, 400]],
    [
      "a chunk with an extension of 100 kB",
      `${head(json, chunked)}12;${"x".repeat(100_000)}\r\n${code}\r\n0\r\n\r\n`,
      [400, 413],
    ],
    [
      "an unknown transfer encoding",
      `${head(json, "transfer-encoding: xchunked")}12\r\n${code}\r\n0\r\n\r\n`,
      [400, 501],
    ],
    ["a false content encoding", head(json, "content-encoding: gzip", `content-length: ${code.length}`) + code, [200]],
    [
      "too long a body, in chunks",
      `${head(json, chunked)}${`1000\r\n${" ".repeat(4_096)}\r\n`.repeat(50)}0\r\n\r\n`,
      [413],
    ],
    ["an unknown expectation", head(json, "expect: the-unexpected", `content-length: ${code.length}`) + code, [417]],
    ["a NUL in a header", head("x: a\0b", json, `content-length: ${code.length}`) + code, [400]],
    ["a NUL in the path", "GET /api/health\0 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n", [400]],
    ["a header folded over two lines", head("x: a\r\n b", json, `content-length: ${code.length}`) + code, [200, 400]],
    ["three thousand headers", head(...Array.from({ length: 3_000 }, (_, number) => `x${number}: 1`)), [431]],
  ] as const)("%s is refused, or handled like any other", async (_case, bytes, expected) => {
    expect(expected).toContain(await say(bytes));
  });
});

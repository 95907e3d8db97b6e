import { beforeAll, describe, expect, it } from "vitest";
import { makeLongVisit, type LongVisit } from "./testing/long-visit/long-visit";
import { visitorData } from "./testing/long-visit/visitor-data";

// One long visit with everything in it, and what remains in the log, on the disk, in caches and elsewhere.

let visit: LongVisit;
beforeAll(async () => {
  visit = await makeLongVisit();
});

const linesOf = () => visit.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
const base64 = visitorData.image.toString("base64");

it("is long, and gets every kind of response", () => {
  const statuses = [...new Set(visit.answers.map(({ status }) => status))].toSorted((one, other) => one - other);
  expect(statuses).toEqual([200, 204, 400, 401, 403, 404, 413, 415, 426, 429, 500, 502, 503, 529]);
  expect([visit.answers.length > 100, visit.logLines.length > 120, visit.asked.length > 60]).toEqual([
    true,
    true,
    true,
  ]);
  // Otherwise the tests below would search for data that never existed.
  const arrived = visit.asked.join("\n");
  expect(
    [visitorData.message, visitorData.spoken, base64, visitorData.system].map((words) => arrived.includes(words)),
  ).toEqual([true, true, true, false]);
});

describe("the log", () => {
  it("contains nothing the visitor said, typed, showed or imported, and no key", () => {
    expect(visit.logLines.filter((line) => /canary/i.test(line))).toEqual([]);
    expect(
      visit.logLines.filter(
        (line) => line.includes(base64.slice(0, 40)) || visit.cookies.some((cookie) => line.includes(cookie)),
      ),
    ).toEqual([]);
  });

  it("contains numbers and short words only, in these fields", () => {
    const names = new Set(linesOf().flatMap((line) => Object.keys(line)));
    expect([...names].toSorted()).toEqual([
      "at",
      "blocked",
      "code",
      "directive",
      "error",
      "event",
      "level",
      "method",
      "model",
      "ms",
      "path",
      "reason",
      "seconds",
      "status",
      "time",
      "todo",
      "upstream",
    ]);
    for (const line of linesOf())
      for (const value of Object.values(line)) expect(String(value).length).toBeLessThan(200);
  });

  it("names the patterns of routes, never the paths", () => {
    const paths = linesOf().flatMap(({ path }) => (typeof path === "string" ? [path] : []));
    expect([...new Set(paths)].toSorted()).toEqual([
      "/api/*",
      "/api/access",
      "/api/chat",
      "/api/config",
      "/api/csp-reports",
      "/api/elevenlabs/v1/text-to-speech/:voice/stream",
      "/api/health",
      "/api/memory/:characterId",
      "/api/memory/log",
      "/api/voice-agent/conversation",
      "/api/voice-agent/session",
    ]);
  });

  it("contains no client’s address", () => {
    // A model is named after its server, which is here on this machine.
    const others = linesOf().map(({ at: _where, model: _model, ...line }) => JSON.stringify(line));
    expect(others.filter((line) => /127\.0\.0\.1|::1|::ffff/.test(line))).toEqual([]);
  });

  it("is the only output", () => {
    expect(visit.printed).toEqual([]);
  });
});

describe("a picture", () => {
  it("goes to the vendor only: not to the disk, the log or a response", () => {
    const places = [
      visit.stored,
      visit.logLines.join("\n"),
      visit.answers.map(({ body, headers }) => body + JSON.stringify(headers)).join("\n"),
    ];
    // A part of it, at each of the three offsets of base64.
    const stretches = [0, 1, 2].map((shift) =>
      Buffer.from("CANARY-IMAGE ".repeat(4).slice(shift)).toString("base64").slice(0, 40),
    );
    expect(places.map((text) => ["CANARY-IMAGE", ...stretches].filter((stretch) => text.includes(stretch)))).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe("the disk", () => {
  it("contains no codes, cookies, keys or headers, and no texts once they are deleted", () => {
    expect(visit.stored).toContain("SQLite format 3");
    expect(visit.stored.match(/CANARY-?\w*/g)).toBeNull();
    expect(visit.cookies.filter((cookie) => visit.stored.includes(cookie))).toEqual([]);
  });
});

describe("an answer", () => {
  it("of the API is never cached", () => {
    expect(
      visit.answers
        .filter(({ isPrivate, headers }) => isPrivate && !String(headers["cache-control"]).includes("no-store"))
        .map(({ asked, status }) => `${status} ${asked}`),
    ).toEqual([]);
  });

  it("contains no key, no agent’s id, no code and no cookie", () => {
    const bodies = visit.answers.map(({ asked, body }) => `${asked}: ${body}`);
    expect(
      bodies.filter((body) => /CANARY_|CANARY-(?:RIGHT|TYPED|COOKIE|HEADER)/.test(body.slice(body.indexOf(": ")))),
    ).toEqual([]);
    expect(bodies.filter((body) => visit.cookies.some((cookie) => body.includes(cookie)))).toEqual([]);
  });

  it("that is an error tells nothing about the server’s internals", () => {
    const errors = visit.answers.filter(({ status, isPrivate }) => isPrivate && status >= 400);
    expect(
      errors
        .filter(({ body }) =>
          /node_modules|\.ts\b|\bat \S+:\d+|SQLITE|SELECT|INSERT|exchanges|wrong_codes|ledger|file:\/\//.test(body),
        )
        .map(({ asked, body }) => `${asked}: ${body}`),
    ).toEqual([]);
  });
});

describe("the archive", () => {
  it("calls the vendors only", () => {
    expect([...visit.connectedTo].toSorted()).toEqual([...visit.vendors].toSorted());
  });
});

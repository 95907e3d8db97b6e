import { beforeAll, describe, expect, it } from "vitest";
import { makeLongVisit, said, type LongVisit } from "./testing/long-visit";

// One long visit with everything in it, and what is left of it afterwards: in the log, on the disk, in caches, elsewhere.

let visit: LongVisit;
beforeAll(async () => {
  visit = await makeLongVisit();
});

const linesOf = () => visit.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
const base64 = said.image.toString("base64");

it("was long, and met every kind of answer", () => {
  const statuses = [...new Set(visit.answers.map(({ status }) => status))].toSorted((one, other) => one - other);
  expect(statuses).toEqual([200, 204, 400, 401, 403, 404, 413, 415, 426, 429, 500, 502, 503, 529]);
  expect([visit.answers.length > 100, visit.logLines.length > 120, visit.asked.length > 60]).toEqual([
    true,
    true,
    true,
  ]);
  // Otherwise the tests below would look for what was never there.
  const arrived = visit.asked.join("\n");
  expect([said.message, said.system, said.spoken, base64].map((words) => arrived.includes(words))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

describe("the log", () => {
  it("holds nothing the visitor said, typed, showed or brought along, and no key", () => {
    expect(visit.logLines.filter((line) => /canary/i.test(line))).toEqual([]);
    expect(
      visit.logLines.filter(
        (line) => line.includes(base64.slice(0, 40)) || visit.cookies.some((cookie) => line.includes(cookie)),
      ),
    ).toEqual([]);
  });

  it("holds numbers and short words only, and no more kinds of them than these", () => {
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
      "ms",
      "path",
      "seconds",
      "status",
      "time",
      "todo",
      "upstream",
    ]);
    for (const line of linesOf())
      for (const value of Object.values(line)) expect(String(value).length).toBeLessThan(200);
  });

  it("names addresses as the interface has them, never as they were asked for", () => {
    const paths = linesOf().flatMap(({ path }) => (typeof path === "string" ? [path] : []));
    expect([...new Set(paths)].toSorted()).toEqual([
      "/api/*",
      "/api/access",
      "/api/anthropic/v1/messages",
      "/api/config",
      "/api/csp-reports",
      "/api/elevenlabs/v1/text-to-speech/:voice/stream",
      "/api/health",
      "/api/memory/:characterId",
      "/api/memory/log",
      "/api/openai/v1/chat/completions",
      "/api/voice-agent/conversation",
      "/api/voice-agent/session",
    ]);
  });

  it("holds nobody’s address", () => {
    expect(linesOf().filter(({ at: _where, ...line }) => /127\.0\.0\.1|::1|::ffff/.test(JSON.stringify(line)))).toEqual(
      [],
    );
  });

  it("is all that is said: nothing is printed past it", () => {
    expect(visit.printed).toEqual([]);
  });
});

describe("a picture", () => {
  it("goes to the vendor and nowhere else: not onto the disk, not into the log, not into an answer", () => {
    const places = [
      visit.stored,
      visit.logLines.join("\n"),
      visit.answers.map(({ body, headers }) => body + JSON.stringify(headers)).join("\n"),
    ];
    // A stretch of it, at each of the three ways base64 may fall.
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
  it("holds neither codes nor cookies nor keys nor headers, and no words once they are deleted", () => {
    expect(visit.stored).toContain("SQLite format 3");
    expect(visit.stored.match(/CANARY-?\w*/g)).toBeNull();
    expect(visit.cookies.filter((cookie) => visit.stored.includes(cookie))).toEqual([]);
  });
});

describe("an answer", () => {
  it("of the API is kept by no cache, whatever it says", () => {
    expect(
      visit.answers
        .filter(({ isPrivate, headers }) => isPrivate && !String(headers["cache-control"]).includes("no-store"))
        .map(({ asked, status }) => `${status} ${asked}`),
    ).toEqual([]);
  });

  it("holds no key, no agent’s id, no code and no cookie", () => {
    const bodies = visit.answers.map(({ asked, body }) => `${asked}: ${body}`);
    expect(
      bodies.filter((body) => /CANARY_|CANARY-(?:RIGHT|TYPED|COOKIE|HEADER)/.test(body.slice(body.indexOf(": ")))),
    ).toEqual([]);
    expect(bodies.filter((body) => visit.cookies.some((cookie) => body.includes(cookie)))).toEqual([]);
  });

  it("that is an error tells nothing of the server’s insides", () => {
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
  it("called every vendor, and nobody else", () => {
    expect([...visit.dialled].toSorted()).toEqual([...visit.vendors].toSorted());
  });
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const report = (body: unknown, type = "application/csp-report", address = "127.0.0.1") =>
  server
    .visitor(address)
    .fetch("/api/csp-reports", { method: "POST", headers: { "content-type": type }, body: JSON.stringify(body) });
const refusals = () =>
  server.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === "refused by the content security policy");

it("every page names the address for reports", async () => {
  const { headers } = await server.visitor().fetch("/api/health");
  expect([headers.get("reporting-endpoints"), headers.get("content-security-policy")?.split("; ").slice(-2)]).toEqual([
    'csp="/api/csp-reports"',
    ["report-uri /api/csp-reports", "report-to csp"],
  ]);
});

it("logs what was refused, of both report formats, and no text of a visitor", async () => {
  const older = {
    "csp-report": {
      "violated-directive": "img-src",
      "blocked-uri": "https://evil.example/a?secret=words",
      "document-uri": "http://localhost/?secret",
    },
  };
  const newer = [
    {
      type: "csp-violation",
      url: "http://localhost/?secret",
      body: { effectiveDirective: "script-src-elem", blockedURL: "inline", sample: "secret" },
    },
  ];
  expect([(await report(older)).status, (await report(newer, "application/reports+json")).status]).toEqual([204, 204]);
  expect(refusals()).toMatchObject([
    { directive: "img-src", blocked: "https://evil.example" },
    { directive: "script-src-elem", blocked: "inline" },
  ]);
  expect(server.logLines.join()).not.toContain("secret");
});

const violation = (directive: string, blocked = "inline") => ({
  "csp-report": { "violated-directive": directive, "blocked-uri": blocked },
});
/** What was logged while the work was done, in a minute of its own. */
async function loggedDuring(work: () => Promise<unknown>): Promise<readonly Record<string, unknown>[]> {
  server.clock.advance(60_000);
  const before = refusals().length;
  await work();
  return refusals().slice(before);
}

it("refuses an invalid report", async () => {
  expect([
    (await report("x")).status,
    (await report({ a: 1 })).status,
    (await report({ "csp-report": { x: "y".repeat(20_000) } })).status,
  ]).toEqual([400, 400, 413]);
});

it("writes at most twenty lines a minute, five of them for one address", async () => {
  const logged = await loggedDuring(async () => {
    for (let count = 0; count < 30; count += 1)
      await report(violation("img-src", "https://attacker.example"), undefined, "198.51.100.7");
    for (let visitor = 0; visitor < 30; visitor += 1)
      await report(violation("script-src"), undefined, `203.0.113.${visitor}`);
  });
  expect([logged.filter(({ directive }) => directive === "img-src").length, logged.length]).toEqual([5, 20]);
});

it("logs only known directives, and an origin of 200 characters at most", async () => {
  const words = "canary-words-".repeat(300);
  const logged = await loggedDuring(async () => {
    await report(violation(words));
    await report([{ type: "csp-violation", body: { effectiveDirective: words, blockedURL: words } }]);
    await report(violation("img-src", words));
    await report(
      violation("script-src 'self' https://canary-words.example", `https://${"a".repeat(5_000)}.example/canary-words`),
    );
  });
  expect(logged.map(({ directive, blocked }) => [directive, blocked])).toEqual([
    ["img-src", ""],
    ["script-src", `https://${"a".repeat(192)}`],
  ]);
  expect(server.logLines.join()).not.toContain("canary-words");
});

it("logs the number of reports left out, once a minute", async () => {
  await loggedDuring(async () => {
    for (let count = 0; count < 7; count += 1) await report(violation("img-src"));
    await report(violation("no-directive"));
  });
  await loggedDuring(() => report(violation("img-src")));
  const counts = server.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === "reports of the content security policy left out");
  expect(counts.at(-1)).toMatchObject({ count: 3 });
});

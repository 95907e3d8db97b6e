import { expect, it } from "vitest";
import { createTestServer } from "../testing/test-server";

/** The log lines about a proxy after three requests through one. */
async function warningsWith(trustProxy: number, headers: Record<string, string>): Promise<readonly string[]> {
  const server = await createTestServer({ trustProxy });
  for (let count = 0; count < 3; count += 1) await server.visitor().fetch("/api/health", { headers });
  await server.close();
  return server.logLines.filter((line) => line.includes('"event":"proxy not trusted"'));
}

it("logs once that TRUST_PROXY is to be set when requests come through a proxy", async () => {
  const warnings = await warningsWith(0, { "x-forwarded-for": "203.0.113.5" });
  expect(warnings).toHaveLength(1);
  expect(JSON.parse(warnings[0] ?? "")).toMatchObject({
    level: "warn",
    todo: expect.stringContaining("set it to the number of your proxies") as string,
  });
  expect(warnings[0]).not.toContain("203.0.113.5");
});

it.each([
  ["a proxy that is trusted", 1, { "x-forwarded-for": "203.0.113.5" }],
  ["no proxy", 0, {}],
])("logs nothing behind %s", async (_case, trustProxy, headers) => {
  expect(await warningsWith(trustProxy, headers as Record<string, string>)).toEqual([]);
});

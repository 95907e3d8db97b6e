import { describe, expect, it } from "vitest";
import { findCspWeaknesses } from "../testing/csp-weaknesses";
import { createTestServer } from "../testing/test-server";

const elevenLabs = {
  apiKey: "key",
  baseURL: "http://127.0.0.1:9",
  livekitUrl: "wss://rooms.example/path",
  model: "voice",
  voices: {},
  agents: { flux: "agent" },
};

describe("the content security policy", () => {
  it.each([
    ["without a key", {}, []],
    ["over https", { publicUrl: "https://minds.example" }, []],
    ["with a live agent", { elevenLabs }, ["wss://rooms.example", "https://rooms.example"]],
  ] as const)("has no weakness, %s, on any response", async (_case, config, connectTo) => {
    const server = await createTestServer(config);
    const visitor = await server.unlockedVisitor();
    const answers = await Promise.all([
      visitor.fetch("/"),
      visitor.fetch("/assets/none.js"),
      visitor.fetch("/api/health"),
      visitor.fetch("/api/none"),
      visitor.post("/api/access", { code: "wrong" }),
      visitor.post("/api/memory/log", {}),
      server.visitor().fetch("/api/memory/tesla"),
    ]);
    const policies = new Set(answers.map(({ headers }) => headers.get("content-security-policy") ?? ""));
    expect([...policies].map((policy) => findCspWeaknesses(policy, connectTo))).toEqual([[]]);
    await server.close();
  });
});

describe("the search for weaknesses", () => {
  const good =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; report-to csp";

  it("finds none in a good policy", () => {
    expect(findCspWeaknesses(good)).toEqual([]);
    expect(
      findCspWeaknesses(good.replace("connect-src 'self'", "connect-src 'self' wss://rooms.example"), [
        "wss://rooms.example",
      ]),
    ).toEqual([]);
  });

  it.each([
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'", "script-src allows 'unsafe-inline'"],
    ["script-src 'self'", "script-src 'self' 'unsafe-eval'", "script-src allows 'unsafe-eval'"],
    ["script-src 'self'", "script-src 'self' data:", "script-src allows whatever begins with data:"],
    ["script-src 'self'", "script-src 'self' https:", "script-src allows every address of https:"],
    ["script-src 'self'", "script-src 'self' *", "script-src allows *"],
    [
      "script-src 'self'",
      "script-src 'self' https://cdn.jsdelivr.net",
      "script-src allows scripts of any author at https://cdn.jsdelivr.net",
    ],
    ["script-src 'self'", "script-src 'self' 'nonce-short'", "script-src says 'nonce-short', which means nothing"],
    ["script-src 'self'", "script-src self", "script-src says self without quotation marks"],
    [
      "script-src 'self' 'wasm-unsafe-eval'; ",
      "style-src 'self'; script-src 'self'; script-src 'none'; ",
      "script-src is set twice, and only the first counts",
    ],
    ["script-src 'self'", "scirpt-src 'self'", "scirpt-src is no directive"],
    ["default-src 'none'; ", "", "default-src is missing"],
    ["; base-uri 'none'", "", "base-uri is missing"],
    ["base-uri 'none'", "base-uri https://other.example", "base-uri lets addresses be bent"],
    ["; frame-ancestors 'none'", "", "frame-ancestors is missing"],
    ["; form-action 'none'", "", "form-action is missing"],
    ["object-src 'none'", "object-src 'self'", "object-src lets plug-ins in"],
    ["connect-src 'self'", "connect-src 'self' wss://rooms.example", "connect-src allows wss://rooms.example"],
    ["connect-src 'self'", "connect-src 'self' wss:", "connect-src allows every address of wss:"],
    ["connect-src 'self'", "connect-src", "connect-src names nothing"],
    ["connect-src 'self'", "connect-src 'self' 'none'", "connect-src says 'none' and more"],
    ["; report-to csp", "", "no address for reports"],
  ])("finds the weakness when %j becomes %j", (part, changed, weakness) => {
    expect(good).toContain(part);
    expect(findCspWeaknesses(good.replace(part, changed))).toContain(weakness);
  });
});

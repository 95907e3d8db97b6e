import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findFaults, secretsOf } from "./check-dist.mjs";

const map = (changes: object) =>
  JSON.stringify({
    version: 3,
    sources: ["../src/main.ts"],
    sourcesContent: ["export {}"],
    mappings: "AAAA",
    ...changes,
  });
const inline = (text: string) =>
  `x()\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${Buffer.from(text).toString("base64")}\n`;
// Concatenated here, so that scanners do not report this file as a leak.
const key = (...parts: string[]) => parts.join("");

describe("a built file", () => {
  it.each([
    [
      "names of headers, fields and paths",
      'headers["xi-api-key"]; agent_id=; agent_response; "sk-" + key; ask-the-dead-who-were-here-1856; /v1/items/',
    ],
    [
      "a source map of relative paths",
      `${inline(map({}))}${inline(map({ sources: ["webpack://app/./src/a.ts", "vite/modulepreload-polyfill", null] }))}`,
    ],
    ["a token that is only begun", "eyJhbGciOiJIUzI1NiJ9"],
  ])("may hold %s", (_what, text) => {
    expect(findFaults("main.js", text)).toEqual([]);
  });

  it("of the product holds nothing of the Storybook’s panel", () => {
    const panel = 'Symbol.for("@archive-of-minds/storybook-statecharts")';
    expect(findFaults("apps/demo/dist/assets/main-abc.js", panel)).toEqual([
      "apps/demo/dist/assets/main-abc.js holds the panel of the Storybook.",
    ]);
    expect(findFaults("packages/storybook-statecharts/dist/preview.js", panel)).toEqual([]);
  });

  it.each([
    ["an OpenAI or Anthropic key", key("sk-", "proj-0123456789abcdefABCD")],
    ["an OpenAI or Anthropic key", key("sk-", "ant-api03-0123456789abcdef")],
    ["an ElevenLabs key", key("sk_", "0123456789abcdef".repeat(3))],
    ["an ElevenLabs key", key("xi-", "0123456789abcdef0123")],
    ["an agent’s id", key("agent_", "01jx0123456789abcdefghij")],
    ["a token", key("eyJ", "hbGciOiJIUzI1NiJ9.", "eyJ", "zdWIiOiIxMjM0NTY3ODkwIn0.x")],
    ["a cloud key", key("AK", "IA0123456789ABCDEF")],
    ["a private key", key("-----BEGIN ", "RSA PRIVATE KEY-----")],
    ["a key of the tests", key("key-for", "-tests")],
    ["a key of the tests", key("CANARY", "_OPENAI")],
  ])("must not hold %s", (what, text) => {
    const fault = `main.js holds ${what}.`;
    expect(findFaults("main.js", `const apiKey="${text}";`)).toEqual([fault]);
    expect(findFaults("main.js", inline(map({ sourcesContent: [`const apiKey = '${text}'`] })))).toEqual([fault]);
    expect(findFaults("main.js.map", map({ sourcesContent: [`const apiKey = '${text}'`] }))).toEqual([
      "main.js.map" + fault.slice("main.js".length),
    ]);
  });

  it.each([
    "/srv/archive/src/main.ts",
    "file:///srv/archive/src/main.ts",
    "C:\\archive\\src\\main.ts",
    "D:/archive/main.ts",
    "\\\\server\\archive\\main.ts",
  ])("must not name %s as its source", (source) => {
    const fault = `tells where the sources lie: ${source}.`;
    expect(findFaults("main.js.map", map({ sources: ["a.ts", source] }))).toEqual([`main.js.map ${fault}`]);
    expect(findFaults("main.js.map", map({ sourceRoot: source }))).toEqual([`main.js.map ${fault}`]);
    expect(findFaults("main.js", inline(map({ sources: [source] })))).toEqual([`main.js ${fault}`]);
    expect(
      findFaults(
        "main.js.map",
        JSON.stringify({ version: 3, sections: [{ map: JSON.parse(map({ sources: [source] })) as object }] }),
      ),
    ).toEqual([`main.js.map ${fault}`]);
  });

  it("must not hold an unreadable source map, nor the home of the sources", () => {
    expect(findFaults("main.js.map", "{")).toEqual(["main.js.map is a source map nobody can read."]);
    expect(findFaults("main.js", "at /srv/archive/src/main.ts:1", { home: "/srv/archive" })).toEqual([
      "main.js tells where the sources lie: /srv/archive.",
    ]);
  });

  it("must not hold a secret setting, and the message does not repeat it", () => {
    const secrets = secretsOf({
      OPENAI_API_KEY: " a-key-of-no-shape ",
      ELEVENLABS_AGENT_FLUX: "flux-is-here",
      ACCESS_CODE: "archive",
      PORT: "3000",
      PATH: "/usr/local/bin",
      SESSION_SECRET: undefined,
    });
    expect(secrets).toEqual([
      ["OPENAI_API_KEY", "a-key-of-no-shape"],
      ["ELEVENLABS_AGENT_FLUX", "flux-is-here"],
    ]);
    expect(findFaults("main.js", "the archive: a-key-of-no-shape, flux-is-here", { secrets })).toEqual([
      "main.js holds what OPENAI_API_KEY is set to.",
      "main.js holds what ELEVENLABS_AGENT_FLUX is set to.",
    ]);
  });
});

describe("the check", () => {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const check = (...folders: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, ["scripts/check-dist.mjs", ...folders], {
      encoding: "utf8",
      env: { OPENAI_API_KEY: "a-key-of-no-shape" },
    });
    return { status, stderr };
  };

  it("reads every file below a folder, and fails for one fault", () => {
    mkdirSync(join(folder, "good", "assets"), { recursive: true });
    mkdirSync(join(folder, "bad", "deep", "assets"), { recursive: true });
    writeFileSync(join(folder, "good", "assets", "main.js"), inline(map({})));
    writeFileSync(
      join(folder, "bad", "deep", "assets", "voice.wasm"),
      Buffer.concat([Buffer.of(0, 0xff, 0xfe), Buffer.from("a-key-of-no-shape")]),
    );
    expect(check(join(folder, "good"))).toEqual({ status: 0, stderr: "" });
    expect(check(join(folder, "good"), join(folder, "bad"))).toEqual({
      status: 1,
      stderr: `${join(folder, "bad")}/deep/assets/voice.wasm holds what OPENAI_API_KEY is set to.\n`,
    });
  });

  it("fails where nothing is built", () => {
    expect(check(join(folder, "nowhere"))).toEqual({
      status: 1,
      stderr: 'Nothing is built: run "npm run build" first.\n',
    });
  });
});

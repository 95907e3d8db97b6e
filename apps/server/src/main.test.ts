import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startElevenLabsStandIn } from "@archive-of-minds/testing/servers";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { addressOf, beginReply, unlock } from "./testing/running-server";
import { serverWithVendor } from "./testing/server-with-vendor";
import { openReply, replyFrame } from "./testing/test-vendor";

// The server as a process of its own.

const given = serverWithVendor();
const { start } = given;

/** Opens a live conversation and waits until the agent has begun. */
async function beginConversation(
  address: string,
  cookie: string,
): Promise<{ readonly page: WebSocket; readonly ended: Promise<number> }> {
  const page = new WebSocket(
    `${address.replace("http", "ws")}/api/voice-agent/conversation?character=faust`,
    "convai",
    { headers: { cookie, origin: address } },
  );
  const ended = once(page, "close").then(([code]) => Number(code));
  page.once("open", () => page.send('{"type":"conversation_initiation_client_data"}'));
  await Promise.race([
    once(page, "message"),
    ended.then((code) => Promise.reject(new Error(`It ended with code ${code}.`))),
  ]);
  return { page, ended };
}

describe("the server", () => {
  it("prints its address, serves, stores its data beside it, and stops on SIGTERM", async () => {
    const started = start();
    const address = await addressOf(started);
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ status: "ok", store: "ok" });
    started.process.kill("SIGINT");
    expect(await started.ended).toEqual({ code: 0, signal: null, errors: "" });
  });

  it("reads .env, over which the environment has precedence", async () => {
    await writeFile(
      join(given.folder, ".env"),
      "ACCESS_CODE=from-file\nOPENAI_API_KEY=\nANTHROPIC_NAME=From the file\n",
    );
    const address = await addressOf(start({ ANTHROPIC_NAME: "House model" }));
    // Whether the docs are built depends on what ran before.
    const { docs: _, ...offered } = await (await fetch(`${address}/api/config`)).json();
    expect(offered).toEqual({
      languageModels: { reply: "House model", room: "House model" },
      takesPictures: true,
      speech: false,
      voices: {},
      speechModel: null,
      speechSettings: {},
      agents: {},
      liveAgents: false,
      replyFirstWordSeconds: 120,
      accessCodeHint: null,
      publicUrl: null,
      retentionDays: 30,
    });
  });

  it("serves the site that .env names", async () => {
    await mkdir(join(given.folder, "site"));
    await writeFile(join(given.folder, "site/index.html"), "<!doctype html><title>Another site</title>");
    await writeFile(join(given.folder, ".env"), "STATIC_DIR=site\n");
    const address = await addressOf(start());
    expect(await (await fetch(address)).text()).toContain("Another site");
  });

  it.each([
    [{ PORT: "many" }, "PORT must be a whole number from 0 to 65535.\n"],
    [
      { DATABASE_URL: "file:/dev/null/archive.db" },
      "DATABASE_URL file:/dev/null/archive.db cannot be opened: it must name an SQLite file, or one that this user may make.\n",
    ],
    [
      { STATIC_DIR: "/nowhere" },
      'STATIC_DIR must be a folder with the built site, such as apps/demo/dist after "npm run build".\n',
    ],
    [
      { PUBLIC_URL: "https://minds.example", ANTHROPIC_BASE_URL: "https://api.anthropic.com" },
      /^PUBLIC_URL is a public address and a paid key is set: [^\n]+\n$/,
    ],
  ])("refuses to start with %o, and says why in one sentence", async (environment, sentence) => {
    const { code, errors } = await start(environment).ended;
    expect(code).toBe(1);
    if (typeof sentence === "string") expect(errors).toBe(sentence);
    else expect(errors).toMatch(sentence);
  });

  it("logs what a public address still needs", async () => {
    const started = start({ ALLOW_OPEN: "1", PUBLIC_URL: "https://minds.example", ACCESS_CODE: "canary" });
    await addressOf(started);
    const warnings = started.lines.filter((line) => line.includes('"level":"warn"'));
    expect(warnings.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
      "access code too short",
      "site limits not set",
    ]);
    expect(warnings.join()).not.toContain("canary");
  });

  it("goes on when its log is no longer read", async () => {
    const started = start();
    const address = await addressOf(started);
    started.process.stdout.destroy();
    for (let request = 0; request < 3; request++) expect((await fetch(`${address}/api/health`)).status).toBe(200);
    started.process.kill("SIGTERM");
    expect(await started.ended).toEqual({ code: 0, signal: null, errors: "" });
  });

  it("says that its port is in use", async () => {
    const port = new URL(given.vendor.url).port;
    expect((await start({ PORT: port }).ended).errors).toBe(
      `PORT ${port} is in use by another program; choose another.\n`,
    );
  });
});

describe("on SIGTERM", () => {
  it("lets a running reply end, accepts nothing new, and does not count the reply as running after a restart", async () => {
    let finish = () => {};
    given.vendor.answer((response) => {
      openReply("first")(response, response.req);
      finish = () => response.end(replyFrame("last"));
    });
    const started = start({ SENDS_AT_ONCE_VISITOR: "1" });
    const address = await addressOf(started);
    const cookie = await unlock(address);
    const reply = await beginReply(address, cookie);
    started.process.kill("SIGTERM");
    await started.line(/"stopping"/);
    // A second signal, which a process group gets, changes nothing.
    started.process.kill("SIGTERM");
    await expect(fetch(`${address}/api/health`)).rejects.toThrow();

    let text = "";
    reply.on("data", (chunk: Buffer) => (text += chunk.toString()));
    finish();
    await once(reply, "end");
    expect([text.includes('"last"'), reply.complete]).toEqual([true, true]);
    expect(await started.ended).toEqual({ code: 0, signal: null, errors: "" });

    given.vendor.answer(openReply("first"));
    expect((await beginReply(await addressOf(start({ SENDS_AT_ONCE_VISITOR: "1" })), cookie)).statusCode).toBe(200);
  });

  it("counts the seconds of a live conversation that it ends", async () => {
    const agents = await startElevenLabsStandIn();
    // The budget fits the longest conversation once, and a second only if the first was short.
    const enoughForOne = {
      ELEVENLABS_API_KEY: "key",
      ELEVENLABS_BASE_URL: agents.url,
      ELEVENLABS_AGENT_FAUST: "agent_faust",
      AGENT_LONGEST_MINUTES: "15",
      AGENT_MINUTES_PER_DAY_VISITOR: "16",
    };
    const started = start(enoughForOne);
    const cookie = await unlock(await addressOf(started));
    const first = await beginConversation(await addressOf(started), cookie);
    started.process.kill("SIGTERM");
    expect(await first.ended).toBe(1001);
    await started.ended;

    const second = await beginConversation(await addressOf(start(enoughForOne)), cookie);
    second.page.terminate();
    await agents.close();
  });
});

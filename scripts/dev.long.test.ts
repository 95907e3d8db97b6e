import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

// A developer's terminal with its processes and output.

let folder: string;
let terminal: Terminal | null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dev-"));
  terminal = null;
});
afterEach(async () => {
  terminal?.kill();
  await rm(folder, { recursive: true, force: true });
});

interface Terminal {
  /** Resolves with its first matching output. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** As Ctrl+C does. */
  interrupt(): void;
  kill(): void;
  readonly ended: Promise<number | string | null>;
}

function run(args: readonly string[], environment: Record<string, string> = {}): Terminal {
  const child = spawn(process.execPath, ["scripts/dev.mjs", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      DATABASE_URL: `file:${join(folder, "archive.db")}`,
      ...environment,
    },
  });
  let said = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data: Buffer) => {
      said += data.toString();
      listeners.forEach((listener) => listener());
    });
  }
  const ended = once(child, "exit").then(([code, signal]) => (code as number | null) ?? (signal as string | null));
  return (terminal = {
    ended,
    interrupt: () => child.kill("SIGINT"),
    // Its child processes end only on a signal, so a failed test sends it too.
    kill: () => void (child.exitCode === null && child.signalCode === null && child.kill("SIGTERM")),
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = pattern.exec(said);
          if (found === null) return;
          listeners.delete(check);
          resolve(found);
        };
        listeners.add(check);
        void ended.then(() => reject(new Error(`It ended without printing ${String(pattern)}:\n${said}`)));
        check();
      }),
  });
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return String(port);
}

const isGone = (url: string) =>
  fetch(url.replace(/^ws/, "http")).then(
    () => false,
    () => true,
  );

/** Opens a live conversation and returns the negotiated protocol. */
async function beginsConversation(url: string, cookie: string, origin: string): Promise<string | undefined> {
  const headers = {
    cookie,
    origin,
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    "sec-websocket-version": "13",
    "sec-websocket-protocol": "convai",
  };
  const [response, socket] = (await once(request(url, { headers }).end(), "upgrade")) as [
    { headers: Record<string, string> },
    Socket,
  ];
  socket.destroy();
  return response.headers["sec-websocket-protocol"];
}

describe("npm run dev -- --vendors=stand-in", () => {
  it("answers in every vendor’s name without a network, and ends on Ctrl+C with all it started", async () => {
    const { says, interrupt, ended } = run(["--vendors=stand-in"], { PORT: await freePort() });
    const [, openai = "", anthropic = "", elevenlabs = ""] = await says(
      /OpenAI (\S+), Anthropic (\S+), ElevenLabs (\S+)\n/,
    );
    const [, rooms = ""] = await says(/media rooms (\S+):/);
    const [, server = ""] = await says(/\[server\] Archive of Minds on (\S+)\n/);
    const [, site = ""] = await says(/Local:\s+(http:\S+)\/\n/);
    expect(await (await fetch(`${site}/`)).text()).toContain("<title>Archive of Minds</title>");

    // Through the site, as its page asks.
    const unlocked = await fetch(`${site}/api/access`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"code":"archive"}',
    });
    const cookie = unlocked.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const ask = async (path: string, body: object) => {
      const response = await fetch(`${site}${path}`, {
        method: "POST",
        headers: { cookie, "content-type": "application/json", origin: site },
        body: JSON.stringify(body),
      });
      return [response.status, await response.text()] as const;
    };
    const messages = [{ role: "user", content: "What keeps you awake?" }];
    for (const purpose of ["reply", "room"])
      expect(await ask("/api/chat", { characterId: "tesla", purpose, messages })).toEqual([
        200,
        expect.stringContaining('event: end\ndata: {"reason":"complete"}'),
      ]);
    const [status, sound] = await ask("/api/elevenlabs/v1/text-to-speech/tesla/stream", { text: "Good evening." });
    expect([status, sound.length > 1_000]).toEqual([200, true]);
    const [, session] = await ask("/api/voice-agent/session", { characterId: "tesla", transport: "websocket" });
    expect(await beginsConversation(`${site}${(JSON.parse(session) as { path: string }).path}`, cookie, site)).toBe(
      "convai",
    );
    expect(await ask("/api/voice-agent/session", { characterId: "tesla", transport: "webrtc" })).toEqual([
      200,
      expect.stringContaining(`"livekitUrl":${JSON.stringify(rooms)}`),
    ]);
    expect((await fetch(`${rooms.replace(/^ws/, "http")}/rtc/validate`)).status).toBe(200);

    interrupt();
    expect(await ended).toBe(0);
    expect(await Promise.all([openai, anthropic, elevenlabs, rooms, server, site].map(isGone))).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it("exits with the code of the part that fails", async () => {
    const npm = join(folder, "npm");
    await writeFile(npm, '#!/bin/sh\ncase "$*" in *demo*) exit 3 ;; *) echo waiting; sleep 600 ;; esac\n');
    await chmod(npm, 0o755);
    const { says, ended } = run(["--vendors=stand-in"], { PATH: `${folder}${delimiter}${process.env["PATH"] ?? ""}` });
    const [, openai = ""] = await says(/OpenAI (\S+),/);
    expect(await ended).toBe(3);
    expect(await isGone(openai)).toBe(true);
  });
});

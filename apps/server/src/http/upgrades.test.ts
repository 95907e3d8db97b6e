import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listen, type Listening } from "../listen";
import { staticSite } from "../static-site";
import type { ServerEnv } from "./server-env";

/** Longer than the read-ahead of a stream. */
const LARGE = 1_000_000;

let folder: string;
let listening: Listening;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<!doctype html>");
  await writeFile(join(folder, "assets", "voice.wasm"), new Uint8Array(LARGE));
  listening = await listen(new Hono<ServerEnv>().route("/", staticSite(folder)), { host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await listening.stop(0);
  await rm(folder, { recursive: true, force: true });
});

/** The status line of the response to an upgrade request. */
function wish(path: string, ...more: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect(Number(new URL(listening.url).port), "127.0.0.1");
    socket.on("error", () => {}).on("data", (data) => (heard += data.toString()));
    socket.once("close", () => resolve(heard.split("\r\n")[0] ?? ""));
    socket.write(
      [`GET ${path} HTTP/1.1`, "host: localhost", "connection: upgrade", "upgrade: websocket", ...more, "", ""].join(
        "\r\n",
      ),
    );
  });
}

/** How many files of the site this process has open. */
async function openFiles(): Promise<number> {
  const links = await Promise.all(
    (await readdir("/proc/self/fd")).map((name) => readlink(`/proc/self/fd/${name}`).catch(() => "")),
  );
  return links.filter((link) => link.startsWith(folder)).length;
}

it.each(["/", "/any/page", "/assets/voice.wasm"])("opens no socket at %s of the site", async (path) => {
  expect(await wish(path)).toBe("HTTP/1.1 426 Upgrade Required");
});

it.runIf(process.platform === "linux")(
  "leaves no file open, however often an upgrade is requested for a file",
  async () => {
    for (let count = 0; count < 20; count++) {
      await wish("/assets/voice.wasm");
      await wish("/assets/voice.wasm", "accept-encoding: gzip");
      await wish("/assets/voice.wasm", "range: bytes=1-");
    }
    await expect.poll(openFiles).toBe(0);
  },
);

// Finds a Chromium for the tests, or downloads one; `npm test` passes its path on as CHROMIUM_PATH.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
}

async function playwrights() {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function say(message) {
  process.stderr.write(`[chromium] ${message}\n`);
}

function aptInstall() {
  const apt = (args) =>
    spawnSync("apt-get", args, { stdio: ["ignore", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  apt(["update"]);
  apt(["install", "-y", "--no-install-recommends", "chromium"]);
}

function isDebianAsRoot() {
  return (
    process.platform === "linux" &&
    existsSync("/etc/debian_version") &&
    !/^ID=ubuntu/m.test(readFileSync("/etc/os-release", "utf8")) &&
    process.getuid?.() === 0
  );
}

/** @returns {Promise<string>} path of a Chromium that starts */
export async function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (runs(wanted)) return wanted;
    throw new Error(
      `CHROMIUM_PATH is ${wanted}, which does not start. Point it at a Chromium, or unset it to have one found.`,
    );
  }
  const found = onPath() ?? MAC.find(existsSync) ?? (await playwrights());
  if (found) return found;
  if (isDebianAsRoot()) {
    say("none found; installing Debian’s with apt-get");
    aptInstall();
    const installed = onPath();
    if (installed) return installed;
  }
  say("none found; running npx playwright install chromium");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: ["ignore", 2, 2] });
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  throw new Error("No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.");
}

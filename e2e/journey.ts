import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { StandIn, StandInRequest } from "@archive-of-minds/testing/servers";
import type { Download, Page } from "@playwright/test";
import { expect } from "./archive";

// A journey is what a visitor does and its effects: requests to the server and the vendors, stored settings, the screen, and
// what a screen reader announces. The recorded text is kept beside the tests, so that a refactoring that changes behaviour
// fails. `RECORD=1` records the journeys again.

const folder = fileURLToPath(new URL("./journeys/", import.meta.url));

/** The digest of a long constant text, such as a system prompt: its length and a hash of its characters. */
const digest = (text: string) =>
  `<${text.length} characters, ${createHash("sha256").update(text).digest("hex").slice(0, 12)}>`;

/** Longer texts are written as a digest. */
const LONGEST_TEXT = 400;

/** Values that differ between runs are named by their order of appearance. */
function createNames() {
  const names = new Map<string, string>();
  const numbered = (kind: string) => (text: string) => {
    const key = `${kind} ${text}`;
    if (!names.has(key))
      names.set(key, `<${kind} ${[...names.keys()].filter((name) => name.startsWith(`${kind} `)).length + 1}>`);
    return names.get(key) ?? text;
  };
  return (text: string) =>
    text
      .replace(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g, "<site>")
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, numbered("id"))
      .replace(/"writtenAt":\d+/g, '"writtenAt":<moment>')
      .replace(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g, "<moment>")
      .replace(/\b\d{1,2}:\d{2}(?::\d{2})? [AP]M\b/g, "<time>")
      .replace(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? \d{1,2} \w+ \d{4}\b/g, "<day>")
      .replace(
        /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g,
        "<day>",
      )
      .replace(/\d{4}-\d{2}-\d{2}/g, "<date>")
      .replace(/\b\d+(?:\.\d+)? [kMG]B\b/g, "<size>");
}

function shortened(value: unknown): unknown {
  // The test camera's pictures differ from run to run.
  if (typeof value === "string" && value.startsWith("data:image/jpeg;base64,")) return "<picture>";
  if (typeof value === "string") return value.length > LONGEST_TEXT ? digest(value) : value;
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === "jpegBase64" ? "<picture>" : shortened(part)]),
  );
}

const written = ({
  method,
  path,
  query,
  body,
  rawBody,
}: Pick<StandInRequest, "method" | "path" | "query" | "body" | "rawBody">) =>
  `${method} ${path}${query ? `?${query}` : ""}${body === undefined ? (rawBody === "" ? "" : ` ${digest(rawBody)}`) : ` ${JSON.stringify(shortened(body))}`}`;

/** Runs in the page: records the announcements for screen readers. */
function listenForAnnouncements(): void {
  globalThis.announcements = [];
  const last = new WeakMap<Element, string>();
  const read = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const region = element?.closest("[role=alert], [role=status], [role=log], [aria-live]");
    if (!region || region.getAttribute("aria-live") === "off") return;
    const text = (region.textContent ?? "").replace(/\s+/g, " ").trim();
    if (last.get(region) === text) return;
    last.set(region, text);
    if (text === "") return;
    globalThis.announcements.push(`${region.getAttribute("role") ?? region.getAttribute("aria-live") ?? ""}: ${text}`);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      read(target);
      for (const node of addedNodes) {
        read(node);
        if (node instanceof Element)
          node.querySelectorAll("[role=alert], [role=status], [role=log], [aria-live]").forEach(read);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page: random numbers and ids are the same in each run. */
function seedRandom(): void {
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
  Math.random = next;
  crypto.randomUUID = () =>
    "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, () =>
      Math.floor(next() * 16).toString(16),
    ) as `${string}-${string}-${string}-${string}-${string}`;
}

/** Routes with any number of requests. */
const ignored = ["/api/config", "/api/health"];

/** The server asks vendors for their models when it starts and from time to time, and not because of a visitor. */
const isByTheClock = ({ method, path }: Pick<StandInRequest, "method" | "path">) =>
  method === "GET" && path === "/v1/models";

/**
 * Short-lived announcements, which a fast machine skips: while something loads or takes its time, and in a tab that knows
 * that another tab's reply has ended, but not its text yet.
 */
const passing =
  /^status: (?:Checking the code|Opening your messages|Opening the camera|Your last message has no reply yet|.* is waiting for the language model)/;

declare global {
  /** The announcements since the last step. */
  var announcements: string[];
}

export type Journey = Awaited<ReturnType<typeof recordJourney>>;

/** Records one journey through one page. Called before the page opens. */
export async function recordJourney(
  page: Page,
  name: string,
  vendors: Readonly<Record<string, Pick<StandIn, "requests">>>,
) {
  const lines: string[] = [];
  const toServer: string[] = [];
  const seen = Object.fromEntries(Object.entries(vendors).map(([vendor, { requests }]) => [vendor, requests.length]));
  const named = createNames();
  await page.addInitScript(seedRandom);
  await page.context().addInitScript(listenForAnnouncements);
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith("/api/") || ignored.some((path) => pathname.startsWith(path))) return;
    const rawBody = request.postData() ?? "";
    let body: unknown;
    try {
      body = rawBody === "" ? undefined : JSON.parse(rawBody);
    } catch {
      body = undefined;
    }
    toServer.push(written({ method: request.method(), path: pathname, query: search.slice(1), body, rawBody }));
  });

  const write = (title: string, entries: readonly string[]) =>
    entries.forEach((entry) => lines.push(`  ${title} ${named(entry)}`));
  /** Requests to one route have an order; those to different routes run in parallel. */
  const byRoute = (entries: readonly string[]) => {
    const routes = [...new Set(entries.map((entry) => entry.split(" ", 2).join(" ")))].toSorted();
    return routes.flatMap((route) => entries.filter((entry) => entry.split(" ", 2).join(" ") === route));
  };
  const settle = async () => {
    write("to the server:", byRoute(toServer.splice(0)));
    for (const [vendor, { requests }] of Object.entries(vendors)) {
      const caused = requests.slice(seen[vendor]).filter((request) => !isByTheClock(request));
      // Two sentences are fetched at a time, so at the vendor they may change places.
      const sentences = caused.filter(({ path }) => path.includes("/text-to-speech/")).map(written);
      const others = caused.filter(({ path }) => !path.includes("/text-to-speech/")).map(written);
      write(`to ${vendor}:`, byRoute([...others, ...sentences.toSorted()]));
      seen[vendor] = requests.length;
    }
    const said = await page.evaluate(() => globalThis.announcements.splice(0));
    write(
      "said:",
      [...new Set(said)].filter((text) => !passing.test(text)),
    );
  };

  return {
    /** An action of the visitor; `act` waits for its effects. */
    async step(words: string, act: () => Promise<unknown>) {
      lines.push("", words);
      await act();
      await settle();
    },
    /** Other effects of the last step, such as the frames an agent received. */
    note: write,
    /** Drops what was recorded so far. */
    async forget() {
      await settle();
      lines.length = 0;
    },
    /** The accessibility tree of the page. */
    async screen() {
      // These are loaded after the page.
      await expect(page.locator(":is(.aom-hall, .aom-rail-place, .aom-beside-place):empty")).toHaveCount(0);
      const found = await page.locator("body").ariaSnapshot();
      lines.push(
        "  on the screen:",
        ...named(found)
          .split("\n")
          .map((line) => `    ${line}`),
      );
    },
    /** The stored settings. How conversations are stored may change; {@link file} has their export. */
    async stored() {
      const settings = await page.evaluate(
        (inside) =>
          Object.fromEntries(
            Object.entries(localStorage)
              .filter(([key]) => !inside.some((start) => key.startsWith(start)))
              .toSorted(([one], [other]) => (one < other ? -1 : 1)),
          ),
        ["aom.chatRoom", "aom.room", "aom.memoryMeta"],
      );
      write(
        "stored:",
        Object.entries(settings).map(([key, value]) => `${key} = ${value}`),
      );
    },
    /** A downloaded file. */
    async file(download: Download) {
      const text = readFileSync(await download.path(), "utf8");
      write("a file:", [download.suggestedFilename()]);
      lines.push(
        ...named(text)
          .split("\n")
          .map((line) => `    ${line}`),
      );
    },
    /** Compares the journey with the recorded one. */
    end() {
      const text = `${lines.join("\n").trim()}\n`;
      const file = `${folder}${name}.txt`;
      if (process.env["RECORD"] === "1") {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      expect(text).toBe(readFileSync(file, "utf8"));
    },
  };
}

import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOpenAIStandIn, type StandIn } from "@archive-of-minds/testing/servers";
import type { Page } from "@playwright/test";
import { expect, test as base, visitor, type RunningArchive } from "./archive";
import { roomOf } from "./chat-room";
import { buildReleaseBefore, type EarlierRelease } from "./earlier-release";

// A page stays open while the server of a newer release takes the place of its own, at the same address and with the same
// data. The newer server answers 410 where the page asks for replies.

const ASKED = "What did it cost you?";
const DRAFT = "Then tell me of the";
const REPLY = "The current answers you.";

interface Upgrade {
  /** The address of both servers. */
  readonly url: string;
  /** Ends the server of the open page and starts the newer one. */
  replaceServer(): Promise<void>;
}

/** The release of the open page. */
type From = "the release before the vendors’ paths were retired" | "this release";

interface Fixtures {
  readonly from: From;
  readonly vendor: StandIn;
  readonly settings: Readonly<Record<string, string>>;
  /** A copy of the current site that is recognised by its title. */
  readonly newerSite: string;
  readonly upgrade: Upgrade;
}

const test = base.extend<Fixtures, { readonly buildEarlier: () => Promise<EarlierRelease> }>({
  hasServiceWorker: true,
  from: ["this release", { option: true }],
  buildEarlier: [
    async ({}, use) => {
      let earlier: Promise<EarlierRelease> | undefined;
      await use(() => (earlier ??= buildReleaseBefore("apps/server/src/chat/retired-routes.ts")));
      await (await earlier)?.remove();
    },
    { scope: "worker" },
  ],
  vendor: async ({}, use) => {
    const vendor = await startOpenAIStandIn({ reply: REPLY });
    await use(vendor);
    await vendor.close();
  },
  settings: async ({ vendor }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "upgrade-"));
    await use({
      DATABASE_URL: `file:${join(folder, "archive.db")}`,
      OPENAI_API_KEY: "key-for-tests",
      OPENAI_BASE_URL: `${vendor.url}/v1`,
      OPENAI_MODEL: "gpt-test",
    });
    await rm(folder, { recursive: true, force: true });
  },
  newerSite: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "site-"));
    await cp("apps/demo/dist", folder, { recursive: true });
    const index = join(folder, "index.html");
    await writeFile(index, (await readFile(index, "utf8")).replace("<title>", "<title>Newer "));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  upgrade: async ({ from, buildEarlier, settings, newerSite, startArchive }, use) => {
    const former =
      from === "this release" ? await startArchive(settings) : await (await buildEarlier()).start(settings);
    const port = Number(new URL(former.url).port);
    const next: Server[] = [];
    await use({
      url: `http://localhost:${port}`,
      async replaceServer() {
        await former.stop();
        const newer = { ...settings, STATIC_DIR: newerSite };
        if (from === "this release") next.push(await serveNextRelease(port, await startArchive(newer)));
        else await startArchive({ ...newer, PORT: String(port) });
      },
    });
    await former.stop();
    for (const server of next) {
      server.closeAllConnections();
      server.close();
    }
  },
});

/**
 * Simulates a release that has retired `POST /api/chat`, in front of a server of this one. A page that was loaded from it
 * is of the newer release, so its questions are answered.
 */
async function serveNextRelease(port: number, { url }: Pick<RunningArchive, "url">): Promise<Server> {
  let isNewerPage = false;
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = "/", headers } = incoming;
    isNewerPage ||= path === "/";
    if (path === "/api/chat" && !isNewerPage) {
      incoming.resume();
      outgoing.writeHead(410, { "content-type": "application/json" });
      outgoing.end(JSON.stringify({ error: { type: "outdatedClient", message: "Reload." } }));
      return;
    }
    const forwarded = request(new URL(path, url), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(port, "localhost", listening));
  return server;
}

/** Every refusal with status 410 so far: its path and its code. */
function refusalsOf(page: Page): readonly string[] {
  const refusals: string[] = [];
  page.on("response", async (response) => {
    if (response.status() !== 410) return;
    const { error } = (await response.json()) as { readonly error: { readonly type: string } };
    refusals.push(`${new URL(response.url()).pathname} ${error.type}`);
  });
  return refusals;
}

/** Each in the words of the release before the vendors’ paths were retired, and of this one. */
const sentences = {
  notice:
    /^(?:This page is older than the archive’s server\. Reload it to go on|Reload the page to go on: there is a new version\. What you wrote)/,
  chat: /Your question is kept: reload the page, then ask again|Reload the page, then ask again: there is a new version/,
  room: /Reload the page to go on: (?:what was said is kept|there is a new version\. What was said is kept)/,
} as const;

const notice = (page: Page) => page.getByText(sentences.notice);
const reload = async (page: Page) => {
  await expect(notice(page)).toBeVisible();
  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await expect(page).toHaveTitle(/^Newer/);
};

async function open(page: Page, url: string) {
  await page.goto(url);
  await visitor(page).unlock();
  await expect(visitor(page).field).toBeEnabled();
  // The service worker serves the former release, also after a reload.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

const upgrades = [
  { from: "the release before the vendors’ paths were retired", path: "/api/openai/v1/chat/completions" },
  { from: "this release", path: "/api/chat" },
] as const;

for (const { from, path } of upgrades)
  test.describe(`an open page of ${from}, refused by a newer server,`, { tag: "@long" }, () => {
    test.use({ from });

    test("keeps the question and the draft, and asks to reload", async ({ page, vendor, upgrade }) => {
      const { say, answer, messages, field } = visitor(page);
      const texts = () => messages.locator(".aom-message-text").allInnerTexts();
      const replies = () => vendor.requests.filter(({ method }) => method === "POST").length;
      const refusals = refusalsOf(page);
      await open(page, upgrade.url);
      await say("Who are you?");
      await answer(1);
      await upgrade.replaceServer();

      await say(ASKED);
      await field.fill(DRAFT);
      await expect(page.getByRole("alert")).toContainText(sentences.chat);
      expect([await texts(), await field.inputValue()]).toEqual([["Who are you?", REPLY, ASKED], DRAFT]);
      expect([refusals, replies()]).toEqual([[`${path} outdatedClient`], 1]);

      await reload(page);
      await expect(messages).toHaveCount(3);
      await expect(field).toHaveValue(DRAFT);
      await page.getByRole("button", { name: "Ask again" }).click();
      expect(await answer(2)).toBe(REPLY);
      expect([await texts(), await field.inputValue()]).toEqual([["Who are you?", REPLY, ASKED, REPLY], DRAFT]);
      expect([refusals.length, replies()]).toEqual([1, 2]);
    });

    test("keeps the topic of a discussion, and asks to reload", async ({ page, upgrade }) => {
      const { room, lines, field, button, open: enter, discuss } = roomOf(page);
      const refusals = refusalsOf(page);
      const sentence = room.getByText(sentences.room);
      await open(page, upgrade.url);
      await enter();
      await expect(field).toBeEnabled();
      await upgrade.replaceServer();

      await discuss(ASKED);
      await field.fill(DRAFT);
      await expect(sentence).toBeVisible();
      await expect(lines.first()).toContainText(ASKED);
      expect([refusals, await field.inputValue()]).toEqual([[`${path} outdatedClient`], DRAFT]);

      if (from === "this release") {
        await button("Reload").click();
        await expect(page).toHaveTitle(/^Newer/);
      } else {
        // Its notice with the button is on the page behind the room.
        await button("Close").click();
        await reload(page);
      }
      await enter();
      await expect(lines.first()).toContainText(ASKED);
      await expect(sentence).toBeHidden();
      if (from === "this release") await expect(field).toHaveValue(DRAFT);
      await button("Resume").click();
      await expect(lines.filter({ hasText: REPLY }).first()).toBeVisible();
      expect(refusals).toHaveLength(1);
    });
  });

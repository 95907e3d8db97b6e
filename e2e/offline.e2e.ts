import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOpenAIStandIn } from "@archive-of-minds/testing/servers";
import { expect, test, visitor } from "./archive";

test.use({ hasServiceWorker: true });

/** A copy of the built site that can get a newer release. */
async function builtSite() {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  await cp("apps/demo/dist", folder, { recursive: true });
  return {
    folder,
    /**
     * Simulates a build after a change in the Memory Bank: its chunk gets another name in every file, and the old file is
     * removed. The service worker is written last, since a browser may look for a newer one at any time.
     */
    async publishRelease() {
      const assets = join(folder, "assets");
      const old = (await readdir(assets)).find((name) => /^memory-bank-.*\.js$/.test(name)) ?? "";
      await rename(join(assets, old), join(assets, "memory-bank-newer.js"));
      for (const file of [
        ...(await readdir(assets)).map((name) => `assets/${name}`),
        "index.html",
        "service-worker.js",
      ]) {
        if (!/\.(js|html|css)$/.test(file)) continue;
        const text = await readFile(join(folder, file), "utf8");
        const revised = text
          .replaceAll(old, "memory-bank-newer.js")
          .replaceAll(/(["'`])[0-9a-f]{16}\1/g, '"0123456789abcdef"');
        await writeFile(join(folder, file), revised);
      }
      return old;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

test(
  "a new release waits for a press, and a tab of the former one keeps working",
  { tag: "@long" },
  async ({ context, startArchive }) => {
    const site = await builtSite();
    const archive = await startArchive({ STATIC_DIR: site.folder });
    const [one, other] = [await context.newPage(), await context.newPage()];
    const caches = () =>
      one.evaluate(
        async () => (await globalThis.caches.keys()).filter((name) => name.startsWith("serwist-precache")).length,
      );
    const question = one.getByText("A new version is ready.");
    const desk = (of: typeof one) =>
      of.getByRole("dialog", { name: "Memory Bank" }).getByRole("button", { name: "Import from File (.json)" });
    for (const page of [one, other]) {
      await page.goto(archive.url);
      if (page === one) await visitor(page).unlock();
      await expect(visitor(page).field).toBeVisible();
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    }
    await expect(question).toBeHidden();

    const old = await site.publishRelease();
    await one.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(question).toBeVisible();
    expect(await caches()).toBe(2);
    await one.getByRole("button", { name: "Reload" }).click();
    await expect(question).toBeHidden();
    await expect(visitor(one).field).toBeVisible();
    expect((await one.request.get(`${archive.url}/assets/${old}`)).status()).toBe(404);

    // The other tab needs a file that is no longer on the server, nor in the HTTP cache.
    await (await context.newCDPSession(other)).send("Network.clearBrowserCache");
    await other.getByRole("button", { name: "View Memory" }).click();
    await expect(desk(other)).toBeEnabled();
    await one.getByRole("button", { name: "View Memory" }).click();
    await expect(desk(one)).toBeEnabled();

    await other.close();
    await one.reload();
    await expect.poll(caches).toBe(1);
    await site.remove();
  },
);

test("a page of a release that the server no longer serves keeps the question and asks for a reload, which brings the current one", async ({
  context,
  page,
  startArchive,
}) => {
  const site = await builtSite();
  const vendor = await startOpenAIStandIn({ reply: "The current answers you." });
  const archive = await startArchive({
    STATIC_DIR: site.folder,
    OPENAI_API_KEY: "key-for-tests",
    OPENAI_BASE_URL: `${vendor.url}/v1`,
    OPENAI_MODEL: "gpt-6.1-sol",
  });
  const { unlock, say, answer, messages, field } = visitor(page);
  await page.goto(archive.url);
  await unlock();
  await expect(field).toBeEnabled();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const index = join(site.folder, "index.html");
  await writeFile(index, (await readFile(index, "utf8")).replace("<title>", "<title>Newer "));
  const asked: string[] = [];
  await context.route(/\/api\/(chat|memory)/, async (route) => {
    asked.push(route.request().method());
    await route.fulfill({ status: 410, json: { error: { type: "outdatedClient", message: "Reload." } } });
  });
  await say("Are you there?");
  await expect(page.getByRole("alert")).toContainText("Reload the page, then ask again");
  await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
  // The server has asked only what models there are, when it started.
  expect([asked, vendor.requests.map(({ method }) => method)]).toEqual([["POST"], ["GET"]]);

  await context.unrouteAll();
  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await expect(page).toHaveTitle(/^Newer/);
  await expect(messages.first()).toContainText("Are you there?");
  await page.getByRole("button", { name: "Ask again" }).click();
  expect(await answer()).toBe("The current answers you.");
  await vendor.close();
  await site.remove();
});

test("a network that goes away right after unlocking breaks no part of the page", async ({
  page,
  context,
  archive,
}) => {
  const { unlock, field } = visitor(page);
  await page.goto(archive.url);
  // The chunks that load when the page is idle do not arrive before the network goes.
  await page.route(/assets\/(Camera|eyes|MemoryPanel|QRDialog)-/, (route) => route.abort("internetdisconnected"));
  await unlock();
  // The chunk of the app itself is there.
  await expect(field).toBeVisible();
  await context.setOffline(true);
  await expect(field).toBeEnabled();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await button("QR Code").click();
  await expect(
    page.getByText(
      "This part could not be loaded. Check your connection, then try again. If it still does not load, reload the page.",
    ),
  ).toHaveCount(1);

  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeVisible();
  await page.keyboard.press("Escape");
  await button("Menu").click();
  await expect(button("Camera on")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test(
  "the page works offline although the first registration met no network",
  { tag: "@long" },
  async ({ page, context, archive }) => {
    const { unlock, field } = visitor(page);
    await page.addInitScript(() => {
      // The first registration meets no network.
      const { serviceWorker } = navigator;
      const register = serviceWorker.register.bind(serviceWorker);
      let tries = 0;
      serviceWorker.register = (...given) =>
        tries++ === 0 ? Promise.reject(new TypeError("Failed to register a ServiceWorker")) : register(...given);
    });
    await page.goto(archive.url);
    await unlock();
    await expect(field).toBeEnabled();
    await context.setOffline(true);
    await context.setOffline(false);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.reload();
    await expect(field).toBeEnabled();
  },
);

test("where the app cannot be loaded, trying again opens it without a reload", async ({ page, archive }) => {
  const { unlock, field } = visitor(page);
  await page.route(/assets\/open-app-shell-/, (route) => route.abort("internetdisconnected"));
  await page.goto(archive.url);
  await unlock();
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(field).toBeEnabled();
});

test("after the first visit the archive opens and talks without a network", async ({ page, context, startArchive }) => {
  const archive = await startArchive();
  const { unlock, say, answer, messages, chooseCharacter } = visitor(page);
  await page.goto(archive.url);
  await unlock();
  await say("Why did you choose alternating current?");
  await answer();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await archive.stop();
  await context.setOffline(true);
  await page.reload();
  await expect(messages).toHaveCount(2);
  await say("And what did it cost you?");
  await answer(2);
  await chooseCharacter("Hypatia");
  await say("Who are you?");
  await answer();
  // Chunks that load on demand are there too.
  for (const [button, dialog] of [
    ["View Memory", "Memory Bank"],
    ["QR Code", "Scan to Access Archive of Minds"],
    ["Chat Room", "The Chat Room"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: dialog })).not.toBeVisible();
  }
});

test("the site can be installed", async ({ page, archive }) => {
  await page.goto(archive.url);
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await page.request.get(`${archive.url}${address}`)).json();
  expect(manifest).toMatchObject({
    id: "archive-of-minds",
    lang: "en",
    name: "Archive of Minds",
    display: "standalone",
    start_url: ".",
  });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
      return `${width}x${height}`;
    }, `/${src}`);
    expect(size).toBe(sizes);
  }
});

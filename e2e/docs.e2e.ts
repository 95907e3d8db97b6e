import axe from "axe-core";
import { expect, test, visitor } from "./archive";

// The documentation as the product serves it. A violation of its policy fails each of these tests.

const pages = ["index", "start/next", "charts/camera", "api/core-safety"];

const looks = [
  { name: "on a phone, dark", viewport: { width: 390, height: 844 }, colorScheme: "dark" },
  { name: "on a desktop, light", viewport: { width: 1280, height: 800 }, colorScheme: "light" },
] as const;

for (const { name, ...look } of looks) {
  test.describe(name, () => {
    test.use(look);

    test("the pages are accessible and no wider than the screen", async ({ page, archive }, testInfo) => {
      for (const path of pages) {
        await page.goto(`${archive.url}/docs/${path}.html`);
        await expect(page.getByRole("searchbox", { name: "Search the documentation" })).toBeVisible();
        // The policy allows the page no script of the test's; the debugger's are not the page's.
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
        expect.soft(violations.map(({ id, nodes }) => `${path}: ${id}, ${nodes[0]?.html}`)).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
        await testInfo.attach(path, { body: await page.screenshot(), contentType: "image/png" });
      }
    });
  });
}

for (const { name, ...look } of looks)
  test(`no button lies over code: ${name}`, async ({ page, archive }) => {
    await page.setViewportSize(look.viewport);
    await page.goto(`${archive.url}/docs/start/embed.html`);
    const copies = page.getByRole("button", { name: "Copy" });
    await expect(copies.first()).toBeVisible();
    const overlaps = await copies.evaluateAll((buttons) =>
      buttons.map((button) => {
        const code = button.parentElement?.querySelector("pre")?.getBoundingClientRect();
        const { left, bottom } = button.getBoundingClientRect();
        return code === undefined || (code.right > left && code.top < bottom);
      }),
    );
    expect(overlaps.filter(Boolean)).toEqual([]);
  });

test("a page is found and opened by the keyboard", async ({ page, archive }) => {
  await page.goto(`${archive.url}/docs`);
  const field = page.getByRole("searchbox");
  await field.fill("own voice");
  await expect(page.getByRole("status")).toHaveText(/\d+ found/);
  await field.press("ArrowDown");
  await expect(page.getByRole("link", { name: /voice/i }).and(page.locator(":focus"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
  await field.fill("own voice");
  await expect(page.getByRole("status")).toHaveText(/\d+ found/);
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your own voice" })).toBeVisible();
  await page.getByRole("link", { name: "This page as Markdown" }).click();
  await expect(page.getByText("# Your own voice")).toBeVisible();
});

test("the settings link to it, in a tab of its own", async ({ page, context, archive }) => {
  await page.goto(archive.url);
  await visitor(page).unlock();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  const opened = context.waitForEvent("page");
  await page.getByRole("dialog", { name: "Settings" }).getByRole("link", { name: "Documentation" }).click();
  await expect((await opened).getByRole("heading", { level: 1, name: "Archive of Minds" })).toBeVisible();
});

test.describe("with the product installed in the browser", () => {
  test.use({ hasServiceWorker: true });

  test("the documentation is neither kept nor replaced by the product", async ({ page, archive }) => {
    await page.goto(archive.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(`${archive.url}/docs/guides/theming.html`);
    await expect(page.getByRole("heading", { level: 1, name: "Theming" })).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((path) => path.startsWith("/docs"))).toEqual([]);
  });
});

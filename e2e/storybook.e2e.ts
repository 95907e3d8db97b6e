import { expect, test, type Page } from "@playwright/test";
import { startFileHost, type FileHost } from "./file-host";

// The built Storybook from the files, below a folder of any host, as a designer uses it.

let host: FileHost;
test.beforeAll(async () => {
  host = await startFileHost({ folder: "storybook-static", prefix: "/book/" });
});
test.afterAll(() => host.close());

function designer(page: Page) {
  const story = page.frameLocator("#storybook-preview-iframe");
  return {
    story,
    open: (path: string) => page.goto(`${host.url}/book/?path=${path}`),
    /** Chooses in a menu of the toolbar. */
    async choose(menu: string, item: string) {
      await page.getByRole("button", { name: menu }).click();
      await page
        .getByRole("option", { name: item })
        .or(page.getByRole("menuitem", { name: item }))
        .click();
    },
    /** A change of the controls while a story is still being drawn reloads the preview, which forgets the change. */
    isDrawn: () =>
      expect
        .poll(() =>
          page
            .frame({ url: /iframe\.html/ })
            ?.evaluate(() => Reflect.get(window, "__STORYBOOK_PREVIEW__")?.currentRender?.phase),
        )
        .toBe("finished"),
    tab: (name: string) => page.getByRole("tab", { name }).click(),
    chart: page.getByRole("img", { name: /^Statechart/ }),
    actor: page.getByRole("combobox", { name: "Actor" }),
    history: page.getByRole("region", { name: "History" }).getByRole("listitem"),
  };
}

test("a designer finds a state, changes its theme and direction, and follows a failure", async ({ page }) => {
  const { story, open, choose, tab, chart, actor, history } = designer(page);
  await open("/docs/start-here-welcome--docs");
  await page.getByPlaceholder("Find components").fill("Main Streaming");
  await page
    .getByRole("option", { name: /^Streaming/ })
    .first()
    .click();
  await expect(story.getByText("Only when I trusted a contract more than")).toBeVisible();

  await choose("Theme", "Dark");
  await expect(story.locator(".aom-main")).toHaveCSS("background-color", "rgb(26, 23, 20)");
  await choose("Direction", "Right to left");
  await expect(story.locator(".aom-main")).toHaveCSS("direction", "rtl");
  await choose("Viewport size", "360 px");
  await expect(story.locator(".aom-main")).toHaveCSS("width", "360px");

  await tab("Statechart");
  await expect(history.filter({ hasText: "memoryLoader done" })).toHaveCount(1);
  // The chart is the same after the changes.
  await expect(chart).toHaveAccessibleName(/conversation.ready.replying.answering.streaming/);
  await actor.selectOption({ label: "\u2003\u2003reply" });
  await page.getByRole("button", { name: "Skip the wait: after replySilence" }).click();
  await expect(chart).toHaveAccessibleName("Statechart reply. Active: ended.");
  await expect(story.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.getByRole("button", { name: "◀ Back" }).click();
  await expect(chart).toHaveAccessibleName("Statechart reply. Active: receiving.streaming.");

  const link = await page.getByRole("link", { name: "Source", exact: true }).getAttribute("href");
  await page.goto(new URL(link ?? "", page.url()).href);
  await expect(page.locator("details[open]")).toContainText('id: "reply"');
});

test("a state that is reached by presses is shown in another language", async ({ page }) => {
  const { story, open, choose } = designer(page);
  await open("/story/settings-settings--everything");
  await expect(story.getByRole("dialog", { name: "Settings" })).toBeVisible();
  await choose("Language", "Deutsch");
  await expect(story.getByRole("dialog", { name: "Einstellungen" })).toBeVisible();
  await page.reload();
  await expect(story.getByRole("dialog", { name: "Einstellungen" })).toBeVisible();
  await choose("Language", "Right to left");
  await expect(story.locator(".aom-main")).toHaveCSS("direction", "rtl");
});

test("a width reaches a dialog, and is in the address", async ({ page }) => {
  const { story, open, choose } = designer(page);
  await open("/story/settings-settings--everything");
  const dialog = story.getByRole("dialog", { name: "Settings" });
  await expect(dialog).toBeVisible();
  await choose("Viewport size", "360 px");
  const width = async () => (await dialog.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeLessThanOrEqual(360);
  await page.reload();
  await expect(dialog).toBeVisible();
  await expect.poll(width).toBeLessThanOrEqual(360);
});

test("a control puts the chart into another state", async ({ page }) => {
  const { story, open, tab, history, isDrawn } = designer(page);
  await open("/story/screens-main--playground");
  await expect(story.getByText("Good evening, Mister Tesla")).toBeVisible();
  await isDrawn();
  await page.getByLabel("state", { exact: true }).selectOption("FailedNetwork");
  await expect(story.getByText("The server cannot be reached.", { exact: false })).toBeVisible();
  await isDrawn();
  await page.getByLabel("character", { exact: true }).selectOption({ label: "Hypatia" });
  await expect(story.getByText("Hypatia of Alexandria").first()).toBeVisible();
  await expect(story.getByText("The server cannot be reached.", { exact: false })).toBeVisible();
  await tab("Statechart");
  await expect(history.filter({ hasText: "message.send" })).toHaveCount(1);
});

test("the gallery shows the states that are in view, and leads to one", async ({ page }) => {
  const { story, open } = designer(page);
  await open("/docs/start-here-gallery-of-states--docs");
  const gallery = story.locator(".pages-gallery");
  const find = gallery.getByRole("searchbox", { name: "Find a state" });
  await find.fill("fog");
  await expect(gallery.getByText("No state is found by “fog”.")).toBeVisible();
  await find.fill("main failed network");
  await expect(
    gallery.locator("iframe").first().contentFrame().getByRole("button", { name: "Try again" }),
  ).toBeVisible();
  await gallery.getByRole("link", { name: "Failed Network" }).click();
  await expect(page).toHaveURL(/path=\/story\/screens-main--failed-network/);
  await expect(story.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.goBack();
  await expect(find).toHaveValue("main failed network");
});

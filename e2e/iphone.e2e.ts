import { devices, type Page } from "@playwright/test";
import { expect, test, visitor } from "./archive";

const { defaultBrowserType: _safari, ...iPhone } = devices["iPhone 14"] ?? {};
test.use(iPhone);

const tip = (page: Page) => page.getByRole("region", { name: "Voice on your iPhone" });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("an iPhone shows the audio tip once", { tag: "@long" }, async ({ page, archive }) => {
  await page.clock.install();
  await page.goto(archive.url);
  await visitor(page).unlock();
  await expect(visitor(page).field).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(tip(page)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  // It covers neither the controls nor the text box.
  await page.getByRole("button", { name: "View Memory" }).tap({ trial: true });
  await page.getByRole("button", { name: "Send", exact: true }).click({ trial: true, force: true });
  expect(
    await visitor(page).field.evaluate((field) =>
      field.contains(
        document.elementFromPoint(field.getBoundingClientRect().x + 20, field.getBoundingClientRect().bottom - 10),
      ),
    ),
  ).toBe(true);
  await page.getByRole("button", { name: "Got it!" }).tap();
  await expect(tip(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("aom.iosTipSeen"))).toBe("true");

  await page.reload();
  await expect(visitor(page).field).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(tip(page)).toBeHidden();
});

test("nothing overflows the screen", async ({ page, archive }) => {
  const { unlock, say, answer } = visitor(page);
  expect(page.viewportSize()?.width).toBe(390);
  await page.goto(archive.url);
  expect(await overflow(page)).toBe(0);
  await unlock();
  await say(`Why did you choose alternating current? ${"W".repeat(200)}`);
  await answer();
  expect(await overflow(page)).toBe(0);
  for (const [button, dialog] of [
    ["View Memory", "Memory Bank"],
    ["QR Code", "Scan to Access Archive of Minds"],
    ["Chat Room", "The Chat Room"],
  ] as const) {
    await page.getByRole("button", { name: button }).tap();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
    expect([button, await overflow(page)]).toEqual([button, 0]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: dialog })).toBeHidden();
  }
});

/** The status bar and the home indicator that an iPhone lays over a page from its home screen. */
const INSETS = { top: 59, bottom: 34 };

test("from the home screen, no control lies under the phone’s own bars, and one thumb reaches what a conversation needs", async ({
  page,
  archive,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: INSETS });
  const covered = (around: string) =>
    page.evaluate(
      ([selector, { top, bottom }]) => {
        const controls = [
          ...document.querySelectorAll(`:is(${selector}) :is(button, select, textarea, input, summary)`),
        ].filter((control) => control.checkVisibility());
        if (controls.length === 0) throw new Error(`Nothing to press in ${selector}.`);
        return controls
          .filter((control) => {
            const { y, height } = control.getBoundingClientRect();
            return y < top || y + height > innerHeight - bottom;
          })
          .map((control) => control.textContent);
      },
      [around, INSETS] as const,
    );
  const { unlock, say, answer, field } = visitor(page);
  await page.goto(archive.url);
  await unlock();
  await say("Good evening");
  await answer();
  await expect(tip(page)).toBeVisible();
  expect(await covered(".aom-main")).toEqual([]);
  await page.getByRole("button", { name: "Got it!" }).tap();
  await expect(page.getByRole("button", { name: "Get the voice" })).toBeVisible();
  expect(await covered(".aom-main")).toEqual([]);
  // A thumb at the lower edge reaches a little more than half of the screen.
  for (const control of [
    field,
    ...["Menu", "Record", "Send"].map((name) => page.getByRole("button", { name, exact: true })),
  ]) {
    const box = await control.boundingBox();
    expect(box?.y).toBeGreaterThan(844 * 0.45);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  for (const [button, dialog] of [
    ["Chat Room", "The Chat Room"],
    ["View Memory", "Memory Bank"],
    ["QR Code", "Scan to Access Archive of Minds"],
  ] as const) {
    await page.getByRole("button", { name: button }).tap();
    const head = page.getByRole("dialog", { name: dialog }).getByRole("button", { name: "Close" });
    await expect(head).toBeVisible();
    await expect.poll(async () => (await head.boundingBox())?.y).toBeGreaterThanOrEqual(INSETS.top);
    if (button === "Chat Room") expect(await covered(".aom-room-foot")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: dialog })).toBeHidden();
  }
});

test("the keyboard does not cover what is pasted into the memory", { tag: "@long" }, async ({ page, archive }) => {
  await page.goto(archive.url);
  await visitor(page).unlock();
  await page.getByRole("button", { name: "View Memory" }).tap();
  const box = page.getByRole("textbox", { name: "Paste memory" });
  await box.scrollIntoViewIfNeeded();
  await box.tap();
  const visible = 380;
  await page.evaluate((left) => {
    Object.defineProperty(window.visualViewport, "height", { configurable: true, get: () => left });
    window.visualViewport?.dispatchEvent(new Event("resize"));
  }, visible);
  const heading = page.getByRole("heading", { name: "Memory Bank" });
  await expect
    .poll(async () => {
      const [field, head] = [await box.boundingBox(), await heading.boundingBox()];
      return field && head ? [field.y + field.height <= visible, field.y >= head.y + head.height] : [];
    })
    .toEqual([true, true]);
});

test(
  "the keyboard covers neither the text box nor its buttons, where a browser only reports the visible height",
  { tag: "@long" },
  async ({ page, archive }) => {
    await page.goto(archive.url);
    const { unlock, field } = visitor(page);
    await unlock();
    await field.tap();
    const visible = 380;
    const whole = page.viewportSize()?.height ?? 0;
    const showsOnly = (height: number) =>
      page.evaluate((left) => {
        Object.defineProperty(window.visualViewport, "height", { configurable: true, get: () => left });
        window.visualViewport?.dispatchEvent(new Event("resize"));
      }, height);
    const bottomOf = async (name: string) => {
      const box = await page.getByRole("button", { name, exact: true }).boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    const bottoms = async () => {
      const box = await field.boundingBox();
      return [box ? box.y + box.height : Number.NaN, await bottomOf("Send"), await bottomOf("Record")];
    };
    expect(Math.max(...(await bottoms()))).toBeGreaterThan(visible);
    await showsOnly(visible);
    await expect.poll(async () => Math.max(...(await bottoms()))).toBeLessThanOrEqual(visible);
    await showsOnly(whole);
    await expect.poll(async () => Math.max(...(await bottoms()))).toBeGreaterThan(visible);
  },
);

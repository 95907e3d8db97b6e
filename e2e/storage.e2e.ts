import type { Page } from "@playwright/test";
import { expect, test, visitor } from "./archive";

/** Fills local storage, the only storage with a fixed limit however large the disk is. */
const fillUp = (page: Page) =>
  page.evaluate(() => {
    let filler = "";
    for (let piece = 1_000_000; piece >= 1; piece = Math.floor(piece / 10)) {
      for (;;) {
        try {
          localStorage.setItem("filler", filler + "x".repeat(piece));
          filler += "x".repeat(piece);
        } catch {
          break;
        }
      }
    }
  });

test(
  "a full browser storage is reported, and the unstored messages are stored once there is space",
  { tag: "@long" },
  async ({ page, archive }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    });
    const { unlock, say, answer, messages } = visitor(page);
    await page.goto(archive.url);
    await unlock();
    await say("Why did you choose alternating current?");
    const first = await answer();
    await fillUp(page);
    await say("And what did it cost you?");
    const second = await answer(2);
    const notice = page.getByText("this browser’s storage is full");
    await expect(notice).toBeVisible();
    await page.getByRole("button", { name: "View Memory" }).click();
    await expect(page.getByText(/nearly full \(10\.\d MB of 10\.5 MB\)/)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.evaluate(() => localStorage.removeItem("filler"));
    await say("Who paid for it?");
    const third = await answer(3);
    await expect(notice).not.toBeVisible();
    await page.reload();
    await expect(messages).toHaveCount(6);
    expect([await answer(1), await answer(2), await answer(3)]).toEqual([first, second, third]);
  },
);

test(
  "where the browser’s data is cleared while the page is open, the page says so, and stores the visible messages on request",
  { tag: "@long" },
  async ({ page, context, archive }) => {
    const { unlock, say, answer, messages } = visitor(page);
    await page.goto(archive.url);
    await unlock();
    await say("Why did you choose alternating current?");
    const first = await answer();
    const browser = await context.newCDPSession(page);
    const clear = () =>
      browser.send("Storage.clearDataForOrigin", { origin: archive.url, storageTypes: "indexeddb,local_storage" });
    const notice = page.getByText("The browser deleted this page’s messages.");
    await clear();
    await expect(notice).toBeVisible();
    await page.getByRole("button", { name: "Keep them" }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    // The access flag was deleted too.
    await unlock();
    expect(await answer(1)).toBe(first);

    await clear();
    await expect(notice).toBeVisible();
    await say("And what did it cost you?");
    const second = await answer(2);
    await page.reload();
    await unlock();
    await expect(messages).toHaveCount(4);
    expect([await answer(1), await answer(2)]).toEqual([first, second]);
  },
);

test(
  "a message of nearly a million characters is kept, shown and answered",
  { tag: "@long" },
  async ({ page, archive }) => {
    const { unlock, say, answer, field, messages } = visitor(page);
    await page.goto(archive.url);
    await unlock();
    await field.fill("Why is light a wave? ".repeat(47_000));
    await field.press("Enter");
    await answer();
    await page.reload();
    await expect(messages).toHaveCount(2);
    expect(
      await messages
        .first()
        .locator(".aom-message-text")
        .evaluate(({ textContent }) => textContent?.length),
    ).toBe(986_999);
    await say("And what did it cost you?");
    await answer(2);
  },
);

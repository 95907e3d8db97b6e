import { chromium } from "playwright";
import { findChromium } from "../chromium.mjs";

/** How long anything in a page may take on a busy machine, in milliseconds. */
const PATIENCE = 180_000;

/**
 * Opens a page in a browser of its own and hands it on; throws what the page throws, and when it logs an error.
 *
 * @template Result
 * @param {string} url
 * @param {(page: import("playwright").Page) => Promise<Result>} act
 * @param {{ begin?: (page: import("playwright").Page) => Promise<unknown> }} [about] `begin` runs before the page is opened
 * @returns {Promise<Result>}
 */
export async function inPage(url, act, { begin = async () => {} } = {}) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    const errors = [];
    page.on("console", (message) => {
      // A page without an icon is asked for one.
      const isIcon = message.location().url.endsWith("/favicon.ico");
      if (message.type() === "error" && !isIcon) errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.stack ?? error.message));
    await begin(page);
    await page.goto(url);
    const result = await act(page).catch((error) => error);
    if (errors.length > 0) throw new Error(`The page logged errors:\n${errors.join("\n")}`);
    if (result instanceof Error) throw result;
    return result;
  } finally {
    await browser.close();
  }
}

/**
 * Sends a message and waits for the reply.
 *
 * @param {import("playwright").Page | import("playwright").Frame} page
 * @returns {Promise<string>} its text
 */
export async function talk(page) {
  await page.getByRole("textbox", { name: "Message" }).fill("Good evening, who are you?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const answer = page.locator('article[data-role="assistant"][data-end="complete"]');
  await answer.waitFor();
  return await answer.locator(".aom-message-text").innerText();
}

/** Opens a page that shows a chat and talks with it. */
export const talkInPage = (url) => inPage(url, talk);

import { chromium } from "playwright";
import { findChromium } from "./chromium.mjs";

/**
 * Opens a page that shows a chat and talks with it; throws when there is no reply or the page logs an error.
 *
 * @returns {Promise<string>} the text of the reply
 */
export async function talkInPage(url) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const errors = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(url);
    await page.getByRole("textbox", { name: "Message" }).fill("Good evening, who are you?");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    const answer = page.locator('article[data-role="assistant"][data-end="complete"]');
    await answer.waitFor({ timeout: 60_000 });
    if (errors.length > 0) throw new Error(`The foreign app logged errors: ${errors.join("\n")}`);
    return await answer.locator(".aom-message-text").innerText();
  } finally {
    await browser.close();
  }
}

import type { Page } from "@playwright/test";
import { expect } from "./archive";

/** A visitor's actions in the Chat Room. */
export function roomOf(page: Page) {
  const room = page.getByRole("dialog", { name: "The Chat Room" });
  const lines = room.getByRole("article");
  return {
    room,
    lines,
    button: (name: string) => room.getByRole("button", { name, exact: true }),
    field: room.getByRole("textbox", { name: "Discussion message" }),
    open: () => page.getByRole("button", { name: "Chat Room" }).click(),
    async discuss(text: string) {
      await room.getByRole("textbox", { name: "Discussion message" }).fill(text);
      await page.keyboard.press("Enter");
    },
    /** Opens what stands behind a button while a discussion runs, and closes it again. */
    async inPanel(name: "Participants" | "Settings", act: () => Promise<void>) {
      const button = room.getByRole("button", { name, exact: true });
      await button.click();
      await act();
      await button.click();
    },
    speakers: () => lines.locator(".aom-message-sender").allTextContents(),
    /**
     * Waits for this many lines. While a character speaks the page's clock, which has to be installed, runs ahead, so that
     * reading times are skipped; loading and computing take their real time.
     */
    async said(count: number) {
      const speaking = room.getByText(/is speaking\.\.\./);
      await expect(async () => {
        if (await speaking.isVisible()) await page.clock.runFor(1_000);
        expect(await lines.count()).toBeGreaterThanOrEqual(count);
      }).toPass({ intervals: [50] });
    },
  };
}

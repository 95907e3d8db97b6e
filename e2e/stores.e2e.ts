import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startAnthropicStandIn } from "@archive-of-minds/testing/servers";
import { expect, test, visitor } from "./archive";
import { roomOf } from "./chat-room";

// The browser storage of a released version: every later version has to open it with all its data. The file was written
// by that version and is not written again.

/** The day on which the file was written: waiting exchanges are dropped after a week. */
const NEXT_MORNING = "2026-11-24T09:00:00.000Z";

test("the first edition’s stores open with everything in them", async ({ browser, startArchive }) => {
  const anthropic = await startAnthropicStandIn({ behaviour: "hang" });
  const archive = await startArchive({ ANTHROPIC_API_KEY: "key-for-tests", ANTHROPIC_BASE_URL: anthropic.url });
  const stores = JSON.parse(
    readFileSync(fileURLToPath(new URL("./stores/first-edition.json", import.meta.url)), "utf8"),
  );
  const context = await browser.newContext({
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: [{ origin: archive.url, ...stores }] },
  });
  const page = await context.newPage();
  const { messages, field, chooseCharacter } = visitor(page);
  const texts = () => messages.locator(".aom-message-text").allInnerTexts();
  await page.clock.install({ time: NEXT_MORNING });
  await page.request.post(`${archive.url}/api/access`, { data: { code: "archive" }, headers: { origin: archive.url } });
  await page.goto(archive.url);

  // The last conversation was with Flux, and the server was not reached.
  await expect(messages).toHaveCount(2);
  expect(await texts()).toEqual(["Is anybody there?", "The current answers you. It hums in every wire of this house."]);
  const handedOver = async () =>
    (await (await page.request.get(`${archive.url}/api/memory/flux`)).json()).conversations;
  await expect.poll(handedOver).toMatchObject([
    {
      userMessage: "Is anybody there?",
      assistantMessage: "The current answers you. It hums in every wire of this house.",
    },
  ]);

  await chooseCharacter("Tesla");
  await expect(messages).toHaveCount(8);
  expect(await texts()).toEqual([
    "Are you there?",
    "The current answers you. It hums in every wire of this house.",
    "Say something long.",
    "The current answers you. It hums",
    "What do you see?",
    "The current answers you. It hums in every wire of this house.",
    "And who refuses you?",
    expect.stringContaining("My apologies."),
  ]);
  await expect(messages.nth(3)).toHaveAttribute("data-end", "stopped");
  await expect(messages.nth(4)).toContainText("image shared");
  await expect(messages.nth(1)).toContainText("OpenAI gpt-6.1-sol");
  await expect(page.getByRole("alert").filter({ hasText: "does not work here now" })).toBeVisible();

  await chooseCharacter("Hypatia");
  await expect(messages).toHaveCount(2);
  expect(await texts()).toEqual(["What is a cone?", "A curve’s whole family, in one body."]);
  await page.getByRole("button", { name: "View Memory" }).click();
  const bank = page.getByRole("dialog", { name: "Memory Bank" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    bank.getByRole("button", { name: "Download File" }).click(),
  ]);
  // Unknown fields are kept.
  expect(JSON.parse(readFileSync(await download.path(), "utf8"))).toMatchObject({
    metadata: { mood: "curious" },
    conversations: [{ starred: true }, {}],
  });
  await bank.getByRole("button", { name: "Restore the old memory" }).click();
  await expect
    .poll(texts)
    .toEqual(["Before the import", "The current answers you. It hums in every wire of this house."]);
  await page.keyboard.press("Escape");

  await chooseCharacter("Cheesemaster 5000");
  await expect(field).toHaveValue("Half a question");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("button", { name: "Push-to-Talk", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  for (const name of ["Spoken replies", "Sounds"])
    await expect(page.getByRole("switch", { name, exact: true })).not.toBeChecked();
  await page.keyboard.press("Escape");

  const { open, room, lines, inPanel } = roomOf(page);
  await open();
  await expect(room.getByText("The discussion is paused. Tesla speaks next.").first()).toBeVisible();
  expect(await lines.locator(".aom-message-text").allInnerTexts()).toEqual([
    "What is light, Tesla?",
    ...Array.from({ length: 2 }, () => "It is a wave, and it hums. Hypatia has measured it."),
  ]);
  await inPanel("Settings", () => expect(room.getByRole("textbox", { name: "Your name" })).toHaveValue("Ada"));
  await inPanel("Participants", async () => {
    for (const [name, isIn] of [
      ["Tesla", true],
      ["Hypatia", true],
      ["Flux", false],
    ] as const)
      await expect(room.getByRole("checkbox", { name })).toBeChecked({ checked: isIn });
  });
  await context.close();
  await anthropic.close();
});

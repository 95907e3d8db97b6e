import { expect, test, visitor } from "./archive";
import { roomOf } from "./chat-room";

const DESPAIR = "I want to die";

test("a visitor in need gets a calm reply without any key, with contacts of people who help", async ({
  page,
  archive,
}) => {
  const { unlock, say, answer, chooseCharacter, messages } = visitor(page);
  const notice = page.getByRole("region", { name: "Help from people, now" });
  await page.goto(archive.url);
  await unlock();
  await chooseCharacter("Flux");
  await say(DESPAIR);
  const reply = await answer();
  expect(reply).toMatch(/emergency number/);
  expect(reply).toMatch(/are you safe/i);
  expect(reply).not.toMatch(/bzz|static|hum/i);
  await expect(notice).toBeVisible();
  await notice.getByText("Another country").first().click();
  await notice.getByLabel("Another country").selectOption("GB");
  await expect(notice.getByText("Numbers for United Kingdom:")).toBeVisible();
  await expect(notice.getByRole("link", { name: /^Call 999,/ })).toHaveAttribute("href", "tel:999");

  await page.reload();
  await expect(messages).toHaveCount(2);
  await expect(notice).toBeVisible();
  await say("I do not know what to do");
  await expect(messages).toHaveCount(4);
  expect(await answer(2)).not.toMatch(/bzz|static|quantum|wave/i);
  await expect(notice).toBeVisible();
});

test("the Chat Room pauses for a visitor in need", async ({ page, archive }) => {
  const { room, lines, open, discuss, said } = roomOf(page);
  await page.clock.install();
  await page.goto(archive.url);
  await visitor(page).unlock();
  await open();
  await discuss(DESPAIR);
  await said(2);
  await expect(room.getByText(/The discussion is paused\./)).toBeVisible();
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(1)).toContainText("emergency number");
  await expect(room.getByRole("region", { name: "Help from people, now" })).toBeVisible();
});

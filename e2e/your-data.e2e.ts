import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test, visitor } from "./archive";

test.use({ hasServiceWorker: true });

const openMemory = async (page: Page) => {
  await page.getByRole("button", { name: "View Memory" }).click();
  return page.getByRole("dialog", { name: "Memory Bank" });
};

/** The visitor's data on the server and in the browser's database. */
const onServer = async (page: Page) =>
  page.evaluate(async () =>
    Promise.all(
      ["tesla", "hypatia"].map(
        async (id) =>
          ((await (await fetch(`/api/memory/${id}`)).json()) as { conversations: unknown[] }).conversations.length,
      ),
    ),
  );

test("a visitor reads, downloads and deletes all data, and is forgotten by the server", async ({
  archive,
  page,
  context,
}) => {
  await page.goto(archive.url);
  const { unlock, say, answer, chooseCharacter, field, messages } = visitor(page);
  await unlock();
  await chooseCharacter("Tesla");
  await say("What is light to you?");
  await answer();
  await chooseCharacter("Hypatia");
  await say("Which stars do you love?");
  await answer();
  await expect.poll(() => onServer(page)).toEqual([1, 1]);
  await field.fill("A half written line");
  const other = await context.newPage();
  await other.goto(archive.url);
  await expect(visitor(other).messages).toHaveCount(2);

  const panel = await openMemory(page);
  await expect(panel.getByText("on the server for 30 days", { exact: false })).toBeVisible();
  await panel.getByRole("button", { name: "Show what the server has" }).click();
  await expect(panel.getByRole("region", { name: "Tesla" })).toContainText("What is light to you?");
  await expect(panel.getByRole("region", { name: "Hypatia" })).toContainText("Which stars do you love?");

  const downloading = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Download everything" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^your-data-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), "utf8")) as {
    memories: { character: string; conversations: { content: string }[] }[];
    server: { status: string; conversations: Record<string, { userMessage: string }[]> };
  };
  const written = Object.fromEntries(
    file.memories.map(({ character, conversations }) => [character, conversations[0]?.content]),
  );
  expect(written).toMatchObject({ tesla: "What is light to you?", hypatia: "Which stars do you love?" });
  expect([
    file.server.status,
    file.server.conversations["tesla"]?.[0]?.userMessage,
    file.server.conversations["hypatia"]?.[0]?.userMessage,
  ]).toEqual(["complete", "What is light to you?", "Which stars do you love?"]);

  await panel.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete everything now" }).click();
  await expect(panel.getByText("Everything is deleted.")).toBeVisible();
  await expect(messages).toHaveCount(0);
  await expect(visitor(other).messages).toHaveCount(0);
  await expect(visitor(other).field).toHaveValue("");
  expect(await onServer(page)).toEqual([0, 0]);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(visitor(tab).field).toHaveValue("");
    await expect(visitor(tab).messages).toHaveCount(0);
    await visitor(tab).chooseCharacter("Tesla");
    await expect(visitor(tab).messages).toHaveCount(0);
    await visitor(tab).chooseCharacter("Hypatia");
  }
  await other.close();

  await say("Do you still know me?");
  await answer();
  await expect.poll(() => onServer(page)).toEqual([0, 1]);
  const again = await openMemory(page);
  await again.getByRole("button", { name: "Forget me on the server" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Forget me now" }).click();
  await expect(page.getByLabel("Enter Access Code")).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel("Enter Access Code")).toBeVisible();
  await unlock();
  await expect(messages).toHaveCount(2);
  expect(await onServer(page)).toEqual([0, 0]);
});

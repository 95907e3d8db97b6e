import {
  createFakePromptApi,
  exampleGguf,
  exampleGgufReply,
  type FakePromptApi,
  type FakePromptApiOptions,
} from "@archive-of-minds/testing";
import type { Page } from "@playwright/test";
import { expect, test, visitor } from "./archive";

declare global {
  var promptApi: FakePromptApi | undefined;
}

/** Gives the page a browser with a language model of its own. */
async function withBrowserModel(page: Page, options: FakePromptApiOptions) {
  await page.addInitScript({
    content: `globalThis.promptApi = (${createFakePromptApi.toString()})(${JSON.stringify(options)}); promptApi.install();`,
  });
}

test("the browser's model is offered, downloaded in a press, talks, vanishes, and another one is offered", async ({
  page,
  archive,
}) => {
  const { unlock, say, answer } = visitor(page);
  const openReplies = async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Replies" }).click();
  };
  await withBrowserModel(page, { availability: "downloadable", reply: "I build it in my mind first, then in brass." });
  await page.goto(archive.url);
  await unlock();
  await say("Who are you?");
  await answer(1);

  await openReplies();
  await expect(page.getByText("One download of several gigabytes by the browser")).toBeVisible();
  await page.getByRole("button", { name: "Download and use" }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
  await page.evaluate(() => globalThis.promptApi?.progress(0.42));
  await expect(page.getByText("42% done")).toBeVisible();
  await page.evaluate(() => globalThis.promptApi?.progress(1));
  await expect(page.getByRole("button", { name: "Use Built-in replies" })).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText(/Answers now: Browser model\..*without a server/)).toBeVisible();

  await say("How do you invent?");
  expect(await answer(2)).toBe("I build it in my mind first, then in brass.");
  await expect(page.getByText("Replies come from Browser model")).toBeVisible();
  // The conversation went on: the model was shown what the built-in replies had said.
  expect(await page.evaluate(() => globalThis.promptApi?.prompts.at(-1)?.length)).toBe(3);

  await page.evaluate(() => globalThis.promptApi?.vanishAfter(3));
  await say("And did it ever fail you?");
  await expect(page.getByText("Browser model is no longer on this device")).toBeVisible();
  expect(await answer(3)).toBe("I build it");
  await page.getByRole("button", { name: "Answer with a built-in reply" }).click();
  await answer(3);
  await expect(page.getByText("Written by: Built-in replies.").last()).toBeVisible();
});

test("in a browser without a model, nothing is said of one", async ({ page, archive }) => {
  const { unlock } = visitor(page);
  await page.goto(archive.url);
  await unlock();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Replies" }).click();
  await expect(page.getByText("Answers now")).toBeVisible();
  await expect(page.getByText("Browser model")).toBeHidden();
});

test("a model file of the visitor's own is read, answers under the content policy, and is deleted", async ({
  page,
  archive,
}) => {
  const { unlock, say, answer } = visitor(page);
  const replies = page.getByRole("dialog", { name: "Replies" });
  const openReplies = async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Replies" }).click();
  };
  const choose = async (name: string, content: Uint8Array) =>
    replies
      .getByLabel("Choose a file (.gguf)")
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
  const gguf = exampleGguf();
  await page.goto(archive.url);
  await unlock();

  await openReplies();
  await replies.getByText("More", { exact: true }).click();
  await choose("notes.gguf", new TextEncoder().encode("These are my notes, and no model."));
  await expect(replies.getByRole("alert")).toContainText("Choose a model file");
  await choose("half.gguf", gguf.slice(0, gguf.length / 2));
  await expect(replies.getByRole("alert")).toContainText("Download the file again");
  await choose("small.gguf", gguf);
  await expect(replies.getByText("Answers now")).toBeVisible();
  await expect(replies.getByRole("button", { name: "Use Built-in replies" })).toBeVisible();
  await replies.getByRole("button", { name: "Close", exact: true }).click();
  await say("Who are you?");
  expect(await answer(1)).toBe(exampleGgufReply);

  // The file was copied: it answers after a reload, too.
  await page.reload();
  await say("And what do you hear?");
  expect(await answer(2)).toBe(exampleGgufReply);

  await openReplies();
  await replies.getByRole("button", { name: "Delete from this device" }).click();
  await expect(replies.getByText("Delete from this device")).toBeHidden();
  await replies.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText("Model file is no longer on this device. Answers now: Built-in replies.")).toBeVisible();
});

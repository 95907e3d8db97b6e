import {
  createFakeLanguageModel,
  createFakeLocalModel,
  createTestChat,
  createTestModels,
  type FakeLocalModel,
} from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../../styles/styles.css";
import { CharacterChat } from "../../screens/CharacterChat";

const builtIn = () => createFakeLanguageModel({ name: "Built-in replies", kind: "builtIn", reply: "From my notes." });
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function open(local: FakeLocalModel, settings: Record<string, string> = {}) {
  const test = createTestModels({ models: [local, builtIn()], settings });
  const chat = await createTestChat({ languageModel: test.languageModel });
  await chat.ready();
  await test.until(({ value }) => value !== "checking");
  await render(<CharacterChat fill="window" shortcuts="page" chat={chat.chat} models={test.models} />);
  const openReplies = async () => {
    await userEvent.click(button("Menu"));
    await userEvent.click(button("Replies"));
  };
  return { ...test, chat, openReplies };
}

it("downloads the browser's model in a press, and says before the first message that it answers", async () => {
  const browser = createFakeLocalModel();
  const { openReplies, chat } = await open(browser);
  await openReplies();
  await expect
    .element(page.getByText(/One download of several gigabytes by the browser, shared with other sites/))
    .toBeVisible();
  await userEvent.click(button("Download and use"));
  browser.progress(0.42);
  await expect.element(page.getByText("42% done")).toBeVisible();
  browser.finishDownload();
  await expect.element(button("Use Built-in replies")).toBeVisible();
  await userEvent.click(button("Close"));
  const notice = page.getByText(/Answers now: Browser model\. .* without a server/);
  await expect.element(notice).toBeVisible();
  chat.chat.send({ type: "message.send", text: "Good evening" });
  const call = await browser.nextCall();
  call.say("Good evening.");
  call.finish();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByText("Replies come from Browser model,")).toBeVisible();
});

it("cancels the download, and offers it again", async () => {
  const { openReplies } = await open(createFakeLocalModel());
  await openReplies();
  await userEvent.click(button("Download and use"));
  await userEvent.click(button("Cancel"));
  await expect.element(button("Download and use")).toBeVisible();
});

it("says nothing of the browser's model where there is none", async () => {
  const { openReplies } = await open(createFakeLocalModel({ state: "unavailable" }));
  await openReplies();
  await expect.element(page.getByText("Answers now")).toBeVisible();
  await expect.element(page.getByText("Browser model")).not.toBeInTheDocument();
});

it("says at the start that the chosen model is gone, and what answers instead", async () => {
  await open(createFakeLocalModel(), { "aom.replyModel": "browser" });
  await expect
    .element(page.getByText(/Browser model is no longer on this device\. Answers now: Built-in replies\./))
    .toBeVisible();
});

it("reads a file of the visitor's own, and says why it cannot be used", async () => {
  const file = createFakeLocalModel({ kind: "file" });
  const { openReplies, models } = await open(file);
  await openReplies();
  await userEvent.click(page.getByText("More", { exact: true }));
  await userEvent.upload(page.getByLabelText("Choose a file (.gguf)"), new File(["plain text"], "notes.gguf"));
  await expect.poll(() => models.getSnapshot().value).toBe("downloading");
  file.failDownload("notAModel");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Choose a model file");
});

it("says that a model could not be deleted, and offers it again", async () => {
  const file = createFakeLocalModel({ kind: "file", state: "available" });
  const { openReplies } = await open(file, { "aom.replyModel": "file" });
  await openReplies();
  file.failRemoval();
  await userEvent.click(button("Delete from this device"));
  await expect.element(page.getByRole("alert")).toHaveTextContent(/could not be deleted\. Close other pages/);
  await userEvent.click(button("Delete from this device"));
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

it("has its buttons while the models are looked for again", async () => {
  const browser = createFakeLocalModel({ state: "available" });
  const { openReplies, models } = await open(browser);
  browser.state = null;
  await openReplies();
  await userEvent.click(button("Use Browser model"));
  await expect.element(button("Use Built-in replies")).toBeVisible();
  expect(models.getSnapshot().value).toBe("checking");
});

import { LanguageModelError } from "@archive-of-minds/core";
import {
  createFakeReplyLock,
  createFakeSpeechSynthesizer,
  createTestChat,
  exampleMessage,
  type TestChatOptions,
} from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../../styles/styles.css";
import { CharacterChat } from "../../screens/CharacterChat";

async function open(options: TestChatOptions = {}) {
  const test = await createTestChat(options);
  await test.ready();
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  return test;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

async function failing(
  options: TestChatOptions = {},
  said = "",
  error = new LanguageModelError("cutOff", "The reply broke off before its end."),
) {
  const test = await open(options);
  const call = await test.visitorSays("Good evening");
  if (said !== "") call.say(said);
  call.fail(error);
  await test.ready();
  return test;
}

it("offers to ask again, but not while another tab gets a reply", async () => {
  const replies = createFakeReplyLock();
  await open({ messages: [exampleMessage(1)], replyLock: replies.page() });
  await expect.element(button("Ask again")).toBeVisible();
  const release = replies.page().hold("ada");
  await expect.element(page.getByText("Ada is answering in another tab.")).toBeVisible();
  await expect.element(button("Ask again")).not.toBeInTheDocument();
  release();
  await expect.element(button("Ask again")).toBeVisible();
});

it("mentions a partial reply only if there is one", async () => {
  await failing();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Fake vendor broke off before the first word. Try again.");
});

it("says that a partial reply is kept", async () => {
  await failing({}, "Good eve");
  await expect.element(page.getByRole("alert")).toHaveTextContent("What arrived is kept");
});

it("asks for a reload where the page is out of date, and does not offer to send the question again", async () => {
  const test = await failing({}, "", new LanguageModelError("outdatedClient", "This page is out of date."));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Reload the page, then ask again: there is a new version.");
  await expect.element(button("Try again")).not.toBeInTheDocument();
  expect(test.model.calls).toHaveLength(1);
});

it("offers one button for another reply where none came", async () => {
  await failing();
  await expect.element(button("Try again")).toBeVisible();
  await expect.element(button("Try another reply")).not.toBeInTheDocument();
});

it("stands alone: a voice is offered below a whole reply only", async () => {
  const voiceDownload = { totalBytes: 21_000_000, download: () => Promise.resolve() };
  const test = await failing({
    speechSynthesizer: createFakeSpeechSynthesizer({ availability: "downloadable" }),
    voiceDownload,
  });
  await expect.element(button("Get the voice")).not.toBeInTheDocument();
  await userEvent.click(button("Try again"));
  const call = await test.model.nextCall();
  call.say("Good evening.");
  call.finish();
  await expect.element(button("Get the voice")).toBeVisible();
});

it("blames no connection for a reply that broke off when the page was left, and offers one way on", async () => {
  await open({ messages: [exampleMessage(1), exampleMessage(2, { author: "ada", text: "A wa", status: "cut" })] });
  await expect
    .element(page.getByText("The last reply broke off. What arrived is kept; ask again for a whole one."))
    .toBeVisible();
  await expect.element(button("Ask again")).toBeVisible();
  await expect.element(button("Try another reply")).not.toBeInTheDocument();
});

it("reports that the picture is gone after a reload, and does not offer to regenerate", async () => {
  const shown = [
    exampleMessage(1, { text: "What is this?", hasImage: true }),
    exampleMessage(2, { author: "ada", text: "A cup.", status: "complete" }),
  ];
  const test = await open({ messages: shown });
  const sentence = page.getByText(/^Share your last picture again to ask about it/);
  await expect.element(sentence).toBeVisible();
  await expect.element(button("Try another reply")).not.toBeInTheDocument();
  await expect.element(button("Edit message")).not.toBeInTheDocument();
  const call = await test.visitorSays("Thank you.");
  call.say("You are welcome.");
  call.finish();
  await expect.element(button("Try another reply")).toBeVisible();
  await expect.element(sentence).not.toBeInTheDocument();
});

it("asks again without a lost picture, and says so first", async () => {
  const { model } = await open({ messages: [exampleMessage(1, { text: "What is this?", hasImage: true })] });
  await expect.element(page.getByText(/asking again sends only your words/)).toBeVisible();
  await userEvent.click(button("Ask again"));
  expect((await model.nextCall()).request).toMatchObject({ messages: [{ role: "user", content: "What is this?" }] });
});

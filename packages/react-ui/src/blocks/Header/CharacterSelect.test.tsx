import {
  createTestChat,
  createTestLiveConversation,
  createFakeSpeechSynthesizer,
  exampleMessage,
} from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { CharacterChat, type CharacterChatProps } from "../../screens/CharacterChat";
import { MediaPage } from "../../stories/media-page";

const choice = page.getByRole("combobox", { name: "Character" });

async function open(live?: CharacterChatProps["live"]) {
  const speechSynthesizer = createFakeSpeechSynthesizer();
  const test = await createTestChat({
    messages: [exampleMessage(1), exampleMessage(2, { author: "ada" })],
    speechSynthesizer,
  });
  await test.ready();
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} {...(live && { live })} />, {
    wrapper: MediaPage,
  });
  await expect.element(choice).toBeEnabled();
  return test;
}

it("is disabled while the microphone is on", async () => {
  const { chat } = await open();
  chat.send({ type: "mic.start" });
  await expect.element(choice).toBeDisabled();
  chat.send({ type: "mic.cancel" });
  await expect.element(choice).toBeEnabled();
});

it("is disabled while the character speaks", async () => {
  const { chat, until } = await open();
  await until((snapshot) => snapshot.can({ type: "message.replay", messageId: "message-000002" }));
  chat.send({ type: "message.replay", messageId: "message-000002" });
  await expect.element(choice).toBeDisabled();
  chat.send({ type: "voice.stop" });
  await expect.element(choice).toBeEnabled();
});

it("is disabled while a live conversation runs", async () => {
  const { live } = createTestLiveConversation();
  await open({ startsOn: true, open: () => live });
  await userEvent.click(page.getByRole("button", { name: "Start Conversation" }));
  await expect.element(choice).toBeDisabled();
  live.send({ type: "agent.stop" });
  await expect.element(choice).toBeEnabled();
});

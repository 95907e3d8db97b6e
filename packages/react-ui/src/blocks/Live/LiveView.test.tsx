import { createLiveConversation, type VoiceAgentActorRef } from "@archive-of-minds/core";
import {
  createFakeCameraDevice,
  createFakeMicrophoneLock,
  createFakeSpeechSynthesizer,
  createFakeVoiceAgent,
  createTestCamera,
  createTestChat,
  createTestLiveConversation,
  exampleMessage,
} from "@archive-of-minds/testing";
import { StrictMode } from "react";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../../styles/styles.css";
import { CharacterChat, type CharacterChatProps } from "../../screens/CharacterChat";
import { MediaPage } from "../../stories/media-page";
import { paintedCamera } from "../../stories/painted-camera";
import type { OpenLive } from "./LiveView";

async function open(onOpenChatRoom?: () => void) {
  const { live, agent } = createTestLiveConversation();
  const test = await createTestChat();
  await test.ready();
  const screen = await render(
    <CharacterChat
      fill="window"
      shortcuts="page"
      chat={test.chat}
      live={{ startsOn: true, open: () => live }}
      onOpenChatRoom={onOpenChatRoom}
    />,
    { wrapper: MediaPage },
  );
  return { live, agent, test, screen };
}

it("an opening question starts the live conversation and is sent when it is connected", async () => {
  const { agent, test } = await open();
  await userEvent.click(page.getByRole("button", { name: "Where are you from?" }));
  const conversation = await agent.nextConversation();
  conversation.open();
  await expect.poll(() => conversation.received).toContain("text: Where are you from?");
  // The model of the chat is not asked.
  expect(test.chat.getSnapshot().matches({ conversation: { ready: "idle" } })).toBe(true);
});

it("the character’s description is shown once", async () => {
  const { screen } = await open();
  await expect.element(page.getByRole("button", { name: "Who are you?" })).toBeVisible();
  expect(screen.container.querySelectorAll(".aom-desk .aom-seal, .aom-desk .aom-presence")).toHaveLength(1);
});

it("opening the Chat Room ends the live conversation first", async () => {
  const found: unknown[] = [];
  const { live, agent } = await open(() => found.push(live.getSnapshot().value));
  await userEvent.click(page.getByRole("button", { name: "Start Conversation" }));
  const conversation = await agent.nextConversation();
  conversation.open();
  await userEvent.click(page.getByRole("button", { name: "Chat Room" }));
  expect([found, conversation.isOpen]).toEqual([[{ disconnected: "byVisitor" }], false]);
  await expect.element(page.getByText("The conversation has ended. What was said is kept.")).toBeVisible();
});

it("messages cannot be replayed in live mode", async () => {
  const { live } = createTestLiveConversation();
  const test = await createTestChat({
    messages: [exampleMessage(1, { author: "ada" })],
    speechSynthesizer: createFakeSpeechSynthesizer(),
  });
  await test.ready();
  await render(
    <CharacterChat fill="window" shortcuts="page" chat={test.chat} live={{ startsOn: true, open: () => live }} />,
    { wrapper: MediaPage },
  );
  await expect.element(page.getByRole("button", { name: "Start Conversation" })).toBeVisible();
  await expect.poll(() => test.chat.getSnapshot().context.voice.status?.availability).toBe("ready");
  await expect.element(page.getByText("Tap to replay")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Text", exact: true }));
  await expect.element(page.getByText("Tap to replay")).toBeVisible();
});

it("Space does not start the microphone of the chat", async () => {
  const { test } = await open();
  await expect.element(page.getByRole("button", { name: "Start Conversation" })).toBeVisible();
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard("{ >}");
  expect(test.chat.getSnapshot().matches({ microphone: "off" })).toBe(true);
  await userEvent.keyboard("{/ }");
});

it("messages that are cleared in live mode are not sent to an agent", async () => {
  const test = await createTestChat({ messages: [exampleMessage(1, { text: "My secret." })] });
  await test.ready();
  const agent = createFakeVoiceAgent();
  await render(
    <CharacterChat
      fill="window"
      shortcuts="page"
      chat={test.chat}
      live={{
        startsOn: true,
        open: (character, messages) =>
          createLiveConversation({ character, messages, providers: { voiceAgent: agent } }),
      }}
    />,
    { wrapper: MediaPage },
  );
  await userEvent.click(page.getByRole("button", { name: "Start Conversation" }));
  await agent.nextConversation();
  await userEvent.click(page.getByRole("button", { name: "End Conversation" }));
  await test.memoryStore.clear("ada");
  await expect.poll(() => test.chat.getSnapshot().context.memory.messages).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Start Conversation" }));
  await agent.nextConversation();
  expect(agent.conversations.map(({ request }) => request.history)).toEqual([
    [{ role: "user", content: "My secret." }],
    [],
  ]);
});

it("in StrictMode one agent is called once, and the call ends on unmount", async () => {
  const test = await createTestChat();
  await test.ready();
  const agent = createFakeVoiceAgent({ opens: true });
  const lock = createFakeMicrophoneLock();
  const opened: VoiceAgentActorRef[] = [];
  const open: OpenLive = (character, messages) => {
    const live = createLiveConversation({
      character,
      messages,
      providers: { voiceAgent: agent, microphoneLock: lock.page() },
    });
    opened.push(live);
    return live;
  };
  const screen = await render(
    <StrictMode>
      <MediaPage>
        <CharacterChat fill="window" shortcuts="page" chat={test.chat} live={{ startsOn: true, open }} />
      </MediaPage>
    </StrictMode>,
  );
  await userEvent.click(page.getByRole("button", { name: "Start Conversation" }));
  await expect.element(page.getByText("Ada is listening.")).toBeVisible();
  expect([
    agent.conversations.map(({ isOpen }) => isOpen),
    lock.isHeld,
    opened.map((live) => live.getSnapshot().status),
  ]).toEqual([[true], true, ["stopped", "active"]]);
  await screen.unmount();
  expect([
    agent.conversations.map(({ isOpen }) => isOpen),
    lock.isHeld,
    opened.map((live) => live.getSnapshot().status),
  ]).toEqual([[false], false, ["stopped", "stopped"]]);
});

describe("text that was not sent", () => {
  const box = () => page.getByRole("textbox", { name: "Message" });

  async function write() {
    const opened = await open();
    await userEvent.click(page.getByRole("button", { name: "Start Conversation" }));
    await opened.agent.nextConversation();
    await userEvent.click(page.getByRole("button", { name: "Keyboard" }));
    await userEvent.fill(box(), "Good evening.");
    await userEvent.keyboard("{Enter}");
    await userEvent.fill(box(), "Are you");
    return opened;
  }

  it("is in the composer after switching to text", async () => {
    await write();
    await userEvent.click(page.getByRole("button", { name: "Text", exact: true }));
    await expect.element(page.getByRole("textbox").first()).toHaveValue("Good evening.\nAre you");
    await userEvent.click(page.getByRole("button", { name: "Live", exact: true }));
    await expect.element(page.getByText("Switch to text to go on writing: your words are kept there.")).toBeVisible();
  });

  it("is in the composer, together with speech that was recognised in part", async () => {
    const { agent } = await open();
    await userEvent.click(page.getByRole("button", { name: "Start Conversation" }));
    const conversation = await agent.nextConversation();
    conversation.open();
    await expect.element(page.getByText("Ada is listening.")).toBeVisible();
    conversation.say({ type: "userTranscript", text: "I wanted to tell you", isFinal: false });
    await userEvent.click(page.getByRole("button", { name: "Text", exact: true }));
    await expect.element(page.getByRole("textbox").first()).toHaveValue("I wanted to tell you");
  });

  it("stays with the character it was written to", async () => {
    const { test } = await write();
    test.chat.send({ type: "character.select", characterId: "ben" });
    await expect.poll(() => test.settingsStore.read("aom.draft.ada")).toBe("Good evening.\nAre you");
    expect([test.chat.getSnapshot().context.composer.draft, test.settingsStore.read("aom.draft.ben")]).toEqual([
      "",
      null,
    ]);
  });

  it("is stored when the page closes", async () => {
    const { test } = await write();
    dispatchEvent(new Event("pagehide"));
    expect(test.settingsStore.read("aom.draft.ada")).toBe("Good evening.\nAre you");
  });
});

describe("a part that loads late", () => {
  const started = async (props: { readonly camera?: CharacterChatProps["camera"] } = {}) => {
    const test = await createTestChat();
    await test.ready();
    const agent = { ...createFakeVoiceAgent(), seesPictures: true };
    // A new function at each render, as in a component.
    const shown = (late: typeof props) => (
      <CharacterChat
        fill="window"
        shortcuts="page"
        chat={test.chat}
        {...late}
        live={{
          startsOn: true,
          open: (character, messages, frameSource) =>
            createLiveConversation({
              character,
              messages,
              ...(frameSource && { frameSource }),
              providers: { voiceAgent: agent },
            }),
        }}
      />
    );
    const screen = await render(shown(props), { wrapper: MediaPage });
    await userEvent.click(page.getByRole("button", { name: "Start Conversation" }));
    const conversation = await agent.nextConversation();
    conversation.open();
    await expect.element(page.getByRole("button", { name: "End Conversation" })).toBeVisible();
    return { conversation, again: (late: typeof props) => screen.rerender(shown(late)) };
  };

  it("does not end a live conversation, and a camera that loads late is used in it", async () => {
    const { conversation, again } = await started();
    const { camera } = createTestCamera({ cameraDevice: paintedCamera(createFakeCameraDevice()) });
    await again({ camera });
    camera.send({ type: "camera.turnOn" });
    await expect.poll(() => camera.getSnapshot().context.frames.latest).not.toBeNull();
    expect(conversation.isOpen).toBe(true);
    expect(conversation.request.frameSource?.()).toMatchObject({
      jpegBase64: camera.getSnapshot().context.frames.latest?.jpegBase64,
    });
    await expect.element(page.getByRole("button", { name: "End Conversation" })).toBeVisible();
  });

  it("does not end a live conversation when the page renders again", async () => {
    const { conversation, again } = await started();
    await again({});
    expect(conversation.isOpen).toBe(true);
  });
});

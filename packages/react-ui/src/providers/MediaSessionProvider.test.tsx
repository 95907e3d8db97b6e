import { createMediaSession, mediaSessionSelectors, type MediaHold } from "@archive-of-minds/core";
import {
  createFakeCameraDevice,
  createFakeSpeechSynthesizer,
  createTestCamera,
  createTestChat,
  createTestChatRoom,
  createTestLiveConversation,
  exampleMessage,
} from "@archive-of-minds/testing";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { CharacterChat } from "../screens/CharacterChat";
import { ChatRoomScreen } from "../screens/ChatRoomScreen";
import { paintedCamera } from "../stories/painted-camera";
import { ChatProvider } from "./ChatProvider";
import { MediaSessionProvider } from "./MediaSessionProvider";

async function start() {
  const test = await createTestChat({
    messages: [exampleMessage(1), exampleMessage(2, { author: "ada" })],
    speechSynthesizer: createFakeSpeechSynthesizer(),
  });
  await test.ready();
  await test.until((snapshot) => snapshot.can({ type: "message.replay", messageId: "message-000002" }));
  const { camera, turnOn } = createTestCamera({ cameraDevice: paintedCamera(createFakeCameraDevice()) });
  await turnOn();
  const mediaSession = createMediaSession();
  return {
    ...test,
    camera,
    mediaSession,
    speaks: () => test.chat.send({ type: "message.replay", messageId: "message-000002" }),
    hasVoice: () => test.chat.getSnapshot().hasTag("speaking"),
    seesOrSpeaks: () => [test.chat.getSnapshot().hasTag("speaking"), camera.getSnapshot().hasTag("on")],
    holders: (hold: MediaHold) => mediaSessionSelectors.holdersOf(hold)(mediaSession.getSnapshot()),
    provide: (children: ReactNode) => (
      <MediaSessionProvider mediaSession={mediaSession}>{children}</MediaSessionProvider>
    ),
  };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

it("joins the sessions below it, and keeps them after their components", async () => {
  const { chat, camera, provide, speaks, holders } = await start();
  const { unmount } = await render(
    provide(<CharacterChat fill="window" shortcuts="page" chat={chat} camera={camera} />),
  );
  speaks();
  expect([holders("voice"), holders("camera")]).toEqual([["chat"], ["camera"]]);
  chat.send({ type: "draft.change", text: "My dear" });
  await unmount();
  expect(holders("unsavedWork")).toContain("chat");
});

it.each(["a provided media session", "none"])(
  "ends voice and camera when the Chat Room is opened, with %s",
  async (by) => {
    const { chat, camera, provide, speaks, seesOrSpeaks } = await start();
    const seen: boolean[][] = [];
    const screen = (
      <CharacterChat
        fill="window"
        shortcuts="page"
        chat={chat}
        camera={camera}
        onOpenChatRoom={() => void seen.push(seesOrSpeaks())}
      />
    );
    await render(by === "none" ? screen : provide(screen));
    speaks();
    expect(seesOrSpeaks()).toEqual([true, true]);
    await userEvent.click(button("Chat Room"));
    expect(seen).toEqual([[false, false]]);
  },
);

it("keeps the chat silent while a Chat Room is open", async () => {
  const { chat, mediaSession, provide, speaks, hasVoice } = await start();
  const { room } = createTestChatRoom();
  const over = (isOpen: boolean) =>
    provide(
      <>
        <ChatProvider chat={chat}>
          <p>The page</p>
        </ChatProvider>
        {isOpen && <ChatRoomScreen room={room} onClose={() => {}} />}
      </>,
    );
  const { rerender } = await render(over(true));
  await expect.poll(() => mediaSession.getSnapshot().value).toBe("chatRoom");
  speaks();
  expect(hasVoice()).toBe(false);
  await rerender(over(false));
  room.stop();
  expect(mediaSession.getSnapshot().value).toBe("free");
  speaks();
  expect(hasVoice()).toBe(true);
});

it("silences the chat for a live conversation, and leaves the camera on", async () => {
  const { chat, camera, provide, speaks, seesOrSpeaks } = await start();
  const { live, agent } = createTestLiveConversation();
  await render(
    provide(
      <CharacterChat
        fill="window"
        shortcuts="page"
        chat={chat}
        camera={camera}
        live={{ startsOn: true, open: () => live }}
      />,
    ),
  );
  await expect.element(button("Start Conversation")).toBeVisible();
  speaks();
  await userEvent.click(button("Start Conversation"));
  await agent.nextConversation();
  expect(seesOrSpeaks()).toEqual([false, true]);
});

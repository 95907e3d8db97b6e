import {
  createAccess,
  createCamera,
  createChat,
  createChatRoom,
  createLiveConversation,
  createMediaSession,
} from "@archive-of-minds/core";
import {
  createFakeAccessVerifier,
  createFakeCameraDevice,
  createFakeLanguageModel,
  createFakeSettingsStore,
  createFakeVoiceAgent,
  exampleCharacter,
} from "@archive-of-minds/testing";
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Composer } from "../blocks/Composer/Composer";
import { CharacterChat } from "../screens/CharacterChat";
import { ChatRoomScreen } from "../screens/ChatRoomScreen";
import { LoginScreen } from "../screens/LoginScreen";
import { LiveProvider } from "./LiveProvider";
import { MediaSessionProvider } from "./MediaSessionProvider";

const languageModel = createFakeLanguageModel();
const chat = createChat({ providers: { languageModel } });
const room = createChatRoom({ providers: { languageModel } });
const camera = createCamera({ providers: { cameraDevice: createFakeCameraDevice() } });
const live = createLiveConversation({
  providers: { voiceAgent: createFakeVoiceAgent() },
  character: exampleCharacter("ada"),
});
const mediaSession = createMediaSession();
const access = createAccess({ accessVerifier: createFakeAccessVerifier(), settingsStore: createFakeSettingsStore() });

/** An actor as a server component passes it. */
const plain = <Actor>(actor: Actor): Actor => JSON.parse(JSON.stringify(actor)) as Actor;

describe("a server component", () => {
  it.each([
    [
      "<ChatProvider> was given something else as its `chat`. Pass what createChat() returns.",
      createElement(CharacterChat, { chat: plain(chat) }),
    ],
    [
      "<CameraProvider> was given something else as its `camera`.",
      createElement(CharacterChat, { chat, camera: plain(camera) }),
    ],
    [
      "<ChatRoomScreen> was given something else as its `room`.",
      createElement(ChatRoomScreen, { room: plain(room), onClose: () => {} }),
    ],
    [
      "<LiveProvider> was given something else as its `live`.",
      createElement(LiveProvider as FunctionComponent<{ readonly live: typeof live }>, { live: plain(live) }),
    ],
    [
      "<MediaSessionProvider> was given something else as its `mediaSession`.",
      createElement(MediaSessionProvider as FunctionComponent<{ readonly mediaSession: typeof mediaSession }>, {
        mediaSession: plain(mediaSession),
      }),
    ],
    ["<LoginScreen> was given something else as its `access`.", createElement(LoginScreen, { access: plain(access) })],
  ])("gets an error that says what to do: %s", (words, page) => {
    expect(() => renderToString(page)).toThrow(words);
    expect(() => renderToString(page)).toThrow("in a file that begins with 'use client'");
  });

  it("is told where a chat component belongs, and that there may be two versions of the package", () => {
    const outside = () => renderToString(createElement(Composer));
    expect(outside).toThrow("A chat component stands outside a <ChatProvider>.");
    expect(outside).toThrow("`npm ls @archive-of-minds/react-ui` lists two versions");
  });

  it("renders a chat that was made in a client component", () => {
    expect(renderToString(createElement(CharacterChat, { chat }))).toContain("Opening your messages…");
  });
});

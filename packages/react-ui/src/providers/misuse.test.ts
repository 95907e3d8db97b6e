import {
  createAccess,
  createAutoLanguageModel,
  createCamera,
  createChat,
  createChatRoom,
  createIosTip,
  createLiveConversation,
  createMediaSession,
  createModels,
  type ChatActorRef,
} from "@archive-of-minds/core";
import {
  createFakeAccessVerifier,
  createFakeCameraDevice,
  createFakeLanguageModel,
  createFakeSettingsStore,
  createFakeVoiceAgent,
  exampleCharacter,
} from "@archive-of-minds/testing";
import { createElement, type ComponentProps, type FunctionComponent, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Header } from "../blocks/Header/Header";
import { IosTip } from "../blocks/IosTip/IosTip";
import { LiveView } from "../blocks/Live/LiveView";
import { MemoryTools } from "../blocks/MemoryPanel/MemoryTools";
import { YourData } from "../blocks/MemoryPanel/YourData";
import { Message } from "../blocks/Message/Message";
import { MessageList } from "../blocks/MessageList/MessageList";
import { Presence } from "../blocks/Presence/Presence";
import { ReportProvider } from "../blocks/Report/ReportProvider";
import { LabelsProvider } from "../labels/LabelsProvider";
import { Emblem } from "../primitives/Emblem/Emblem";
import { Composer } from "../blocks/Composer/Composer";
import { CharacterChat } from "../screens/CharacterChat";
import { ChatRoomScreen } from "../screens/ChatRoomScreen";
import { LoginScreen } from "../screens/LoginScreen";
import { MainScreen } from "../screens/MainScreen";
import { ChatProvider } from "./ChatProvider";
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

const models = createModels({ languageModels: [createAutoLanguageModel([languageModel])] });
const tip = createIosTip({ settingsStore: createFakeSettingsStore(), isIos: true });

const inChat = (part: ReactElement) =>
  createElement(ChatProvider as FunctionComponent<{ readonly chat: ChatActorRef }>, { chat }, part);

/** What a page without types passes. */
const untyped = <Props>(value: unknown): Props => value as Props;

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

describe("a session of another kind", () => {
  it.each([
    [
      "<ChatProvider> was given what createChatRoom() returns as its `chat`. Pass what createChat() returns.",
      createElement(CharacterChat, { chat: untyped<typeof chat>(room) }),
    ],
    [
      "<CameraProvider> was given what createChat() returns as its `camera`. Pass what createCamera() returns.",
      createElement(CharacterChat, { chat, camera: untyped<typeof camera>(chat) }),
    ],
    [
      "<ModelsProvider> was given what createCamera() returns as its `models`. Pass what createModels() returns.",
      createElement(CharacterChat, { chat, models: untyped<typeof models>(camera) }),
    ],
    [
      "<ChatRoomScreen> was given what createLiveConversation() returns as its `room`. Pass what createChatRoom() returns.",
      createElement(ChatRoomScreen, { room: untyped<typeof room>(live), onClose: () => {} }),
    ],
    [
      "<LoginScreen> was given what createChat() returns as its `access`. Pass what createAccess() returns.",
      createElement(LoginScreen, { access: untyped<typeof access>(chat) }),
    ],
    [
      "<IosTip> was given what createCamera() returns as its `tip`. Pass what createIosTip() returns.",
      createElement(IosTip, { tip: untyped<typeof tip>(camera) }),
    ],
  ])("is named, beside the one that is needed: %s", (words, page) => {
    expect(() => renderToString(page)).toThrow(words);
    expect(() => renderToString(page)).not.toThrow("use client");
  });
});

describe("what a component cannot do without", () => {
  const hint = "Pass what defineCharacter() returns, not its id.";
  it.each([
    [
      "<ChatProvider> was given nothing as its `chat`. Pass what createChat() returns.",
      createElement(CharacterChat, untyped({})),
    ],
    ["<IosTip> was given nothing as its `tip`. Pass what createIosTip() returns.", createElement(IosTip, untyped({}))],
    [`<Emblem> was given nothing as its \`character\`. ${hint}`, createElement(Emblem, untyped({}))],
    [
      `<Presence> was given something else as its \`character\`. ${hint}`,
      createElement(Presence, untyped({ character: "tesla", state: "idle" })),
    ],
    [
      "<ReportProvider> was given nothing as its `recorder.report`. Pass what record() returns.",
      createElement(ReportProvider, untyped({ recorder: chat })),
    ],
    [
      "<LabelsProvider> was given something else as its `labels`. Pass an object such as `en`, or some parts of it.",
      createElement(LabelsProvider, untyped({ labels: "de" })),
    ],
    [
      "<Header> was given something else as its `slots.memory`. Pass a function: (onPress) => <button …>, or null.",
      inChat(createElement(Header, untyped<ComponentProps<typeof Header>>({ slots: { memory: "Memory" } }))),
    ],
    [
      "<Message> was given nothing as its `message`. Pass one of the chat's messages, with its `createdAt`.",
      createElement(Message, untyped({})),
    ],
    [
      "<CharacterChat> was given something else as its `headingLevel`. Pass a number from 1 to 5.",
      inChat(createElement(MainScreen, untyped<ComponentProps<typeof MainScreen>>({ headingLevel: 9 }))),
    ],
    [
      "<CharacterChat> was given something else as its `onOpenChatRoom`. Pass a function that opens it.",
      inChat(createElement(MainScreen, untyped<ComponentProps<typeof MainScreen>>({ onOpenChatRoom: "yes" }))),
    ],
    [
      "<CharacterChat> was given something else as its `language`. Pass { languages, locale, onChange }.",
      inChat(createElement(MainScreen, untyped<ComponentProps<typeof MainScreen>>({ language: {} }))),
    ],
    [
      "<CharacterChat> was given nothing as its `live.open`. Pass live={{ startsOn: false, open:",
      inChat(createElement(LiveView, untyped<ComponentProps<typeof LiveView>>({}))),
    ],
    [
      "<MemoryPanel> was given something else as its `memoryBank`. Pass a function: (character) => createMemoryBank({",
      createElement(MemoryTools, untyped<ComponentProps<typeof MemoryTools>>({ open: {} })),
    ],
    [
      "<MemoryPanel> was given something else as its `yourData`. Pass a function: () => createYourData({ … }).",
      inChat(createElement(YourData, untyped<ComponentProps<typeof YourData>>({ open: {} }))),
    ],
    [
      "<LabelsProvider> was given something else as its `labels.composer`. Pass an object such as `en.composer`.",
      createElement(LabelsProvider, untyped({ labels: { composer: "x" } }), inChat(createElement(Composer))),
    ],
    [
      "A chat component stands outside a <ChatProvider>. Make a chat with createChat() and wrap the component",
      createElement(MessageList),
    ],
  ])("is said, with what to pass: %s", (words, page) => {
    expect(() => renderToString(page)).toThrow(words);
  });
});

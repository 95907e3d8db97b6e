import { createIosTip, type ChatActorRef } from "@archive-of-minds/core";
import {
  createFakeAccessVerifier,
  createFakeCameraDevice,
  createFakeSettingsStore,
  createFakeSpeechSynthesizer,
  createTestAccess,
  createTestCamera,
  createTestChat,
  createTestChatRoom,
  exampleCharacter,
  exampleMessage,
  type TestChatOptions,
} from "@archive-of-minds/testing";
import type { CSSProperties, ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { SimulatedClock } from "xstate";
import documented from "../PARTS.md?raw";
import "./styles/styles.css";
import "./styles/login.css";
import * as ui from "./index";
import { paintedCamera } from "./stories/painted-camera";

const nothing = () => {};
const ada = exampleCharacter("ada");

/** The props that every part accepts for its root element. */
interface Root {
  readonly className: string;
  readonly style: CSSProperties;
  readonly "data-embedder": string;
  readonly ref: (element: Element | null) => void;
}

async function openChat(options: TestChatOptions = {}) {
  const test = await createTestChat({ characters: [ada], ...options });
  await test.ready();
  return test;
}

/** A part that reads a chat. */
const inChat =
  (part: (root: Root) => ReactNode, options?: TestChatOptions) =>
  async (root: Root): Promise<ReactNode> => {
    const { chat } = await openChat(options);
    return <ui.ChatProvider chat={chat}>{part(root)}</ui.ChatProvider>;
  };

/** A part that receives a chat. */
const inChatWith =
  (part: (chat: ChatActorRef, root: Root) => ReactNode | Promise<ReactNode>, options?: TestChatOptions) =>
  async (root: Root) =>
    part((await openChat(options)).chat, root);

/** A part that reads a camera, which is on. */
const withCamera = (part: (root: Root) => ReactNode) =>
  inChatWith(async (chat, root) => {
    const test = createTestCamera({ cameraDevice: paintedCamera(createFakeCameraDevice()) });
    await test.turnOn();
    return (
      <ui.ChatProvider chat={chat}>
        <ui.CameraProvider camera={test.camera}>{part(root)}</ui.CameraProvider>
      </ui.ChatProvider>
    );
  });

async function withVoiceOffer(root: Root): Promise<ReactNode> {
  const speechSynthesizer = createFakeSpeechSynthesizer({ availability: "unavailable" });
  const voiceDownload = { totalBytes: 21_000_000, download: () => Promise.resolve() };
  const test = await openChat({ speechSynthesizer, voiceDownload });
  speechSynthesizer.setAvailability("downloadable");
  test.chat.send({ type: "voices.check" });
  await test.until((snapshot) => snapshot.matches({ voiceOffer: "offered" }));
  return (
    <ui.ChatProvider chat={test.chat}>
      <ui.VoiceOffer isAtOnce {...root} />
    </ui.ChatProvider>
  );
}

function withTip(root: Root): ReactNode {
  const clock = new SimulatedClock();
  const tip = createIosTip({ settingsStore: createFakeSettingsStore(), isIos: true, clock });
  clock.increment(2_000);
  return <ui.IosTip tip={tip} {...root} />;
}

/** Every exported part, each in a state in which it shows something. */
const parts: Readonly<Record<string, (root: Root) => ReactNode | Promise<ReactNode>>> = {
  Announcer: inChat((root) => <ui.Announcer {...root} />),
  CameraMenu: withCamera((root) => <ui.CameraMenu onChoose={nothing} {...root} />),
  CameraPanel: withCamera((root) => <ui.CameraPanel {...root} />),
  CameraSettings: withCamera((root) => <ui.CameraSettings {...root} />),
  CharacterChat: inChatWith((chat, root) => <ui.CharacterChat chat={chat} {...root} />),
  CharacterSelect: inChat((root) => <ui.CharacterSelect {...root} />),
  ChatRoomScreen: (root) => <ui.ChatRoomScreen room={createTestChatRoom().room} onClose={nothing} {...root} />,
  Composer: inChat((root) => <ui.Composer {...root} />),
  Emblem: (root) => <ui.Emblem character={ada} {...root} />,
  EmptyState: inChat((root) => <ui.EmptyState {...root} />),
  Header: inChat((root) => <ui.Header {...root} />),
  IosTip: withTip,
  LoginScreen: (root) => (
    <ui.LoginScreen access={createTestAccess({ accessVerifier: createFakeAccessVerifier() }).access} {...root} />
  ),
  MainScreen: inChat((root) => <ui.MainScreen {...root} />),
  MemoryPanel: inChat((root) => <ui.MemoryPanel onClose={nothing} {...root} />),
  Message: (root) => <ui.Message message={exampleMessage(1)} characterName="Ada" {...root} />,
  MessageList: inChat((root) => <ui.MessageList {...root} />),
  ModelNotice: inChat((root) => <ui.ModelNotice {...root} />),
  Notice: (root) => (
    <ui.Notice urgency="news" {...root}>
      Text
    </ui.Notice>
  ),
  NeedNotice: (root) => <ui.NeedNotice recentNeed={null} {...root} />,
  Presence: (root) => <ui.Presence character={ada} state="idle" {...root} />,
  ReplyNotice: inChat((root) => <ui.ReplyNotice {...root} />, { messages: [exampleMessage(1)] }),
  SpeakingCaption: inChat((root) => <ui.SpeakingCaption {...root} />),
  StatusNotices: inChat((root) => <ui.StatusNotices {...root} />),
  StreamingMessage: inChat((root) => <ui.StreamingMessage {...root} />),
  VoiceOffer: withVoiceOffer,
};

/** Exports with a component's name that render no element of their own. */
const withoutRoot = [
  "CameraProvider",
  "ChatProvider",
  "ChatRoomProvider",
  "ErrorBoundary",
  "LabelsProvider",
  "LiveProvider",
  "MediaSessionProvider",
  "ModelsProvider",
  "NoticeSlot",
  "ReportProvider",
];

/** The row of a part in the generated table: its class and the values of each attribute. */
function rowOf(name: string) {
  const row = documented.split("\n").find((line) => line.startsWith(`| \`${name}\` `)) ?? "";
  const [, , className = "", state = ""] = row.split("|");
  const attributes = state.split(";").map((attribute): [string, readonly string[]] => {
    const [named = "", values = ""] = attribute.split(": ");
    return [named.replaceAll(/[` ]/g, ""), values.split(",").map((value) => value.replaceAll(/[` ]/g, ""))];
  });
  return { className: className.replaceAll(/[`. ]/g, ""), attributes: new Map(attributes) };
}

function describeConformance(name: string, part: (root: Root) => ReactNode | Promise<ReactNode>) {
  describe(`<${name}>`, () => {
    it("has the class and the attributes that the table names", async () => {
      const nothingOfHost = { "data-embedder": name, ref: nothing } as unknown as Root;
      await render(await part(nothingOfHost));
      const element = document.querySelector<HTMLElement>("[data-embedder]")!;
      const { className, attributes } = rowOf(name);
      expect([...element.classList]).toContain(className);
      const shown = element
        .getAttributeNames()
        .filter((each) => each.startsWith("data-") && each !== "data-embedder")
        .map((each) => [each, element.getAttribute(each)] as const);
      const unlisted = shown.filter(
        ([each, value]) => !["string", value].some((known) => attributes.get(each)?.includes(known ?? "")),
      );
      expect(unlisted).toEqual([]);
    });

    it("gives className, style, ref and other props to its root element", async () => {
      const elements: (Element | null)[] = [];
      const root = {
        className: "embedder",
        style: { scrollMarginTop: "3px" },
        "data-embedder": name,
        ref: (element: Element | null) => void elements.push(element),
      };
      const screen = await render(await part(root));
      const marked = document.querySelectorAll<HTMLElement>("[data-embedder]");
      expect(marked).toHaveLength(1);
      const [element] = marked;
      expect(elements).toEqual([element]);
      expect(element?.dataset["embedder"]).toBe(name);
      expect(element?.style.scrollMarginTop).toBe("3px");
      // Its own class names are kept.
      const [own, ...others] = element?.classList ?? [];
      expect(own).toMatch(/^aom/);
      expect(others).toContain("embedder");
      await screen.unmount();
      expect(elements).toEqual([element, null]);
    });
  });
}

describe("exported parts", () => {
  it("are all in the table", () => {
    const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
    expect([...Object.keys(parts), ...withoutRoot].toSorted()).toEqual(components.toSorted());
  });

  for (const [name, part] of Object.entries(parts)) describeConformance(name, part);
});

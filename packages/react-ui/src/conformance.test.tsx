import {
  createIosTip,
  createMemoryMemoryStore,
  LanguageModelError,
  MemoryStoreError,
  type ChatActorRef,
} from "@archive-of-minds/core";
import {
  createFakeAccessVerifier,
  createFakeCameraDevice,
  createFakeSettingsStore,
  createFakeSpeechSynthesizer,
  createTestAccess,
  createTestCamera,
  createTestChat,
  createTestChatRoom,
  createTestMemoryBank,
  exampleCharacter,
  exampleMessage,
  type TestChat,
  type TestChatOptions,
  type TestMemoryBank,
  type TestMemoryBankOptions,
} from "@archive-of-minds/testing";
import type { CSSProperties, ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { SimulatedClock } from "xstate";
import documented from "../PARTS.md?raw";
import "./styles/styles.css";
import "./styles/login.css";
import * as ui from "./index";
import { urgencies } from "./primitives/Notice/create-notice-queue";
import { paintedCamera } from "./stories/painted-camera";

const nothing = () => {};
const ada = exampleCharacter("ada");

/** The props that every part accepts for its root element. */
interface Root {
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly "data-embedder": string;
  readonly ref: (element: Element | null) => void;
}

type Part = (root: Root) => ReactNode | Promise<ReactNode>;

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

/** A part that reads a chat in which something has happened. */
const inChatAfter =
  (act: (test: TestChat) => unknown, part: (root: Root) => ReactNode, options?: TestChatOptions) =>
  async (root: Root): Promise<ReactNode> => {
    const test = await openChat(options);
    await act(test);
    return <ui.ChatProvider chat={test.chat}>{part(root)}</ui.ChatProvider>;
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
const parts: Readonly<Record<string, Part>> = {
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

const question = (test: TestChat) => test.visitorSays("What is light?");
const firstWords = async (test: TestChat) => (await question(test)).say("A wave ");
const failure = async (test: TestChat) => {
  (await question(test)).fail(new LanguageModelError("network", "The connection failed."));
  await test.ready();
};

/** The memory panel, whose bank has done something. */
const memoryAfter = (act: (test: TestMemoryBank) => unknown, options: TestMemoryBankOptions = {}) =>
  inChat((root) => (
    <ui.MemoryPanel
      onClose={nothing}
      memoryBank={async (character) => {
        const test = await createTestMemoryBank({ character, messages: [exampleMessage(1)], ...options });
        await act(test);
        return test.bank;
      }}
      {...root}
    />
  ));

const importing = ({ bank, fileOf }: TestMemoryBank) =>
  bank.send({ type: "text.import", text: fileOf([exampleMessage(1)]) });
const unanswered = () => new Promise<never>(nothing);

/** The states of the parts that have several, by the attributes that show them. */
const states: Readonly<Record<string, readonly (readonly [attribute: `data-${string}`, value: string, part: Part])[]>> =
  {
    CameraMenu: [
      ["data-state", "on", withCamera((root) => <ui.CameraMenu onChoose={nothing} {...root} />)],
      [
        "data-state",
        "off",
        inChat((root) => (
          <ui.CameraProvider camera={createTestCamera({ cameraDevice: createFakeCameraDevice() }).camera}>
            <ui.CameraMenu onChoose={nothing} {...root} />
          </ui.CameraProvider>
        )),
      ],
    ],
    CharacterSelect: [
      ["data-character", "ada", inChat((root) => <ui.CharacterSelect {...root} />)],
      ["data-state", "idle", inChat((root) => <ui.CharacterSelect {...root} />)],
      ["data-state", "locked", inChatAfter(question, (root) => <ui.CharacterSelect {...root} />)],
    ],
    Composer: [
      ["data-state", "idle", inChat((root) => <ui.Composer {...root} />)],
      ["data-state", "locked", inChatAfter(question, (root) => <ui.Composer {...root} />)],
      ["data-state", "replying", inChatAfter(firstWords, (root) => <ui.Composer {...root} />)],
    ],
    Emblem: [["data-character", "ada", (root) => <ui.Emblem character={ada} {...root} />]],
    EmptyState: [["data-character", "ada", inChat((root) => <ui.EmptyState {...root} />)]],
    Header: [
      ["data-character", "ada", inChat((root) => <ui.Header {...root} />)],
      ["data-memory", "closed", inChat((root) => <ui.Header {...root} />)],
      ["data-memory", "open", inChat((root) => <ui.Header isMemoryOpen {...root} />)],
    ],
    MemoryPanel: [
      [
        "data-state",
        "opening",
        inChat((root) => <ui.MemoryPanel onClose={nothing} memoryBank={unanswered} {...root} />),
      ],
      [
        "data-state",
        "failed",
        inChat((root) => (
          <ui.MemoryPanel
            onClose={nothing}
            memoryBank={() => Promise.reject(new Error("The storage is blocked."))}
            {...root}
          />
        )),
      ],
      ["data-state", "ready", memoryAfter((test) => test.rested())],
      ["data-state", "importing", memoryAfter(importing, { memoryReader: { read: unanswered } })],
      [
        "data-state",
        "imported",
        memoryAfter(async (test) => {
          importing(test);
          await test.untilIn("imported");
        }),
      ],
      ["data-state", "refused", memoryAfter(({ bank }) => bank.send({ type: "text.import", text: "" }))],
      ["data-state", "confirmingClear", memoryAfter(({ bank }) => bank.send({ type: "memory.clear" }))],
      [
        "data-state",
        "clearing",
        memoryAfter(
          ({ bank }) => {
            bank.send({ type: "memory.clear" });
            bank.send({ type: "clear.confirm" });
          },
          { memoryStore: { ...createMemoryMemoryStore(), clear: unanswered } },
        ),
      ],
    ],
    Message: [
      ["data-role", "user", (root) => <ui.Message message={exampleMessage(1)} characterName="Ada" {...root} />],
      ...(["complete", "stopped", "cut", "failed"] as const).map(
        (status) =>
          [
            "data-end",
            status,
            (root: Root) => (
              <ui.Message message={exampleMessage(2, { author: "ada", status })} characterName="Ada" {...root} />
            ),
          ] as const,
      ),
    ],
    MessageList: [
      ["data-empty", "true", inChat((root) => <ui.MessageList {...root} />)],
      ["data-status", "ready", inChat((root) => <ui.MessageList {...root} />)],
      ["data-status", "submitted", inChatAfter(question, (root) => <ui.MessageList {...root} />)],
      ["data-status", "streaming", inChatAfter(firstWords, (root) => <ui.MessageList {...root} />)],
      ["data-status", "error", inChatAfter(failure, (root) => <ui.MessageList {...root} />)],
    ],
    Notice: urgencies.map(
      (urgency) =>
        [
          "data-urgency",
          urgency,
          (root: Root) => (
            <ui.Notice urgency={urgency} {...root}>
              Text
            </ui.Notice>
          ),
        ] as const,
    ),
    Presence: (["asleep", "listening", "thinking", "speaking", "failed"] as const).map(
      (state) =>
        ["data-state", state, (root: Root) => <ui.Presence character={ada} state={state} {...root} />] as const,
    ),
    ReplyNotice: [
      ["data-state", "network", inChatAfter(failure, (root) => <ui.ReplyNotice {...root} />)],
      ["data-urgency", "failure", inChatAfter(failure, (root) => <ui.ReplyNotice {...root} />)],
    ],
    StatusNotices: [
      [
        "data-state",
        "full",
        inChatAfter(failure, (root) => <ui.StatusNotices {...root} />, {
          memoryStore: {
            ...createMemoryMemoryStore(),
            append: () => Promise.reject(new MemoryStoreError("full", "The storage is full.")),
          },
        }),
      ],
      [
        "data-state",
        "smallStorage",
        inChat((root) => <ui.StatusNotices {...root} />, {
          memoryStore: {
            ...createMemoryMemoryStore(),
            load: async (id) => ({ ...(await createMemoryMemoryStore().load(id)), durability: "localStorage" }),
          },
        }),
      ],
    ],
    StreamingMessage: [
      ["data-state", "awaiting", inChatAfter(question, (root) => <ui.StreamingMessage {...root} />)],
      ["data-state", "streaming", inChatAfter(firstWords, (root) => <ui.StreamingMessage {...root} />)],
    ],
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

/** The root element of a part to which a page gives nothing of its own. */
async function drawn(name: string, part: Part): Promise<HTMLElement> {
  await render(await part({ "data-embedder": name, ref: nothing }));
  return document.querySelector<HTMLElement>("[data-embedder]")!;
}

/** The attributes of a part that its row in the table lacks. */
function unlistedOf(name: string, element: HTMLElement) {
  const { attributes } = rowOf(name);
  return element
    .getAttributeNames()
    .filter((each) => each.startsWith("data-") && each !== "data-embedder")
    .map((each) => [each, element.getAttribute(each)] as const)
    .filter(([each, value]) => !["string", value].some((known) => attributes.get(each)?.includes(known ?? "")));
}

function describeConformance(name: string, part: Part) {
  describe(`<${name}>`, () => {
    it("has the class and the attributes that the table names", async () => {
      const element = await drawn(name, part);
      expect([...element.classList]).toContain(rowOf(name).className);
      expect(unlistedOf(name, element)).toEqual([]);
    });

    for (const [attribute, value, inState] of states[name] ?? []) {
      it(`has ${attribute}="${value}" in that state`, async () => {
        const element = await drawn(name, inState);
        await expect.element(page.elementLocator(element)).toHaveAttribute(attribute, value);
        expect(unlistedOf(name, element)).toEqual([]);
      });
    }

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

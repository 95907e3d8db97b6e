import { describe, expect, it, vi } from "vitest";
import type { AnyActorRef, InspectionEvent } from "xstate";
import {
  createAccess,
  createCamera,
  createChat,
  createChatRoom,
  createConnectionCheck,
  createIosTip,
  createLiveConversation,
  createMemoryBank,
  createMemoryMemoryStore,
  createModels,
  createOwnVoiceAgent,
  createYourData,
  type SessionOptions,
} from "./index";
import { record } from "./recording/record";
import { sitePreferences } from "./preferences/preferences";
import {
  createFakeSettingsStore,
  createFakeAccessVerifier,
  createFakeCameraDevice,
  createFakeConnectionProbe,
  createFakeLanguageModel,
  createFakeVoiceAgent,
  exampleCharacter,
} from "@archive-of-minds/testing";

const languageModel = createFakeLanguageModel();
const ada = exampleCharacter("ada");
const ben = exampleCharacter("ben");
/** As plain JavaScript calls it, which no type stops. */
const wrong = (options: unknown) => options as never;

describe("a team that makes a mistake is told at once what is wrong and what to do", () => {
  it.each([
    [
      "no options",
      () => createChat(wrong(undefined)),
      "createChat: `languageModel` is missing among the providers. Pass one: createChat({ providers: { languageModel } }).",
    ],
    ["no providers", () => createChat(wrong({})), "createChat: `languageModel` is missing"],
    ["empty providers", () => createChat({ providers: wrong({}) }), "createChat: `languageModel` is missing"],
    [
      "no models to choose from",
      () => createModels(wrong({})),
      "createModels: `languageModels` is missing. Pass it: createModels({ languageModels }).",
    ],
    [
      "a model that does not choose",
      () => createModels({ languageModels: wrong([languageModel]) }),
      "createModels: `languageModels` has to be a list of what createAutoLanguageModel([…]) returns.",
    ],
    [
      "no characters",
      () => createChat({ providers: { languageModel }, characters: [] }),
      "createChat: the list of characters is empty. Pass at least one, made with defineCharacter(), or leave `characters` out to have the five of the archive.",
    ],
    [
      "an unknown character",
      () => createChat({ providers: { languageModel }, characters: [ada, ben], characterId: "eve" }),
      'createChat: no character has the id "eve". Pass one of these: "ada", "ben".',
    ],
    [
      "two of one id",
      () => createChat({ providers: { languageModel }, characters: [ada, ben, exampleCharacter("ada")] }),
      'createChat: two characters have the id "ada", under which memory is stored. Give each an id of its own.',
    ],
    [
      "what is no list of characters",
      () => createChat({ providers: { languageModel }, characters: wrong(ada) }),
      "createChat: `characters` has to be a list.",
    ],
    [
      "a character that is none",
      () => createChat({ providers: { languageModel }, characters: wrong([undefined]) }),
      "createChat: a character has no `id`. Make each with defineCharacter().",
    ],
    [
      "a model that is still on its way",
      () => createChat({ providers: { languageModel: wrong(Promise.resolve(languageModel)) } }),
      "createChat: `languageModel` has no `stream`.",
    ],
    [
      "a store that is none",
      () => createChat({ providers: { languageModel, memoryStore: wrong({}) } }),
      "createChat: `memoryStore` has no `load`.",
    ],
    [
      "settings that are none",
      () => createChatRoom({ providers: { languageModel, settingsStore: wrong({}) } }),
      "createChatRoom: `settingsStore` has no `read`.",
    ],
    ["a recorder of nothing", () => record(wrong({})), "record: this is no session."],
    [
      "a room without a model",
      () => createChatRoom({ providers: wrong({}) }),
      "createChatRoom: `languageModel` is missing",
    ],
    [
      "a room without characters",
      () => createChatRoom({ providers: { languageModel }, characters: [] }),
      "createChatRoom: the list of characters is empty.",
    ],
    [
      "an unknown participant",
      () => createChatRoom({ providers: { languageModel }, characters: [ada], participants: ["ada", "eve"] }),
      'createChatRoom: no character has the id "eve".',
    ],
    [
      "a live conversation without an agent",
      () => createLiveConversation({ providers: wrong({}), character: ada }),
      "createLiveConversation: `voiceAgent` is missing",
    ],
    [
      "a live conversation with nobody",
      () => createLiveConversation({ providers: { voiceAgent: createFakeVoiceAgent() }, character: wrong(undefined) }),
      "createLiveConversation: `character` is missing",
    ],
    ["a camera without a device", () => createCamera(wrong({})), "createCamera: `cameraDevice` is missing"],
    [
      "a memory bank without a store",
      () => createMemoryBank(wrong({ character: ada })),
      "createMemoryBank: `memoryStore` is missing",
    ],
    [
      "a memory bank of nobody",
      () => createMemoryBank(wrong({ providers: { memoryStore: createMemoryMemoryStore() } })),
      "createMemoryBank: `character` is missing",
    ],
    [
      "a gate that nobody checks",
      () => createAccess(wrong({ settingsStore: createFakeSettingsStore() })),
      "createAccess: `accessVerifier` is missing",
    ],
    [
      "a gate that forgets",
      () => createAccess(wrong({ accessVerifier: createFakeAccessVerifier() })),
      "createAccess: `settingsStore` is missing",
    ],
    ["a check of nothing", () => createConnectionCheck(wrong({})), "createConnectionCheck: `probe` is missing"],
    [
      "an agent without a model",
      () => createOwnVoiceAgent(wrong({ characters: [ada] })),
      "createOwnVoiceAgent: `languageModel` is missing",
    ],
  ])("%s", (_, make, words) => expect(make).toThrow(words));

  it("while a character that was chosen once and is gone gives way without a word", () => {
    const chat = createChat({
      providers: { languageModel, settingsStore: createFakeSettingsStore({ [sitePreferences.character.key]: "eve" }) },
      characters: [ada, ben],
    });
    expect(chat.getSnapshot().context.character.id).toBe("ada");
    chat.stop();
  });
});

describe("inspect", () => {
  type Inspect = NonNullable<SessionOptions["inspect"]>;
  const settingsStore = createFakeSettingsStore();
  const memoryStore = createMemoryMemoryStore();

  it.each<[string, (inspect: Inspect) => AnyActorRef]>([
    [
      "createAccess",
      (inspect) => createAccess({ accessVerifier: createFakeAccessVerifier(), settingsStore }, { inspect }),
    ],
    ["createCamera", (inspect) => createCamera({ providers: { cameraDevice: createFakeCameraDevice() }, inspect })],
    ["createChat", (inspect) => createChat({ providers: { languageModel }, characters: [ada], inspect })],
    ["createChatRoom", (inspect) => createChatRoom({ providers: { languageModel }, characters: [ada], inspect })],
    ["createConnectionCheck", (inspect) => createConnectionCheck({ probe: createFakeConnectionProbe(), inspect })],
    ["createIosTip", (inspect) => createIosTip({ settingsStore, isIos: true, inspect })],
    [
      "createLiveConversation",
      (inspect) =>
        createLiveConversation({ providers: { voiceAgent: createFakeVoiceAgent() }, character: ada, inspect }),
    ],
    ["createMemoryBank", (inspect) => createMemoryBank({ providers: { memoryStore }, character: ada, inspect })],
    ["createYourData", (inspect) => createYourData({ providers: { memoryStore }, inspect })],
  ])("%s reports the actor first and then what is sent to it", (_, create) => {
    const inspect = vi.fn<(event: InspectionEvent) => void>();
    const actor = create(inspect);
    expect(inspect.mock.calls[0]?.[0]).toMatchObject({ type: "@xstate.actor", actorRef: actor });
    actor.send({ type: "example.event" });
    expect(inspect).toHaveBeenCalledWith(
      expect.objectContaining({ type: "@xstate.event", actorRef: actor, event: { type: "example.event" } }),
    );
    actor.stop();
  });

  it("reports the children of a session too", () => {
    const started = new Set<unknown>();
    const chat = createChat({
      providers: { languageModel, memoryStore },
      characters: [ada],
      inspect: { next: ({ type, actorRef }) => type === "@xstate.actor" && started.add(actorRef) },
    });
    const children = Object.values(chat.getSnapshot().children);
    expect(children).not.toEqual([]);
    for (const child of children) expect(started).toContain(child);
    chat.stop();
  });

  it("reports the chat in which the built-in voice agent holds a conversation", async () => {
    const inspect = vi.fn<(event: InspectionEvent) => void>();
    const agent = createOwnVoiceAgent({ languageModel, characters: [ada], inspect });
    const { signal } = new AbortController();
    const pass = await agent.authorise("ada", { signal });
    const controls = await agent.connect({ characterId: "ada", pass }, { signal, report: () => {} });
    expect(inspect.mock.calls[0]?.[0]).toMatchObject({ type: "@xstate.actor", actorRef: { id: expect.any(String) } });
    controls.end();
  });
});

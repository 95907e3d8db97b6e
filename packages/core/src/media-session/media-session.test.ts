import {
  createFakeCameraDevice,
  createFakeSpeechSynthesizer,
  createTestCamera,
  createTestChat,
  createTestChatRoom,
  createTestLiveConversation,
  createTestMemoryBank,
  exampleMessage,
} from "@archive-of-minds/testing";
import { describe, expect, it } from "vitest";
import type { MemoryStore } from "../contracts";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { createMediaSession } from "./create-media-session";
import * as mediaMembers from "./media-members";
import { canReload, canReloadExcept, holdersOf, isTalkingLive } from "./media-session.selectors";
import type { MediaFocus, MediaMember } from "./media-session.types";

/** A page with a media session, which these sessions join. */
function startPage(...members: readonly MediaMember[]) {
  const mediaSession = createMediaSession();
  const page = {
    mediaSession,
    join: (member: MediaMember) => mediaSession.send({ type: "session.join", member }),
    gives: (session: MediaFocus) => mediaSession.send({ type: "focus.take", session }),
    focus: () => mediaSession.getSnapshot().value,
    mayReload: () => canReload(mediaSession.getSnapshot()),
    joined: () => mediaSession.getSnapshot().context.sessions.map(({ member }) => member.kind),
    children: () => Object.keys(mediaSession.getSnapshot().children).length,
    holders: () =>
      Object.fromEntries(
        (["voice", "microphone", "camera"] as const).map((hold) => [
          hold,
          holdersOf(hold)(mediaSession.getSnapshot()).join(),
        ]),
      ),
  };
  for (const member of members) page.join(member);
  return page;
}

const nobody = { voice: "", microphone: "", camera: "" };

/** Messages are stored, and stay when the page closes. */
function lastingStore(): MemoryStore {
  const store = createMemoryMemoryStore();
  return { ...store, load: async (id) => ({ ...(await store.load(id)), durability: "indexedDB" }) };
}

async function startChat() {
  const test = await createTestChat({
    memoryStore: lastingStore(),
    messages: [exampleMessage(1), exampleMessage(2, { author: "ada" })],
    speechSynthesizer: createFakeSpeechSynthesizer(),
  });
  await test.ready();
  await test.until((snapshot) => snapshot.can({ type: "message.replay", messageId: "message-000002" }));
  return { ...test, speaks: () => test.chat.send({ type: "message.replay", messageId: "message-000002" }) };
}

async function startCamera() {
  const { camera, turnOn } = createTestCamera({ cameraDevice: createFakeCameraDevice() });
  await turnOn();
  return camera;
}

describe("what sessions hold", () => {
  it("follows each session as it takes and releases media", async () => {
    const [test, camera] = [await startChat(), await startCamera()];
    const { live, begin } = createTestLiveConversation();
    const page = startPage(mediaMembers.chat(test.chat), mediaMembers.camera(camera), mediaMembers.voiceAgent(live));
    expect(page.holders()).toEqual({ ...nobody, camera: "camera" });
    test.speaks();
    expect(page.holders()).toEqual({ ...nobody, voice: "chat", camera: "camera" });
    await test.visitorPressesRecord();
    expect(page.holders()).toEqual({ voice: "", microphone: "chat", camera: "camera" });
    test.chat.send({ type: "mic.cancel" });
    camera.send({ type: "camera.turnOff" });
    expect(page.holders()).toEqual(nobody);
    await begin();
    expect(page.holders()).toEqual({ voice: "voiceAgent", microphone: "voiceAgent", camera: "" });
    expect(isTalkingLive(page.mediaSession.getSnapshot())).toBe(true);
  });

  it("removes a session whose actor has ended, and joins none twice", async () => {
    const { chat } = await startChat();
    const page = startPage(mediaMembers.chat(chat), mediaMembers.chat(chat));
    chat.send({ type: "draft.change", text: "My dear" });
    expect([page.joined(), page.children(), page.mayReload()]).toEqual([["chat"], 1, false]);
    chat.stop();
    expect([page.joined(), page.children(), page.mayReload()]).toEqual([[], 0, true]);
    page.join(mediaMembers.chat(chat));
    expect([page.joined(), page.children()]).toEqual([[], 0]);
  });

  it("stops watching a session that leaves", async () => {
    const { chat } = await startChat();
    const page = startPage(mediaMembers.chat(chat));
    page.mediaSession.send({ type: "session.leave", actor: chat });
    chat.send({ type: "draft.change", text: "My dear" });
    expect([page.joined(), page.children(), page.mayReload()]).toEqual([[], 0, true]);
  });
});

describe("the focus", () => {
  it("silences the chat for a live conversation, and leaves the camera on", async () => {
    const [test, camera] = [await startChat(), await startCamera()];
    const { live } = createTestLiveConversation();
    const page = startPage(mediaMembers.chat(test.chat), mediaMembers.camera(camera), mediaMembers.voiceAgent(live));
    test.speaks();
    page.gives("voiceAgent");
    expect([page.focus(), page.holders()]).toEqual(["voiceAgent", { ...nobody, camera: "camera" }]);
  });

  it("keeps the words heard so far as a draft when the microphone is needed elsewhere", async () => {
    const test = await startChat();
    const { live } = createTestLiveConversation();
    const page = startPage(mediaMembers.chat(test.chat), mediaMembers.voiceAgent(live));
    await test.visitorPressesRecord();
    await test.visitorSpeaks("What is");
    page.gives("voiceAgent");
    expect([page.holders(), test.chat.getSnapshot().context.composer.draft]).toEqual([nobody, "What is"]);
  });

  it("ends voice, microphone, camera and live conversation for the Chat Room", async () => {
    const [test, camera, { room }] = [await startChat(), await startCamera(), createTestChatRoom()];
    const { live, begin } = createTestLiveConversation();
    const page = startPage(
      mediaMembers.chat(test.chat),
      mediaMembers.camera(camera),
      mediaMembers.voiceAgent(live),
      mediaMembers.chatRoom(room),
    );
    await begin();
    page.gives("chatRoom");
    expect([page.focus(), page.holders(), live.getSnapshot().value]).toEqual([
      "chatRoom",
      nobody,
      { disconnected: "byVisitor" },
    ]);
  });

  it("keeps a reply silent that still streams", async () => {
    const test = await startChat();
    const { live } = createTestLiveConversation();
    const page = startPage(mediaMembers.chat(test.chat), mediaMembers.voiceAgent(live));
    const call = await test.visitorSays("Good evening");
    page.gives("voiceAgent");
    call.say("Good evening to you. What brings you here?");
    call.finish();
    await test.ready();
    expect(page.holders()).toEqual(nobody);
  });

  it("silences a session that speaks although another has the focus", async () => {
    const test = await startChat();
    const { live } = createTestLiveConversation();
    const page = startPage(mediaMembers.chat(test.chat), mediaMembers.voiceAgent(live));
    page.gives("voiceAgent");
    test.speaks();
    expect([page.focus(), page.holders()]).toEqual(["voiceAgent", nobody]);
    page.gives("chat");
    test.speaks();
    expect([page.focus(), page.holders()]).toEqual(["chat", { ...nobody, voice: "chat" }]);
  });

  it("lets every session speak again once the one that had the focus has ended", async () => {
    const test = await startChat();
    const { room } = createTestChatRoom();
    const page = startPage(mediaMembers.chat(test.chat), mediaMembers.chatRoom(room));
    page.gives("chatRoom");
    room.stop();
    test.speaks();
    expect([page.focus(), page.holders()]).toEqual(["free", { ...nobody, voice: "chat" }]);
  });

  it("gives no lasting focus to a session that has not joined, and silences the others once", async () => {
    const test = await startChat();
    const page = startPage(mediaMembers.chat(test.chat));
    test.speaks();
    page.gives("chatRoom");
    expect([page.focus(), page.holders()]).toEqual(["free", nobody]);
    test.speaks();
    expect(page.holders()).toEqual({ ...nobody, voice: "chat" });
  });
});

describe("whether the page may be reloaded", () => {
  it.each([
    [
      "a line is half written",
      async () => {
        const { chat } = await startChat();
        chat.send({ type: "draft.change", text: "My dear" });
        return mediaMembers.chat(chat);
      },
    ],
    [
      "the visitor is recorded",
      async () => {
        const test = await startChat();
        await test.visitorPressesRecord();
        return mediaMembers.chat(test.chat);
      },
    ],
    ["the camera is on", async () => mediaMembers.camera(await startCamera())],
    [
      "a live conversation runs",
      async () => {
        const { live, begin } = createTestLiveConversation();
        await begin();
        return mediaMembers.voiceAgent(live);
      },
    ],
    [
      "a discussion is open",
      async () => {
        const { room } = createTestChatRoom();
        room.send({ type: "discussion.say", text: "What is light?" });
        return mediaMembers.chatRoom(room);
      },
    ],
  ])("not while %s", async (_, start) => {
    const page = startPage(mediaMembers.chat((await startChat()).chat));
    expect(page.mayReload()).toBe(true);
    page.join(await start());
    expect(page.mayReload()).toBe(false);
  });

  it("can be reloaded after an import, unless another session has unsaved work", async () => {
    const [test, { bank }] = [await startChat(), await createTestMemoryBank()];
    const page = startPage(mediaMembers.chat(test.chat), mediaMembers.memoryBank(bank));
    const mayReloadAfterImport = () => canReloadExcept(bank)(page.mediaSession.getSnapshot());
    bank.send({ type: "text.import", text: "[]" });
    expect([page.mayReload(), mayReloadAfterImport()]).toEqual([false, true]);
    test.chat.send({ type: "draft.change", text: "My dear" });
    expect(mayReloadAfterImport()).toBe(false);
  });
});

import { expect, it, vi } from "vitest";
import { createChat } from "./create-chat";
import type { ConversationLog } from "../contracts";
import {
  createFakeConversationLog,
  createFakeLanguageModel,
  exampleMessage,
  createTestChat,
  type TestChat,
} from "@archive-of-minds/testing";

const box = ({ chat }: TestChat) => chat.getSnapshot().context.composer.draft;
const kept = (test: TestChat, characterId: string) => test.settingsStore.read(`aom.draft.${characterId}`);

async function begin(options: Parameters<typeof createTestChat>[0] = {}) {
  const test = await createTestChat(options);
  await test.ready();
  return test;
}

it("puts unsent text from another view before the draft, and stores it at once", async () => {
  const test = await begin();
  test.chat.send({ type: "draft.prepend", characterId: "ada", text: "Are you there?" });
  expect([box(test), kept(test, "ada")]).toEqual(["Are you there?", "Are you there?"]);
  test.chat.send({ type: "draft.prepend", characterId: "ada", text: "Good evening." });
  expect([box(test), kept(test, "ada")]).toEqual(["Good evening.\nAre you there?", "Good evening.\nAre you there?"]);
});

it("stores unsent text to another character as that character’s draft", async () => {
  const test = await begin({ settings: { "aom.draft.ben": "Dear Ben" } });
  test.chat.send({ type: "draft.prepend", characterId: "ben", text: "Are you there?" });
  expect([box(test), kept(test, "ada"), kept(test, "ben")]).toEqual(["", null, "Are you there?\nDear Ben"]);
  test.chat.send({ type: "character.select", characterId: "ben" });
  expect(box(test)).toBe("Are you there?\nDear Ben");
});

it("keeps an edited question when unsent text arrives", async () => {
  const test = await begin({ messages: [exampleMessage(1, { text: "What is light?" })] });
  test.chat.send({ type: "question.edit" });
  test.chat.send({ type: "draft.prepend", characterId: "ada", text: "Are you there?" });
  expect([box(test), kept(test, "ada")]).toEqual(["What is light?", "Are you there?"]);
  test.chat.send({ type: "edit.cancel" });
  expect(box(test)).toBe("Are you there?");
});

it.each([
  ["push to talk", false],
  ["automatic", true],
])("stores unsent spoken words (%s) as a draft of their character when another is selected", async (_, isAutomatic) => {
  const test = await begin({ settings: { "aom.draft.ada": "Dear Ada," } });
  if (isAutomatic) test.chat.send({ type: "turnTaking.automate" });
  const pressed = test.visitorPressesRecord();
  await test.until((snapshot) => snapshot.hasTag("listening"));
  await vi.waitUntil(() => test.recognizer.session, { interval: 0, timeout: 60_000 });
  test.recognizer.session?.begin();
  await pressed;
  test.recognizer.session?.hear("how are");
  test.recognizer.session?.guess("you");
  test.chat.send({ type: "character.select", characterId: "ben" });
  expect([box(test), kept(test, "ada"), kept(test, "ben")]).toEqual(["", "Dear Ada, how are you", null]);
  test.chat.send({ type: "character.select", characterId: "ada" });
  expect(box(test)).toBe("Dear Ada, how are you");
});

it("deletes every draft with all data, also in the text box", async () => {
  const test = await begin({ settings: { "aom.draft.ben": "Dear Ben" } });
  test.chat.send({ type: "draft.change", text: "Dear Ada" });
  test.clock.increment(500);
  for (const id of ["ada", "ben"]) test.settingsStore.write(`aom.draft.${id}`, null);
  test.chat.send({ type: "drafts.forget" });
  expect(box(test)).toBe("");
  test.chat.send({ type: "character.select", characterId: "ben" });
  test.chat.send({ type: "page.hide" });
  expect([box(test), kept(test, "ada"), kept(test, "ben")]).toEqual(["", null, null]);
});

it("shows whether a server stores exchanges, and for how many days", async () => {
  const logging = async (conversationLog?: ConversationLog) =>
    (await begin(conversationLog ? { conversationLog } : {})).chat.getSnapshot().context.config.logging;
  expect([await logging(), await logging({ ...createFakeConversationLog(), retentionDays: 7 })]).toEqual([
    { retentionDays: null },
    { retentionDays: 7 },
  ]);
  const alone = createChat({ providers: { languageModel: createFakeLanguageModel({ name: "Fake" }) } });
  expect(alone.getSnapshot().context.config.logging).toBeNull();
  alone.stop();
});

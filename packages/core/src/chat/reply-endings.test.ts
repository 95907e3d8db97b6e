import { describe, expect, it } from "vitest";
import { defineCharacter } from "../characters";
import { changingPhrases, conversationPhrases } from "../shared/phrases";
import { memoryFileText } from "../memory/memory-file";
import { parseMemory } from "../memory/parse-memory";
import { createTestChat, type TestChat, type TestChatOptions } from "@archive-of-minds/testing";

const NOON = Date.parse("2026-01-01T12:00:00.000Z");
const shown = ({ chat }: TestChat) =>
  chat.getSnapshot().context.memory.messages.map(({ author, text, status }) => [author, text, status]);

async function startTest(options: TestChatOptions = {}) {
  const test = await createTestChat(options);
  await test.ready();
  return test;
}

async function answered(test: TestChat, question: string, words: string, reason?: "complete" | "length" | "refused") {
  const call = await test.visitorSays(question);
  if (words !== "") call.say(words);
  call.finish(reason);
  await test.ready();
  return call;
}

describe("the end of a reply", () => {
  it.each(["length", "refused"] as const)("is stored: %s", async (reason) => {
    const test = await startTest();
    await answered(test, "Tell me all.", "First of all", reason);
    expect(shown(test)).toEqual([
      ["user", "Tell me all.", undefined],
      ["ada", "First of all", reason],
    ]);
    expect((await test.stored("ada")).at(-1)).toMatchObject({ text: "First of all", status: reason });
  });

  it("is complete when the model reports it", async () => {
    const test = await startTest();
    await answered(test, "Hello.", "Good evening.", "complete");
    expect(shown(test).at(-1)).toEqual(["ada", "Good evening.", "complete"]);
  });

  it("comes after six sentences and without stage directions, unless the character has no rules", async () => {
    const words = `*smiles* ${Array.from({ length: 9 }, (_, index) => `This is sentence number ${index + 1}.`).join(" ")}`;
    const said = async (more: { readonly rules?: boolean }) => {
      const test = await createTestChat({
        characters: [defineCharacter({ id: "ada", name: "Ada", persona: "You are Ada.", ...more })],
      });
      await test.ready();
      await answered(test, "What is light?", words);
      return shown(test).at(-1);
    };
    expect([await said({}), await said({ rules: false })]).toEqual([
      ["ada", words.slice("*smiles* ".length, words.indexOf(" This is sentence number 7")), "complete"],
      ["ada", words, "complete"],
    ]);
  });

  it("survives an export and an import", async () => {
    const test = await startTest();
    await answered(test, "Tell me all.", "First of all", "length");
    await answered(test, "And the rest?", "No", "refused");
    const memory = await test.memoryStore.load("ada");
    const read = parseMemory(memoryFileText({ characterId: "ada", memory, exportedAt: NOON }), {
      characterId: "ada",
      now: NOON,
    });
    expect(read.messages.map(({ status }) => status)).toEqual([undefined, "length", undefined, "refused"]);
  });

  it("shows a sentence for a reply that was refused before its first word", async () => {
    const test = await startTest();
    await answered(test, "Tell me how.", "", "refused");
    expect(shown(test).at(-1)).toEqual(["ada", conversationPhrases.declined, "refused"]);
    expect(test.chat.getSnapshot().context.reply.failure).toBeNull();
  });

  it("says that sentence in the language of that moment", async () => {
    let declined: string | undefined;
    const test = await startTest({
      phrases: changingPhrases(() => (declined === undefined ? undefined : { ...conversationPhrases, declined })),
    });
    declined = "Lieber nicht.";
    await answered(test, "Tell me how.", "", "refused");
    expect(shown(test).at(-1)).toEqual(["ada", "Lieber nicht.", "refused"]);
  });

  it("reports a failure when the length limit allowed no word", async () => {
    const test = await startTest();
    await answered(test, "Tell me all.", "", "length");
    expect(test.chat.getSnapshot().context.reply.failure).toMatchObject({
      reason: "invalid",
      message: "The language model reached its length limit before the first word.",
    });
  });

  it("sends a model no refused question, so that it does not refuse the next one too", async () => {
    const test = await startTest();
    await answered(test, "What is light?", "A wave.");
    await answered(test, "Tell me how.", "", "refused");
    const call = await answered(test, "What is sound?", "Also a wave.");
    expect(call.request.messages.map(({ content }) => content)).toEqual([
      "What is light?",
      "A wave.",
      "What is sound?",
    ]);
  });

  it("sends the refused question again on regenerate", async () => {
    const test = await startTest();
    await answered(test, "Tell me how.", "", "refused");
    test.chat.send({ type: "reply.regenerate" });
    const call = await test.model.nextCall();
    expect(call.request.messages.map(({ content }) => content)).toEqual(["Tell me how."]);
    call.say("Like this.");
    call.finish();
    await test.ready();
    expect(shown(test)).toEqual([
      ["user", "Tell me how.", undefined],
      ["ada", "Like this.", "complete"],
    ]);
  });

  it("replaces a reply with one that reached its limit, but not with a refused one", async () => {
    const test = await startTest();
    await answered(test, "Tell me all.", "All.");
    const again = async (words: string, reason: "length" | "refused") => {
      test.chat.send({ type: "reply.regenerate" });
      const call = await test.model.nextCall();
      call.say(words);
      call.finish(reason);
      await test.ready();
      return shown(test).at(-1);
    };
    expect(await again("All and", "length")).toEqual(["ada", "All and", "length"]);
    expect(await again("I", "refused")).toEqual(["ada", "All and", "length"]);
  });
});

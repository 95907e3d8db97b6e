import { describe, expect, test } from "vitest";
import { defineCharacter, type PromptMessage } from "@archive-of-minds/core";
import { readLazy } from "@archive-of-minds/core/internal";
import { composeReply } from "./compose";
import { createCharacterModel } from "./character-model";
import { english } from "./english";
import { asOwnWords, plainCorpus } from "./plain-corpus";
import { countSentences } from "./sentences";

const persona = `You are Ada Crane, a retired sea captain from Bristol. You have sailed around Cape Horn four times.
Your ship was the Marigold, and you loved her. You never use asterisks. Always answer in four to six sentences.
The people of the harbour call you the Gull. You distrust steam engines.`;

const ask = (system: string, ...lines: readonly string[]) => {
  const model = createCharacterModel(english, plainCorpus(english, system));
  const messages: PromptMessage[] = [];
  return lines.map((content) => {
    messages.push({ role: "user", content });
    const reply = composeReply(model, messages);
    messages.push({ role: "assistant", content: reply });
    return reply;
  });
};

describe("a persona put into the first person", () => {
  test.each([
    ["You are Ada, a captain.", "I am Ada, a captain."],
    ["You have sailed far.", "I have sailed far."],
    ["Your ship was the Marigold, and you loved her.", "My ship was the Marigold, and I loved her."],
    ["The people call you the Gull.", "The people call me the Gull."],
    ["You're fond of rum.", "I am fond of rum."],
    ["You never use asterisks.", undefined],
    ["You never learned to swim.", "I never learned to swim."],
    ["Speak plainly.", undefined],
    ["Always stay in character.", undefined],
    ["# Rules", undefined],
    ["", undefined],
  ])('"%s" becomes "%s"', (sentence, own) => {
    expect(asOwnWords(english, sentence)).toBe(own);
  });
});

test("a character without a corpus answers from its persona", () => {
  const [reply = ""] = ask(persona, "What was the name of your ship?");
  expect(reply.startsWith("My ship was the Marigold, and I loved her.")).toBe(true);
  expect(reply).not.toMatch(/asterisk|\byou are ada/i);
});

test("it says nothing of the rules that every character keeps", async () => {
  const ada = defineCharacter({
    id: "ada",
    name: "Ada",
    persona:
      "You are Ada, a lighthouse keeper on Skagen. You love storms and fear tourists. You keep bees in the lantern room. You never learned to swim.",
  });
  const lines = [
    "What do you fear?",
    "What do you think of tourists?",
    "Tell me about your bees.",
    "Can you swim?",
    "Show me a picture",
    "Are you a real person?",
    "What do you know of rules?",
  ];
  const persona = await readLazy(ada.persona);
  const replies = lines.flatMap((line) => ask(persona, line));
  expect(replies.join("\n")).not.toMatch(
    /emphasis|real person|picture comes|rules say|stay in character|pasted|dialogue/i,
  );
  expect(
    replies.slice(0, 4).map((reply, at) => [/fear tourists/, /tourists/, /bees/, /learned to swim/][at]?.test(reply)),
  ).toEqual([true, true, true, true]);
});

test("it answers a question with what it has said of itself before, where nothing else answers it", () => {
  const [, reply = ""] = ask(
    "You are Ada Lovelace, a mathematician. You wrote the first program in 1843. You love poetry and horses. You distrust hurry.",
    "Who are you?",
    "When did you write the first program?",
  );
  expect(reply).toMatch(/I wrote the first program in 1843\./);
});

test("it says so if its notes have no answer", () => {
  expect(ask(persona, "What do you think of bitcoin?")[0]).toMatch(/notes|know of myself/);
});

test("every reply has four to six sentences, for a full persona, a short one and none", () => {
  const lines = [
    "Hello",
    "Who are you?",
    "bitcoin?",
    "",
    "Who are you?",
    "ship",
    "why?",
    "more",
    "and?",
    "x",
    "tell me about steam",
  ];
  for (const system of [persona, "You are a bot.", "", "***", "never".repeat(9000)]) {
    expect(
      ask(system, ...lines)
        .map(countSentences)
        .filter((count) => count < 4 || count > 6),
    ).toEqual([]);
  }
});

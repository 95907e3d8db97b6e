import { expect, test } from "vitest";
import type { PromptMessage } from "@archive-of-minds/core";
import { createCharacterModel } from "./character-model";
import { composeReply } from "./compose";
import { english } from "./english";
import { builtInCorpora } from "./index";

/** The character's replies to one line after the other. */
async function talk(characterId: string, ...lines: readonly string[]) {
  const corpus = await builtInCorpora[characterId]?.();
  if (!corpus) throw new Error(`There is no corpus for ${characterId}.`);
  const model = createCharacterModel(english, corpus);
  const messages: PromptMessage[] = [];
  for (const content of lines) {
    messages.push({ role: "user", content });
    messages.push({ role: "assistant", content: composeReply(model, messages) });
  }
  return { replies: messages.filter(({ role }) => role === "assistant").map(({ content }) => content), corpus };
}

test("an unknown fact about the last person named is admitted, without a story about somebody else", async () => {
  const { replies, corpus } = await talk("faust", "who is wagner", "is he annoying", "was he rich?");
  const last = replies.at(-1) ?? "";
  expect(corpus.manners?.none.filter((line) => last.includes(line))).toHaveLength(1);
  expect(corpus.facts.filter(({ answer }) => answer.some((sentence) => last.includes(sentence)))).toEqual([]);
});

test("a question that begins with a preposition is a question, not a word without a sense", async () => {
  const { replies, corpus } = await talk("hypatia", "why were you killed", "by whom");
  const lines = [...corpus.phrases.vague, ...(corpus.manners?.heard.open ?? [])];
  expect(lines.filter((line) => replies.at(-1)?.includes(line.replace("{said}", '"by whom"')))).toEqual([]);
});

test("both of two questions are answered", async () => {
  const { replies } = await talk("tesla", "How does a transformer work and when were you born?");
  expect(replies.at(-1)).toMatch(/two coils on one piece of iron.*tenth of July 1856/);
});

test("a second question about the same person that has no answer is admitted", async () => {
  const { replies, corpus } = await talk("tesla", "Who was Marconi? Did he have a sister?");
  expect(corpus.manners?.half.filter((line) => replies.at(-1)?.includes(line))).toHaveLength(1);
});

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
  expect(corpus.listening?.missing.filter((line) => last.startsWith(line))).toHaveLength(1);
  const told = corpus.facts.filter(({ answer }) => answer.some((sentence) => last.includes(sentence)));
  expect(told.filter(({ id }) => id !== "wagner")).toEqual([]);
});

test("a question that begins with a preposition is a question, not a word without a sense", async () => {
  const { replies, corpus } = await talk("hypatia", "why were you killed", "by whom");
  expect(corpus.phrases.vague.filter((line) => replies.at(-1)?.includes(line))).toEqual([]);
});

test("both of two questions are answered", async () => {
  const { replies } = await talk("tesla", "How does a transformer work and when were you born?");
  expect(replies.at(-1)).toMatch(/two coils on one piece of iron.*tenth of July 1856/);
});

test("a second question about the same person that has no answer is admitted", async () => {
  const { replies, corpus } = await talk("tesla", "Who was Marconi? Did he have a sister?");
  expect(corpus.manners?.half.filter((line) => replies.at(-1)?.includes(line))).toHaveLength(1);
});

test("a short question that says too little is answered from what was just told", async () => {
  const { replies } = await talk("tesla", "Did you work for Edison?", "for how long");
  expect(replies.at(-1)).toContain("about six months in 1884");
});

test("a short question is answered from a fact that its word and the last subject lead to together", async () => {
  const { replies } = await talk("hypatia", "Who killed you?", "oh no", "were they punished");
  expect(replies.at(-1)).toContain("No one is known to have been punished for my death");
});

test("a detail that was not told is admitted in a sentence", async () => {
  const { replies, corpus } = await talk("faust", "Did you have a dog?", "what breed");
  expect(corpus.listening?.missing.filter((line) => replies.at(-1)?.startsWith(line))).toHaveLength(1);
});

test("a question of the world whose words are unknown is not answered with a neighbour", async () => {
  const { replies, corpus } = await talk("cheesemaster", "why do dogs bark");
  expect(corpus.manners?.none.filter((line) => replies.at(-1)?.startsWith(line))).toHaveLength(1);
});

test("what a thing is does not stand in a fact on one of its words", async () => {
  const { replies, corpus } = await talk("cheesemaster", "what is a black hole");
  expect(corpus.facts.filter(({ answer }) => answer.some((line) => replies.at(-1)?.includes(line)))).toEqual([]);
});

test("of a subject that it does not know it tells nothing of the last one", async () => {
  const told = [];
  for (const [characterId, ...lines] of [
    ["tesla", "What is light?", "And gravity?"],
    ["hypatia", "What is a star?", "And football?"],
    ["faust", "What is love?", "And gravity?"],
  ] as const) {
    const { replies, corpus } = await talk(characterId, ...lines);
    const last = replies.at(-1) ?? "";
    told.push(
      ...corpus.facts
        .flatMap(({ answer, deeper }) => [...answer, ...deeper])
        .filter((sentence) => last.includes(sentence)),
    );
  }
  expect(told).toEqual([]);
});

test("another reply to a question says nothing of having said it before", async () => {
  const corpus = await builtInCorpora["tesla"]!();
  const model = createCharacterModel(english, corpus);
  const question = { role: "user", content: "What is light?" } as const;
  const first = composeReply(model, [question]);
  const messages = [question, { role: "assistant", content: first } as const, question];
  const opened = (reply: string) => corpus.phrases.repeated.filter((sentence) => reply.startsWith(sentence)).length;
  expect([messages, messages].map((all, at) => opened(composeReply(model, all, undefined, at === 1)))).toEqual([1, 0]);
});

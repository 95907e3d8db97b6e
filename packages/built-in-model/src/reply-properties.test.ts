import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "@archive-of-minds/testing";
import { composeReply } from "./compose";
import { createCharacterModel } from "./character-model";
import { english } from "./english";
import { exampleCorpus } from "./corpus.fixture";
import { anyInput, faultsOf, repetitionsIn } from "./random-talk.fixture";

const model = createCharacterModel(english, exampleCorpus);
const patience = 30_000;

test("whatever is said, the reply is one to six clean sentences", { timeout: patience }, () => {
  fc.assert(
    fc.property(anyInput, fc.array(anyInput, { maxLength: 2 }), (content, earlier) => {
      const messages = [
        ...earlier.map((each, at) => ({
          role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
          content: each,
        })),
        { role: "user" as const, content },
      ];
      expect(faultsOf(composeReply(model, messages))).toEqual([]);
    }),
    { numRuns: propertyRuns(10_000) },
  );
});

test("no sentence is said twice within fifteen turns", { timeout: patience }, () => {
  fc.assert(
    fc.property(fc.array(anyInput, { minLength: 15, maxLength: 15 }), (inputs) => {
      expect(repetitionsIn(model, inputs)).toEqual([]);
    }),
    { numRuns: propertyRuns(600) },
  );
});

test.each(["Hi", "Why?", "I am so sad", "What is bitcoin?", "Did you love a pigeon?", "?", "What is 2 + 2?"])(
  '"%s" is answered in new words fifteen times',
  (line) => {
    expect(repetitionsIn(model, Array<string>(15).fill(line))).toEqual([]);
  },
);

test("a long conversation repeats only the oldest sentences", () => {
  const inputs = Array.from({ length: 120 }, (_, at) => `What is in drawer number ${at}?`);
  const messages: { role: "user" | "assistant"; content: string }[] = [];
  for (const content of inputs) {
    messages.push({ role: "user", content });
    const reply = composeReply(model, messages);
    expect(faultsOf(reply)).toEqual([]);
    messages.push({ role: "assistant", content: reply });
  }
});

test("a question below two thousand pasted words is answered", () => {
  const pasted = `${'The quick brown fox "jumps" over 12 lazy dogs, and so on. '.repeat(400)}\nWhy did you hate Edison?`;
  const reply = composeReply(model, [{ role: "user", content: pasted }]);
  expect(reply).toContain("I worked for Mister Edison");
});

test("the same request gives the same reply", () => {
  fc.assert(
    fc.property(anyInput, (content) => {
      expect(composeReply(model, [{ role: "user", content }])).toBe(composeReply(model, [{ role: "user", content }]));
    }),
    { numRuns: propertyRuns(1_000) },
  );
});

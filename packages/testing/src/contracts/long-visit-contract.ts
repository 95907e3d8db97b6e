import { describe, expect, it } from "vitest";
import { characters, chatSelectors, type LanguageModel } from "@archive-of-minds/core";
import { runDiscussion } from "../run-discussion";
import { createTestChat } from "../test-chat";

const QUESTIONS = [
  "Good evening, who are you?",
  "What is light?",
  "and who taught you that",
  "I started a new job on Monday.",
  "What should I cook tonight?",
];
const TURNS = 20;

/** One model for each test. */
export interface LongVisitModel {
  readonly languageModel: LanguageModel;
  readonly cleanUp?: () => unknown;
}

/** What every language model has to hold out: twenty messages to each character, and a discussion of thirty turns. */
export function describeLongVisit(name: string, open: () => LongVisitModel | Promise<LongVisitModel>): void {
  describe(`a long visit with ${name}`, () => {
    it.each(characters)("has twenty replies of $name, whole and in order", async ({ id }) => {
      const { languageModel, cleanUp } = await open();
      const test = await createTestChat({ characters: characters.filter((each) => each.id === id), languageModel });
      await test.ready();
      const asked = Array.from({ length: TURNS }, (_, turn) => `${QUESTIONS[turn % QUESTIONS.length]} (${turn + 1})`);
      for (const [turn, text] of asked.entries()) {
        test.chat.send({ type: "message.send", text });
        await test.until((snapshot) => chatSelectors.messages(snapshot).length === 2 * (turn + 1));
        await test.ready();
      }
      const messages = chatSelectors.messages(test.chat.getSnapshot());
      expect(messages.map(({ author, status }) => [author, status])).toEqual(
        asked.flatMap(() => [
          ["user", undefined],
          [id, "complete"],
        ]),
      );
      expect(messages.filter(({ author }) => author === "user").map(({ text }) => text)).toEqual(asked);
      expect(messages.filter(({ text, model }, at) => at % 2 === 1 && (text === "" || model === undefined))).toEqual(
        [],
      );
      test.chat.stop();
      await cleanUp?.();
    });

    it("has thirty turns of a discussion, in which the visitor speaks four times more", async () => {
      const { languageModel, cleanUp } = await open();
      const later = {
        6: "Hypatia, did you ever lie?",
        14: "I do not agree.",
        22: "What about machines?",
        26: "Go on, please.",
      };
      const ids = ["tesla", "hypatia", "faust"];
      const lines = await runDiscussion({
        languageModel,
        text: "Is it right to lie?",
        ids,
        later,
        seed: "one",
        turns: 30,
      });
      const said = lines.filter(({ author }) => ids.includes(author));
      expect(said).toHaveLength(30);
      expect(said.filter(({ text, status }) => text === "" || status !== "complete")).toEqual([]);
      expect(lines.filter(({ author }) => author === "user").map(({ text }) => text)).toEqual([
        "Is it right to lie?",
        ...Object.values(later),
      ]);
      expect(new Set(said.map(({ author }) => author))).toEqual(new Set(ids));
      await cleanUp?.();
    });
  });
}

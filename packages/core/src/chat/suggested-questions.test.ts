import { createFakeLanguageModel, createTestChat, exampleMessage } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import * as chatSelectors from "./chat.selectors";

const name = "Built-in replies";
const offer = "That I cannot tell you. Ask one of these.\nWho taught you?\nWhere did you live?";

async function chatAfter(text: string, model = createFakeLanguageModel({ name, kind: "builtIn" })) {
  const test = await createTestChat({
    languageModel: model,
    messages: [
      exampleMessage(1, { text: "How do I descale a kettle?" }),
      exampleMessage(2, { author: "ada", text, status: "complete", model: name }),
    ],
  });
  await test.ready();
  return { test, model, suggested: () => chatSelectors.suggestedQuestions(test.chat.getSnapshot()) };
}

it("finds the questions that the last built-in reply offers", async () => {
  expect((await chatAfter(offer)).suggested()).toEqual(["Who taught you?", "Where did you live?"]);
});

it("finds none in the reply of a language model, whose questions are for the visitor", async () => {
  expect((await chatAfter(offer, createFakeLanguageModel({ name }))).suggested()).toEqual([]);
});

it("finds none in a reply of another model than the built-in one", async () => {
  expect((await chatAfter(offer, createFakeLanguageModel({ name: "Other", kind: "builtIn" }))).suggested()).toEqual([]);
});

it.each([
  "Why do you ask?",
  "A poem\nThe sea is wide\nIs it not?",
  "One.\nWho?\nWhat?\nWhere?\nWhen?",
  `Two.\nWho ${"and who ".repeat(20)}else?`,
])("finds none in %j", async (text) => {
  expect((await chatAfter(text)).suggested()).toEqual([]);
});

it("finds none while the next reply is awaited", async () => {
  const { test, model, suggested } = await chatAfter(offer);
  test.chat.send({ type: "message.send", text: "Who taught you?" });
  await model.nextCall();
  expect(suggested()).toEqual([]);
});

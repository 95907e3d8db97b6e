import { exampleMessage } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { conversationsIn } from "./conversations";

it("lists the conversations of a memory, the latest first", () => {
  const messages = [
    exampleMessage(1, { text: "What is light?", conversationTitle: "Light" }),
    exampleMessage(2, { conversationId: "second", author: "ada", text: "Good evening." }),
    exampleMessage(3, { author: "ada", text: "A wave." }),
    exampleMessage(4, { conversationId: "second", text: "And sound?" }),
  ];
  expect(conversationsIn(messages)).toEqual([
    {
      id: "second",
      title: null,
      firstWords: "And sound?",
      startedAt: exampleMessage(2).createdAt,
      lastAt: exampleMessage(4).createdAt,
      messages: 2,
    },
    {
      id: "ada",
      title: "Light",
      firstWords: "What is light?",
      startedAt: exampleMessage(1).createdAt,
      lastAt: exampleMessage(3).createdAt,
      messages: 2,
    },
  ]);
});

it("shows no words that were answered with a reference to help", () => {
  const messages = [
    exampleMessage(1, { text: "I cannot go on." }),
    exampleMessage(2, { author: "ada", safety: "despair" }),
    exampleMessage(3, { text: "What is light?" }),
  ];
  expect(conversationsIn(messages).map(({ firstWords }) => firstWords)).toEqual(["What is light?"]);
});

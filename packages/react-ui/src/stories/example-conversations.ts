import type { Message } from "@archive-of-minds/core";
import { exampleMessage } from "@archive-of-minds/testing";

const questions = [
  "Can you see a machine before you build it?",
  "What did you hear in Colorado Springs?",
  "Why did the tower at Wardenclyffe fall?",
  "Is there a bird that you remember?",
  "What does a motor sound like when it is right?",
  "Do you still walk three times around the block?",
  "Who was the first to believe you?",
  "What is light?",
];

/** So many conversations of two messages each, the newest last. */
export const exampleConversations = (count: number): readonly Message[] =>
  questions.slice(0, count).flatMap((text, place) => [
    exampleMessage(2 * place + 1, { conversationId: `conversation-${place}`, text }),
    exampleMessage(2 * place + 2, {
      conversationId: `conversation-${place}`,
      author: "tesla",
      text: "It is a long story. Sit down.",
      status: "complete",
    }),
  ]);

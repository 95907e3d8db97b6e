import type { VoiceAgentReport } from "../contracts";
import {
  type FakeConversation,
  createTestLiveConversation,
  type TestLiveConversation,
  type TestLiveConversationOptions,
} from "@archive-of-minds/testing";

export type Report = Exclude<VoiceAgentReport, { type: "ended" }>;

export const heard = (text: string, isFinal = true): Report => ({ type: "userTranscript", text, isFinal });
export const greeting = { type: "agentResponse", id: 1, text: "Good evening." } as const;
export const answer = { type: "agentResponse", id: 2, text: "A wave." } as const;

/** The notice about a missing answer or first word. */
export const notice = ({ live }: TestLiveConversation) =>
  live.getSnapshot().hasTag("unanswered")
    ? "unanswered"
    : live.getSnapshot().hasTag("nothingSaid")
      ? "nothingSaid"
      : null;

export const outcome = (test: TestLiveConversation) => [
  test.state(),
  test.live.getSnapshot().context.connection.failure?.reason,
];

export function newest(test: TestLiveConversation): FakeConversation {
  const conversation = test.agent.conversations.at(-1);
  if (!conversation) throw new Error("There is no conversation.");
  return conversation;
}

/** Opens the conversation that replaces another. */
export async function openNewest(test: TestLiveConversation) {
  newest(test).open();
  await test.pass(0);
  return newest(test);
}

/** Lets so many seconds pass, each with a sign of life of the connection. */
export async function seconds(
  test: TestLiveConversation,
  count: number,
  each: (conversation: FakeConversation) => void = () => {},
) {
  for (let second = 0; second < count; second += 1) {
    await test.pass(1_000);
    if (!newest(test).isOpen) continue;
    newest(test).say({ type: "ping" });
    each(newest(test));
  }
}

/** An agent that has greeted, was asked, and does not answer, although its connection works. */
export async function asked(
  ask: (test: TestLiveConversation, conversation: FakeConversation) => void = (_, conversation) =>
    conversation.say(heard("What is light?")),
  options: TestLiveConversationOptions = {},
) {
  const test = createTestLiveConversation(options);
  const conversation = await test.begin();
  conversation.say({ ...greeting, id: 0 });
  await seconds(test, 5);
  ask(test, conversation);
  return { test, conversation };
}

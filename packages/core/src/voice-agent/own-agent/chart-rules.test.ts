import { describeChartRules } from "@archive-of-minds/testing/contracts";
import { ownConversationMachine } from "./own-conversation.machine";
import type { OwnConversationInput } from "./own-conversation.setup";

const events = [
  { type: "chat.opened", level: { value: 0 }, hears: true },
  { type: "chat.opened", level: { value: 0 }, hears: false },
  { type: "chat.ready" },
  { type: "chat.busy" },
  { type: "question.accepted" },
  { type: "question.stored", text: "What is light?" },
  { type: "hearing.changed", text: "What is" },
  { type: "answer.delta", text: "A" },
  { type: "answer.finished", message: { text: "A wave.", status: "complete" } },
  { type: "answer.finished", message: { text: "A", status: "interrupted" } },
  { type: "answer.failed", failure: { reason: "overloaded", message: "Overloaded." } },
  { type: "answer.failed", failure: { reason: "locked", message: "Locked." } },
  { type: "mode.changed", mode: "speaking" },
  { type: "mode.changed", mode: "listening" },
  { type: "microphone.failed", reason: "notAllowed", message: "No." },
  { type: "question.write", question: { text: "What is light?", turn: undefined } },
  { type: "context.share", text: "A lamp" },
  { type: "mute.set", isMuted: true },
  { type: "mute.set", isMuted: false },
  { type: "conversation.end" },
];
const input: OwnConversationInput = { isMuted: false };

describeChartRules(ownConversationMachine, {
  input,
  events,
  contextKey: ({ unsent }: { readonly unsent: readonly unknown[] }) => Math.min(unsent.length, 2),
} as never);

import { exampleCharacter } from "@archive-of-minds/testing";
import { describeChartRules } from "@archive-of-minds/testing/contracts";
import { replyMachine } from "./reply.machine";
import { turnMachine, type TurnContext } from "./turn.machine";

const one = exampleCharacter("one");
const failure = { reason: "network", message: "No connection" };

describeChartRules(replyMachine, {
  input: { character: one, messages: [], model: "preferred" },
  events: [
    { type: "reply.delta" },
    { type: "reply.alive" },
    { type: "reply.done" },
    { type: "reply.failed", failure },
    { type: "reply.permissionDenied" },
  ] as never,
  contextKey: (context: never) => (context as { end: unknown }).end,
});

const reply = { character: one, messages: [], model: "preferred" };
const events = [
  { type: "turn.release" },
  { type: "turn.hold" },
  { type: "reply.started" },
  { type: "voice.begin" },
  { type: "voice.silence" },
  { type: "voice.heard" },
  { type: "voice.duck" },
  { type: "voice.unduck" },
  { type: "pace.change", pace: "slow" },
  { type: "pace.change", pace: "press" },
  { type: "turn.read" },
];
const outputs = {
  generateReply: [
    { text: "A wave.", end: "complete", failure: null, modelName: "Test" },
    { text: "", end: "failed", failure, modelName: null },
  ],
  speakText: [{ failure: null }, { failure: { reason: "blocked", message: "Press first" } }],
};
const contextKey = ({ reply: written, voiceFailure, voiced }: TurnContext) => [
  written?.end,
  voiceFailure !== null,
  voiced,
];

describeChartRules(turnMachine, {
  inputs: [
    // In the room: prepared, and held until it is released.
    { turnId: "turn", reply, voice: "prepared", isHeld: true, readingPace: "normal", now: () => 0 },
    // In the chat: spoken when the page may make sound.
    { turnId: "turn", reply, voice: "onRequest", now: () => 0 },
    // An earlier message, replayed.
    { turnId: "turn", reply, written: "A wave.", voice: "prepared", now: () => 0 },
  ],
  events,
  outputs,
  contextKey,
} as never);

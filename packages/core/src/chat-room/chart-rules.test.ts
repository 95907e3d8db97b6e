import { describeChartRules } from "@archive-of-minds/testing/contracts";
import { exampleCharacter } from "@archive-of-minds/testing";
import { chatRoomMachine } from "./chat-room.machine";
import type { ChatRoomContext } from "./chat-room.types";

const ada = exampleCharacter("ada");
const characters = [ada, ...["ben", "cleo", "dan"].map((id) => exampleCharacter(id))];
const failure = { reason: "network", message: "No connection" };
const complete = { text: "A wave.", end: "complete", failure: null, voiceFailure: null, voiced: false };

/** A room that was left during a discussion. */
const left = {
  version: 2,
  seed: "s",
  visitorName: "",
  participants: ["ada", "ben", "cleo", "dan"],
  muted: [],
  queued: null,
  wasRunning: true,
};
const nothingStored = { record: null, messages: [] };

let ids = 0;

describeChartRules(chatRoomMachine, {
  input: {
    characters,
    participants: ["ada", "ben", "cleo", "dan"],
    seed: "s",
    hasModerator: () => true,
    turnLimit: 2,
    isStored: true,
    now: () => 0,
    // A prepared turn and the current one have different ids.
    createId: () => String((ids += 1)),
    random: () => ({ next: () => 0.5 }),
  },
  events: [
    { type: "discussion.say", text: "Talk." },
    { type: "discussion.pause" },
    { type: "discussion.resume" },
    { type: "discussion.stop" },
    { type: "discussion.retry" },
    { type: "discussion.continue" },
    { type: "discussion.clear" },
    { type: "participant.add", characterId: "ada" },
    { type: "participant.remove", characterId: "ada" },
    ...characters.map(({ id }) => ({ type: "participant.mute", characterId: id })),
    { type: "participant.unmute", characterId: "ada" },
    { type: "speaker.pick", characterId: "ben" },
    { type: "speaker.requested" },
    { type: "next.drop" },
    { type: "next.taken" },
    { type: "talk.ended" },
    { type: "turn.regenerate" },
    { type: "turn.advance" },
    { type: "turn.begun" },
    { type: "turn.heard" },
    { type: "turn.written", reply: { text: "A wave.", end: "complete", failure: null } },
    { type: "turn.ended", outcome: complete },
    { type: "turn.ended", outcome: { ...complete, text: "", end: "failed", failure } },
    { type: "visitor.rename", name: "Mary" },
    { type: "draft.change", text: "And then" },
    { type: "setting.change", name: "captions", value: "shown" },
    { type: "setting.change", name: "captions", value: "automatic" },
    { type: "setting.change", name: "readingPace", value: "slow" },
    { type: "setting.change", name: "voiceOn", value: false },
    { type: "transcript.export", format: "text" },
    { type: "voice.checked", voice: "ada", status: { availability: "ready", engine: null } },
    { type: "audio.unlock" },
    { type: "voices.check" },
    { type: "voice.asked", characters: 7 },
    { type: "agents.changed", availabilities: { ben: "unreachable" } },
    { type: "agents.changed", availabilities: {} },
    { type: "voiceFailure.dismiss" },
    { type: "page.conceal" },
    { type: "page.reveal" },
    { type: "page.hide" },
  ] as never,
  complete: (event: { type: string }, { currentTurn }: ChatRoomContext) =>
    event.type.startsWith("turn.") ? { ...event, turnId: currentTurn?.id ?? "none" } : event,
  journeys: [
    [
      "discussion.say",
      "discussion.pause",
      "discussion.resume",
      "discussion.stop",
      "discussion.retry",
      "discussion.continue",
      "discussion.clear",
      "turn.begun",
      "turn.heard",
      "turn.written",
      "turn.advance",
      "turn.ended",
      "page.hide",
    ],
    [
      "discussion.say",
      "discussion.stop",
      "speaker.pick",
      "turn.ended",
      "turn.regenerate",
      "speaker.requested",
      "next.drop",
      "next.taken",
      "talk.ended",
    ],
    [
      "discussion.say",
      "discussion.stop",
      "participant.add",
      "participant.remove",
      "participant.mute",
      "participant.unmute",
      "speaker.requested",
      "next.drop",
    ],
    ["discussion.say", "turn.ended", "page.conceal", "page.reveal"],
    [
      "visitor.rename",
      "draft.change",
      "setting.change",
      "transcript.export",
      "voice.checked",
      "audio.unlock",
      "voices.check",
      "voice.asked",
      "voiceFailure.dismiss",
    ],
    ["discussion.say", "agents.changed", "speaker.requested", "next.drop", "talk.ended"],
  ],
  outputs: {
    askModerator: ["Cleo"],
    checkNeed: [null, "despair"],
    loadRoom: [{ record: left, messages: [] }, nothingStored],
  },
  contextKey: ({
    config,
    opening,
    messages,
    currentTurn,
    next,
    queued,
    muted,
    turnsWithoutVisitor,
    agents,
  }: ChatRoomContext) => [
    opening.early.length > 0,
    config.characters.some(({ id }) => id === messages.at(-1)?.author),
    currentTurn !== null,
    currentTurn?.text != null,
    next !== null,
    queued !== null,
    muted.length,
    Math.min(turnsWithoutVisitor, 2),
    Object.keys(agents.availabilities).length,
  ],
} as never);

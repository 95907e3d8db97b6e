import { vi } from "vitest";
import { SimulatedClock } from "xstate";
import { LanguageModelError, SpeechError, type LanguageModel, type SpeechSynthesizer } from "../contracts";
import { createSeededRandom } from "../shared/seeded-random";
import { exampleCharacter, propertySeed } from "@archive-of-minds/testing";
import type { ChatRoomCommand, DrawRandom, RoomMessage } from "./chat-room.types";
import { closeChatRoom, createChatRoom } from "./create-chat-room";

const characters = ["ada", "ben", "cleo", "dan", "eve"].map((id) => exampleCharacter(id));
const ids = characters.map(({ id }) => id);
export const TURNS = 30;

/** Waits until all pending promises have settled; all of them are in memory and take no time. */
async function settled() {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}

interface Watched {
  open: number;
  mostOpen: number;
  sounding: number;
  mostSounding: number;
  failed: number;
  moderated: number;
}

interface Setup {
  readonly watched: Watched;
  readonly chance: () => number;
  /** How likely a call fails. */
  readonly failing: number;
}

function talkative({ watched, chance, failing }: Setup): LanguageModel {
  const sentences = [
    "It is so.",
    "And you, Ada?",
    "What do you say, Cleo?",
    "I do not know.",
    "Let us go on!",
    "Ben: I am not Ben.",
  ];
  return {
    name: "Talkative",
    kind: "builtIn",
    async *stream(_, { signal }) {
      watched.mostOpen = Math.max(watched.mostOpen, (watched.open += 1));
      try {
        if (signal.aborted) return;
        if (chance() < failing) {
          watched.failed += 1;
          throw new LanguageModelError("overloaded", "Too many ask.");
        }
        // A reply that begins in Ben's name fails; one that continues in it is ended there.
        const beginnings = sentences.slice(0, failing === 0 ? -1 : undefined);
        yield [beginnings, ...(chance() < 0.5 ? [sentences] : [])]
          .map((all) => all[Math.floor(chance() * all.length)] ?? "")
          .join(" ");
      } finally {
        watched.open -= 1;
      }
    },
    complete: () => Promise.reject(new Error("No moderator.")),
  };
}

/** Names a participant, an absent character or nobody, or fails. */
function moderatorOf({ watched, chance }: Setup): LanguageModel {
  return {
    name: "Moderator",
    kind: "builtIn",
    async *stream() {},
    async complete() {
      watched.moderated += 1;
      await Promise.resolve();
      if (chance() < 0.1) throw new LanguageModelError("timeout", "Too late.");
      return chance() < 0.1 ? "Nobody, or Ada, or Ben." : (ids[Math.floor(chance() * ids.length)] ?? "");
    },
  };
}

function voiceOf({ watched, chance, failing }: Setup): SpeechSynthesizer {
  return {
    name: "Quick",
    kind: "builtIn",
    describe: async (voice) => ({
      availability: voice === "eve" ? "unavailable" : "ready",
      engine: { name: "Quick", kind: "builtIn" },
    }),
    unlock: () => {},
    prepare: () => ({
      async play({ onProgress }) {
        if (chance() < failing) throw new SpeechError("network", "Nothing is heard.");
        watched.mostSounding = Math.max(watched.mostSounding, (watched.sounding += 1));
        onProgress?.(0);
        await Promise.resolve();
        watched.sounding -= 1;
      },
    }),
  };
}

/** A random action of the visitor, who mostly listens. A quiet visitor sends no more messages. */
function visitorDoes(chance: () => number, isQuiet: boolean): ChatRoomCommand | null {
  const someone = ids[Math.floor(chance() * ids.length)] ?? "ada";
  const quiet: readonly ChatRoomCommand[] = [
    { type: "participant.mute", characterId: isQuiet ? "dan" : someone },
    { type: "participant.unmute", characterId: someone },
    { type: "participant.add", characterId: someone },
  ];
  const whims: readonly ChatRoomCommand[] = [
    ...quiet,
    { type: "discussion.say", text: `What about it, @${someone}?` },
    { type: "discussion.pause" },
    { type: "speaker.pick", characterId: someone },
    { type: "participant.remove", characterId: someone },
    { type: "turn.regenerate" },
    { type: "page.conceal" },
    { type: "page.reveal" },
  ];
  const possible = isQuiet ? quiet : whims;
  return chance() < 0.06 ? (possible[Math.floor(chance() * possible.length)] ?? null) : null;
}

/** A random source with which no discussion ends by itself; speakers are chosen as usual. */
const neverEnding: DrawRandom = (occasion, seed) => {
  const source = createSeededRandom(`${seed}:${occasion}`);
  return { next: () => 0.2 + source.next() * 0.8 };
};

export interface Discussion {
  /** The number of the run. Who takes part, and what happens, depends on it. */
  readonly run: number;
  readonly isModerated: boolean;
  /** Whether it may end by itself; the others continue until all turns are done. */
  readonly mayEnd: boolean;
}

async function discuss(seed: string, { run, isModerated, mayEnd }: Discussion) {
  const source = createSeededRandom(seed);
  const chance = () => source.next();
  const clock = new SimulatedClock();
  const watched: Watched = { open: 0, mostOpen: 0, sounding: 0, mostSounding: 0, failed: 0, moderated: 0 };
  const setup: Setup = { watched, chance, failing: run % 4 === 0 ? 0.03 : 0 };
  const isQuiet = run % 6 === 1;
  const isLong = !mayEnd;
  const finished: RoomMessage[] = [];
  const broken: string[] = [];
  let count = 0;
  const room = createChatRoom({
    providers: {
      // The room would wait for the check each time, and it never finds anything.
      safetyCheck: null,
      languageModel: talkative(setup),
      moderator: isModerated ? moderatorOf(setup) : null,
      ...(chance() < 0.25 && { speechSynthesizer: voiceOf(setup) }),
    },
    characters,
    participants: isQuiet
      ? ids
      : ids.slice(0, (isLong ? 2 : 1) + Math.floor(chance() * (ids.length - (isLong ? 1 : 0)))),
    seed,
    ...(isLong && { random: neverEnding }),
    turnLimit: TURNS,
    clock,
    createId: () => String((count += 1)),
  });
  room.on("turn.finished", ({ message }) => finished.push(message));
  room.subscribe(({ context: { currentTurn, next, participants, muted } }) => {
    for (const turn of [currentTurn, next])
      if (turn && (muted.includes(turn.speaker) || !participants.includes(turn.speaker)))
        broken.push(`${turn.speaker} has a turn, muted or gone`);
  });
  await settled();
  room.send({ type: "discussion.say", text: "Talk." });
  const isIn = (state: "idle" | "atLimit" | "paused" | "failed") => room.getSnapshot().matches({ discussion: state });
  const turns = () => room.getSnapshot().context.budget.turns;
  for (let step = 0; step < 1_000 && turns() < TURNS && (isLong || !isIn("idle")) && !isIn("atLimit"); step += 1) {
    const whim = visitorDoes(chance, isQuiet);
    if (whim) room.send(whim);
    await settled();
    clock.increment(1_000);
    await settled();
    // No participant was left: all are added again.
    if (isLong && room.getSnapshot().context.participants.length < 2)
      for (const characterId of ids) room.send({ type: "participant.add", characterId });
    if (isIn("idle") && isLong) {
      for (const characterId of ids) room.send({ type: "participant.unmute", characterId });
      room.send({ type: "discussion.say", text: "Go on." });
    }
    if (isIn("paused")) room.send({ type: "discussion.resume" });
    if (isIn("failed")) room.send({ type: "discussion.retry" });
  }
  const hasHadAll = turns() >= TURNS;
  for (let step = 0; step < 5 && !isIn("idle") && !isIn("atLimit"); step += 1) {
    clock.increment(1_000);
    await settled();
  }
  const end: "limit" | "itself" | "stop" | "never" = isIn("atLimit")
    ? "limit"
    : isIn("idle")
      ? "itself"
      : hasHadAll
        ? "stop"
        : "never";
  room.send({ type: "discussion.stop" });
  const { context, status } = room.getSnapshot();
  if (!isIn("idle")) broken.push("does not stop");
  if (status !== "active") broken.push(`the room is ${status}`);
  closeChatRoom(room);
  await settled();
  const unfinished = context.messages.filter(
    ({ id, author }) => ids.includes(author) && !finished.some((message) => message.id === id),
  );
  const gone = finished.filter(({ id }) => !context.messages.some((message) => message.id === id));
  if (unfinished.length > 0 || gone.length > 0 || context.budget.turns !== finished.length)
    broken.push("a turn was lost");
  if (new Set(context.messages.map(({ id }) => id)).size < context.messages.length)
    broken.push("a message is there twice");
  // The current turn and the next.
  if (watched.mostOpen > 2) broken.push(`${String(watched.mostOpen)} replies at once`);
  if (watched.mostSounding > 1) broken.push(`${String(watched.mostSounding)} voices at once`);
  if (watched.open + watched.sounding > 0) broken.push("something runs on");
  if (context.messages.some(({ author, text }) => author !== "ben" && text.includes("Ben:")))
    broken.push("somebody speaks in Ben’s name");
  if (end === "never") broken.push("never ends");
  if (isLong && !hasHadAll) broken.push(`ends after ${String(turns())} turns`);
  return { end, broken, watched };
}

/** Runs discussions one after the other; returns what went wrong, and how often each outcome occurred. */
export async function holdDiscussions(discussions: readonly Discussion[]) {
  // Thousands of voices fail here, and each is logged.
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const broken: string[] = [];
  const met = { itself: 0, limit: 0, stop: 0, never: 0, failed: 0, moderated: 0 };
  for (const discussion of discussions) {
    const seed = `${String(propertySeed)} discussion ${String(discussion.run)}${discussion.isModerated ? ", moderated" : ""}${discussion.mayEnd ? ", open" : ""}`;
    const outcome = await discuss(seed, discussion);
    broken.push(...outcome.broken.map((what) => `${seed}: ${what}`));
    met[outcome.end] += 1;
    met.failed += outcome.watched.failed;
    met.moderated += outcome.watched.moderated;
  }
  warn.mockRestore();
  return { broken, met };
}

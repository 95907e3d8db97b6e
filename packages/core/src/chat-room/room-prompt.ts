import { plainName } from "../shared/plain-name";
import type { PromptMessage } from "../contracts";
import type { CareWords } from "../safety/care-words";
import { isNameOf, mentionsOf, type Named } from "./participant-names";
import type { RoomMessage } from "./chat-room.types";

/** How many of the last lines a character is shown, and the moderator. */
const CHARACTER_WINDOW = 6;
const MODERATOR_WINDOW = 5;

export interface RoomScene {
  readonly messages: readonly RoomMessage[];
  readonly speaker: Named;
  /** Everybody in the room who may speak but the visitor, the speaker included. */
  readonly present: readonly Named[];
  /** Whoever is in the room and may not. */
  readonly silent?: readonly Named[];
  /** Whoever may have spoken before, those who have left included. */
  readonly everybody?: readonly Named[];
  readonly visitorName: string;
  /** Whether the speaker should carry the talk to a neighbouring subject. */
  readonly drifts: boolean;
}

export interface RoomPrompt {
  /** What is added to the speaker's persona. */
  readonly direction: string;
  readonly messages: readonly PromptMessage[];
  /** The reply ends before any of these. */
  readonly stop: readonly string[];
  /** How it is said where the visitor is, or was, in need. */
  readonly care?: CareWords;
}

/** What the visitor is called among the characters. */
export const visitorNameInRoom = (visitorName: string) => plainName(visitorName) || "Visitor";

/** What whoever speaks is called in a prompt. */
const nameLookup = (all: readonly Named[], visitor: string) => (id: string) =>
  id === "user" ? visitor : (all.find((each) => each.id === id)?.name ?? id);

const heardBy = ({ id }: Named, messages: readonly RoomMessage[]) =>
  messages.filter(({ author, heardBy: ids }) => author !== "system" && ids.includes(id));

/** The last lines, so many at least as the visitor said since the last reply: none of those is passed over. */
function newest(messages: readonly RoomMessage[], count: number): readonly RoomMessage[] {
  const unanswered = messages.length - 1 - messages.findLastIndex(({ author }) => author !== "user");
  return messages.slice(-Math.max(count, unanswered));
}

/**
 * What a character is shown of a discussion: its own lines as its own, those of the others under their names, and only
 * what was said while it was there. The last word is always somebody else's, and says whose turn it is.
 */
export function characterPrompt({
  messages,
  speaker,
  present,
  silent = [],
  everybody = present,
  visitorName,
  drifts,
}: RoomScene): RoomPrompt {
  const visitor = visitorNameInRoom(visitorName);
  const others = present.filter(({ id }) => id !== speaker.id);
  const nameOf = nameLookup(everybody, visitor);
  const heard = newest(heardBy(speaker, messages), CHARACTER_WINDOW);
  const prompt: PromptMessage[] = [];
  const add = (role: PromptMessage["role"], content: string) => {
    const last = prompt.at(-1);
    if (last?.role === role) prompt.splice(-1, 1, { role, content: `${last.content}\n\n${content}` });
    else prompt.push({ role, content });
  };
  // Vendors want somebody else's word first.
  if (heard[0]?.author === speaker.id || heard.length === 0)
    add("user", `(${visitor} and the others are in the room.)`);
  for (const message of heard) {
    if (message.author === speaker.id) add("assistant", message.text);
    else add("user", `${nameOf(message.author)}: ${message.text}`);
  }
  add("user", turnNudge(speaker.name));
  return {
    direction: [
      `You are in a room with ${listed([...others.map(({ name }) => name), visitor])}. Answer what was said last, to whom it concerns, and call each other by name.`,
      ...(silent.length > 0
        ? [
            `${listed(silent.map(({ name }) => name))} only ${silent.length === 1 ? "listens" : "listen"}: ask ${silent.length === 1 ? "this one" : "these"} nothing.`,
          ]
        : []),
      `Say only your own words, as ${speaker.name}: never write a line for anybody else, and put no name before your own.`,
      ...(drifts ? ["Carry the talk to a neighbouring subject that follows from what was said."] : []),
    ].join("\n"),
    messages: prompt,
    stop: [...others.map(({ name }) => name), visitor].map((name) => `\n${name}:`),
  };
}

/** Says whose turn it is. */
const turnNudge = (name: string) => `[Write the next reply only as ${name}.]`;

/** How many lines a live agent is told when it is its turn; it remembers what it said itself. */
const RELAYED = 3;

/** What a live agent is told: the last lines under their speakers' names, and how to answer them where that matters. */
export function relayPrompt(
  { messages, speaker, present, everybody = present, visitorName }: RoomScene,
  guidance = "",
): RoomPrompt {
  const visitor = visitorNameInRoom(visitorName);
  const nameOf = nameLookup(everybody, visitor);
  const heard = newest(heardBy(speaker, messages), RELAYED);
  return {
    direction: "",
    messages: [
      {
        role: "user",
        content: [
          ...heard.map((message) => `${nameOf(message.author)}: ${message.text}`),
          ...(guidance === "" ? [] : [`[${guidance}]`]),
        ].join("\n\n"),
      },
    ],
    stop: [],
  };
}

/** The question to a moderator: a name, and nothing else. */
export function moderatorPrompt({
  messages,
  present,
  candidates,
  visitorName,
  drifts,
}: Omit<RoomScene, "speaker"> & { readonly candidates: readonly string[] }) {
  const visitor = visitorNameInRoom(visitorName);
  const nameOf = nameLookup(present, visitor);
  const said = newest(
    messages.filter(({ author }) => author !== "system"),
    MODERATOR_WINDOW,
  );
  return {
    system:
      "You moderate a discussion. You answer with the name of the character who should speak next, and nothing else.",
    messages: [
      {
        role: "user" as const,
        content: [
          "The discussion so far:",
          ...said.map(({ author, text }) => `${nameOf(author)}: ${text}`),
          "",
          `Who should speak next: ${listed(candidates.map(nameOf), "or")}?`,
          drifts
            ? "Choose whoever can best carry the talk to a neighbouring subject. Answer with the name only."
            : "Answer with the name only.",
        ].join("\n"),
      },
    ],
  };
}

/** Whom of all a moderator named: `null` when that is nobody, or more than one. */
export function namedBy(answer: string, all: readonly Named[]): string | null {
  const named = all.filter((each) => isNameOf(answer, each) || mentionsOf(answer, each).length > 0);
  return named.length === 1 ? (named[0]?.id ?? null) : null;
}

function listed(names: readonly string[], word = "and"): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1)}`;
}

import { listed } from "../shared/listed";
import { plainName } from "../shared/plain-name";
import type { PromptMessage, RoomParticipants } from "../contracts";
import type { NeedResponse } from "../safety/need-response";
import { isNameOf, mentionsOf, type Named } from "./participant-names";
import type { RoomMessage } from "./chat-room.types";

/** How many of the last messages the prompts of a character and of the moderator contain. */
const CHARACTER_WINDOW = 6;
const MODERATOR_WINDOW = 5;

export interface RoomScene {
  readonly messages: readonly RoomMessage[];
  readonly speaker: Named;
  /** The characters that may speak, including the speaker. */
  readonly present: readonly Named[];
  /** The muted participants. */
  readonly silent?: readonly Named[];
  /** All characters that may have spoken before, including those that have left. */
  readonly everybody?: readonly Named[];
  readonly visitorName: string;
  /** Whether the speaker should lead to a related subject. */
  readonly drifts: boolean;
  /** Whether the speaker says a closing word. */
  readonly closes?: boolean | undefined;
}

export interface RoomPrompt {
  readonly participants?: RoomParticipants;
  readonly messages: readonly PromptMessage[];
  /** Stop strings: the reply ends before any of these. */
  readonly stop: readonly string[];
  /** Wording for a visitor who is, or recently was, in need. */
  readonly needResponse?: NeedResponse;
}

/** The visitor's name in prompts. */
export const visitorNameInRoom = (visitorName: string) => plainName(visitorName) || "Visitor";

/** Gives the name of a speaker in prompts. */
const nameLookup = (all: readonly Named[], visitor: string) => (id: string) =>
  id === "user" ? visitor : (all.find((each) => each.id === id)?.name ?? id);

const heardBy = ({ id }: Named, messages: readonly RoomMessage[]) =>
  messages.filter(({ author, heardBy: ids }) => author !== "system" && ids.includes(id));

/** The last `count` messages; more where the visitor has sent more since the last reply, since all of those need an answer. */
function newest(messages: readonly RoomMessage[], count: number): readonly RoomMessage[] {
  const unanswered = messages.length - 1 - messages.findLastIndex(({ author }) => author !== "user");
  return messages.slice(-Math.max(count, unanswered));
}

/**
 * The visitor's last message, where `shown` begins after it: it is the subject of the discussion. Words of a visitor in
 * need are no subject, and were answered at once.
 */
function questionBefore(shown: readonly RoomMessage[], messages: readonly RoomMessage[]): readonly RoomMessage[] {
  const at = messages.findLastIndex(({ author }) => author === "user");
  const question = messages[at];
  return !question || shown.includes(question) || messages[at + 1]?.safety !== undefined ? [] : [question];
}

/**
 * A character's prompt: its own messages as `assistant`, those of the others as `user` with their names, and only messages
 * from while it was in the room: the last ones, after the visitor's last. The prompt ends with a `user` message that says whose turn it is.
 */
export function characterPrompt({
  messages,
  speaker,
  present,
  silent = [],
  everybody = present,
  visitorName,
  drifts,
  closes = false,
}: RoomScene): RoomPrompt {
  const visitor = visitorNameInRoom(visitorName);
  const others = present.filter(({ id }) => id !== speaker.id);
  const nameOf = nameLookup(everybody, visitor);
  const window = newest(heardBy(speaker, messages), CHARACTER_WINDOW);
  const heard = [...heardBy(speaker, questionBefore(window, messages)), ...window];
  const prompt: PromptMessage[] = [];
  const add = (role: PromptMessage["role"], content: string) => {
    const last = prompt.at(-1);
    if (last?.role === role) prompt.splice(-1, 1, { role, content: `${last.content}\n\n${content}` });
    else prompt.push({ role, content });
  };
  // Vendors require a `user` message first.
  if (heard[0]?.author === speaker.id || heard.length === 0)
    add("user", `(${visitor} and the others are in the room.)`);
  for (const message of heard) {
    if (message.author === speaker.id) add("assistant", message.text);
    else add("user", `${nameOf(message.author)}: ${message.text}`);
  }
  add("user", turnInstruction(speaker.name));
  return {
    participants: {
      speaking: present.map(({ id, name }) => ({ id, name })),
      ...(silent.length > 0 && { listening: silent.map(({ id, name }) => ({ id, name })) }),
      ...(drifts && { changesSubject: true }),
      ...(closes && { closes }),
    },
    messages: prompt,
    stop: [...others.map(({ name }) => name), visitor].map((name) => `\n${name}:`),
  };
}

/** Says whose turn it is. */
const turnInstruction = (name: string) => `[Write the next reply only as ${name}.]`;

/** How many of the last messages a live agent receives at its turn; it remembers its own. */
const RELAY_WINDOW = 3;

/**
 * A live agent's prompt: the last messages with their speakers' names, and guidance where there is some. The visitor's last
 * message comes before them at the agent's first turn after it.
 */
export function relayPrompt(
  { messages, speaker, present, everybody = present, visitorName }: RoomScene,
  guidance = "",
): RoomPrompt {
  const visitor = visitorNameInRoom(visitorName);
  const nameOf = nameLookup(everybody, visitor);
  const window = newest(heardBy(speaker, messages), RELAY_WINDOW);
  const spoken = messages.findLast(({ author }) => author === "user" || author === speaker.id);
  const question = spoken?.author === "user" ? heardBy(speaker, questionBefore(window, messages)) : [];
  const heard = [...question, ...window];
  return {
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

/** The moderator's prompt: asks for a name only. */
export function moderatorPrompt({
  messages,
  present,
  candidates,
  visitorName,
  drifts,
}: Omit<RoomScene, "speaker"> & { readonly candidates: readonly string[] }) {
  const visitor = visitorNameInRoom(visitorName);
  const nameOf = nameLookup(present, visitor);
  const window = newest(
    messages.filter(({ author }) => author !== "system"),
    MODERATOR_WINDOW,
  );
  const recent = [...questionBefore(window, messages), ...window];
  return {
    messages: [
      {
        role: "user" as const,
        content: [
          "The discussion so far:",
          ...recent.map(({ author, text }) => `${nameOf(author)}: ${text}`),
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

/** The id of the character that a moderator named; `null` where it named none, or several. */
export function namedBy(answer: string, all: readonly Named[]): string | null {
  const named = all.filter((each) => isNameOf(answer, each) || mentionsOf(answer, each).length > 0);
  return named.length === 1 ? (named[0]?.id ?? null) : null;
}

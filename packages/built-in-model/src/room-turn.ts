import { characters, type ReplyRequest } from "@archive-of-minds/core";
import { roomNudge } from "./room-nudge";

/** One line of a discussion. */
export interface HeardLine {
  readonly kind: "own" | "visitor" | "character";
  /** The speaker's name in a sentence, such as `Faust` for `Dr. Faust`; `undefined` for a visitor without a name. */
  readonly speaker?: string | undefined;
  readonly text: string;
}

/** A turn in a discussion of several, read from its prompt. */
export interface RoomTurn {
  /** The character's own name. */
  readonly name?: string | undefined;
  /** The shown lines, oldest first. */
  readonly lines: readonly HeardLine[];
  /** The visitor's last line, where it was said before the shown ones. */
  readonly question?: HeardLine;
  /** The names of the other characters in the room. */
  readonly others: readonly string[];
  readonly visitorName?: string | undefined;
  /** Whether the last line calls this character, or asks it something. */
  readonly isAsked: boolean;
  /** Whether the discussion should move on to a related subject. */
  readonly drifts: boolean;
  /** Whether the discussion ends, and this turn is the character's last. */
  readonly closes?: boolean | undefined;
  /** The system prompt without its part about the room. */
  readonly persona: string;
  /** The discussion's random source. */
  readonly seed?: string | undefined;
}

/** How many lines a turn is shown; fewer lines are the whole discussion. */
export const shownLines = 6;

/** The lines of a discussion: two adjacent ones of the character itself are one in the prompt. */
export const separate = (line: HeardLine): HeardLine[] =>
  line.kind === "own" ? line.text.split(/\n\n+/).map((text) => ({ ...line, text })) : [line];

/** The visitor's last line comes before the shown lines where it is not among them. */
function withoutQuestion(lines: readonly HeardLine[]): Pick<RoomTurn, "lines" | "question"> {
  const [first, ...others] = lines;
  const isEarlier =
    first?.kind === "visitor" &&
    others.flatMap(separate).length >= shownLines &&
    others.every(({ kind }) => kind !== "visitor");
  return isEarlier ? { question: first, lines: others } : { lines };
}

/** How the room words its prompts. */
const scene = "You are in a room with ";
const nameless = "Visitor";

const titles = /^(?:the|sir|mrs|prof|and|von|van)$/i;

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Names whose first word means something else by itself, such as `Abd al-Rahman`, and names in other scripts. */
const isWhole = (name: string) =>
  /^(?:abd|abdul?|abu|umm|ibn|bint)\s/i.test(name) ||
  /\p{L}/u.test(name.replaceAll(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu, ""));

/** The word of a name that a character is called by: `Faust` for `Dr. Faust`. */
const callNameOf = (name: string): string | undefined =>
  isWhole(name)
    ? name
    : name.split(/\s+/).find((word) => /^\p{L}[\p{L}'’-]+$/u.test(word) && word.length > 2 && !titles.test(word));

/** Lines of a character who has left may come under another of its names. */
const knownNames = characters.flatMap(({ name }) => [name, callNameOf(name) ?? name]);

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Whether a line calls a character: a visitor by name alone, a character with a question that holds the name. */
function calls({ kind, text }: HeardLine, name: string | undefined): boolean {
  if (name === undefined || kind === "own") return false;
  const word = String.raw`(?<![\p{L}\p{N}])${quoted(name)}(?![\p{L}\p{N}])`;
  const called = new RegExp(
    kind === "visitor" ? word : String.raw`^(?:@|\p{L}+\.\s)?${word},|,\s(?:\p{L}+\.\s)?${word}|@${word}`,
    "iu",
  );
  return text
    .split(/(?<=[.!?…]["”’]?)\s+/)
    .some((sentence) => (kind === "visitor" || sentence.includes("?")) && called.test(sentence));
}

/**
 * Reads the prompt of a turn in a discussion: the participants, the lines and the task.
 * `undefined` when the request is not a turn but a conversation of two.
 */
export function readRoomTurn({
  messages,
  system = "",
  stop = [],
  seed,
  participants,
}: Pick<ReplyRequest, "messages" | "system" | "stop" | "seed" | "participants">): RoomTurn | undefined {
  const final = messages.at(-1);
  const own = final?.role === "user" ? roomNudge.exec(final.content)?.[1] : undefined;
  if (own === undefined) return undefined;
  const at = system.lastIndexOf(scene);
  // The stop strings name all other participants, the visitor last.
  const named = stop.flatMap((each) => /^\n([^\n]+):$/.exec(each)?.[1] ?? []);
  const visitor = named.at(-1) ?? nameless;
  const present = named.slice(0, -1);
  const isVisitor = (name: string) => name === visitor && !present.includes(visitor);
  const speakers = [...present, visitor, ...knownNames, ...knownNames.map((name) => name.toLowerCase())].sort(
    (one, other) => other.length - one.length,
  );
  const beginning = new RegExp(String.raw`(?:^|\n\n)(${speakers.map(quoted).join("|")}):[^\S\n]?`, "g");

  const lines = messages.flatMap(({ role, content }): HeardLine[] => {
    if (role === "assistant") return [{ kind: "own", text: content.trim() }];
    // What comes before the first name is not a line.
    const [, ...parts] = content.replace(roomNudge, "").split(beginning);
    return parts.flatMap((name, index): HeardLine[] => {
      const text = parts[index + 1]?.trim();
      if (index % 2 > 0 || !text) return [];
      if (!isVisitor(name)) return [{ kind: "character", speaker: capital(callNameOf(name) ?? name), text }];
      return [{ kind: "visitor", speaker: name === nameless ? undefined : callNameOf(name), text }];
    });
  });
  const last = lines.at(-1);
  return {
    name: capital(callNameOf(own) ?? own),
    ...withoutQuestion(lines),
    others: present.map((name) => callNameOf(name) ?? name),
    visitorName: visitor === nameless ? undefined : callNameOf(visitor),
    isAsked: last !== undefined && calls(last, callNameOf(own)),
    drifts: participants?.changesSubject === true,
    ...(participants?.closes && { closes: true }),
    persona: at < 0 ? system : system.slice(0, at).trim(),
    ...(seed !== undefined && { seed }),
  };
}

import type { ReplyPurpose, RoomParticipant, RoomParticipants } from "../contracts";
import { listed } from "../shared/listed";

/** The parts of a system prompt. All of them come from the application; none is a visitor's text. */
export interface SystemPromptParts {
  readonly purpose: ReplyPurpose;
  /** Who answers. */
  readonly speaker: RoomParticipant;
  /** The persona of the character who answers. */
  readonly persona: string;
  /** How to answer a visitor in need. */
  readonly guidance?: string | undefined;
  /** The characters in the Chat Room. */
  readonly participants?: RoomParticipants | undefined;
}

/** The system prompt of a moderator, who is no character. */
export const moderatorSystemPrompt =
  "You moderate a discussion. You answer with the name of the character who should speak next, and nothing else.";

/** Composes the system prompt of one reply. */
export function composeSystemPrompt({
  purpose,
  speaker,
  persona,
  guidance = "",
  participants,
}: SystemPromptParts): string {
  if (purpose === "moderator") return moderatorSystemPrompt;
  const direction = purpose === "room" && participants ? roomDirection(speaker, participants) : "";
  return [persona, guidance, direction].filter((part) => part !== "").join("\n\n");
}

/** How to take part in a discussion. */
function roomDirection(
  speaker: RoomParticipant,
  { speaking, listening = [], changesSubject = false, closes = false }: RoomParticipants,
): string {
  const others = speaking.filter(({ id }) => id !== speaker.id);
  const silent = listening.filter(({ id }) => id !== speaker.id);
  return [
    `You are in a room with ${listed([...others.map(({ name }) => name), "the visitor"])}. Answer what was said last, to whom it concerns, and call each other by name.`,
    ...(silent.length > 0
      ? [
          `${listed(silent.map(({ name }) => name))} only ${silent.length === 1 ? "listens" : "listen"}: ask ${silent.length === 1 ? "this one" : "these"} nothing.`,
        ]
      : []),
    `Say only your own words, as ${speaker.name}: never write a line for anybody else, and put no name before your own.`,
    ...(changesSubject ? ["Carry the talk to a neighbouring subject that follows from what was said."] : []),
    ...(closes ? ["The discussion ends here: say a closing word, and ask nothing."] : []),
  ].join("\n");
}

import { plainName } from "../shared/plain-name";
import type { ChatRoomConfig, ChatRoomContext, RoomMessage } from "./chat-room.types";

type Spoken = Pick<ChatRoomConfig, "characters"> &
  Pick<ChatRoomContext, "messages" | "visitorName" | "seed" | "participants" | "muted" | "beginning" | "events">;

/** One line as a reader sees it. */
export interface TranscriptEntry {
  /** The name shown: the visitor's, or `You` where it is blank. */
  readonly speaker: string;
  readonly content: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** The name a line is signed with. */
export function speakerName(
  { characters, visitorName }: Pick<Spoken, "characters" | "visitorName">,
  speaker: string,
): string {
  if (speaker === "user") return plainName(visitorName) || "You";
  return characters.find(({ id }) => id === speaker)?.name ?? "The Chat Room";
}

export function transcriptEntries(
  room: Pick<Spoken, "messages" | "characters" | "visitorName">,
): readonly TranscriptEntry[] {
  return room.messages.map(({ author, text, createdAt }) => ({
    speaker: speakerName(room, author),
    content: text,
    timestamp: createdAt,
  }));
}

/** Whether there is anything that could be exported. */
export const hasTranscript = ({ messages }: { readonly messages: readonly RoomMessage[] }) =>
  messages.some(({ author }) => author !== "system");

/** The discussion as plain text, a paragraph a line. */
export function transcriptText(
  room: Pick<Spoken, "messages" | "characters" | "visitorName"> & Partial<Pick<Spoken, "beginning">>,
): string {
  const paragraphs = transcriptEntries(room).map(
    ({ speaker, content, timestamp }) => `[${timestamp}] ${speaker}:\n${content}`,
  );
  const missing = room.beginning?.messages ?? 0;
  const start = missing > 0 ? [`(The first ${String(missing)} lines are no longer kept.)`] : [];
  return `The Chat Room\n\n${[...start, ...paragraphs].join("\n\n")}\n`;
}

/**
 * The discussion with all that is needed to understand, or repeat, how it went: the seed, how things stood at the first
 * message (`beginning`, whose `messages` counts those that are no longer kept), every message with its reason, and what
 * the visitor did in between (`events`). A room with the same seed in which the same is said and done chooses the same speakers.
 */
export function transcriptJson(room: Spoken): string {
  const { seed, visitorName, participants, muted, beginning, events } = room;
  const messages = room.messages.map((message) => ({ ...message, name: speakerName(room, message.author) }));
  return `${JSON.stringify({ version: "2.0", seed, visitorName, participants, muted, beginning, events, messages }, null, 2)}\n`;
}

/** `chatroom-transcript-2026-01-31.txt`, by the UTC date. */
export const transcriptFileName = (at: number, extension: "txt" | "json") =>
  `chatroom-transcript-${new Date(at).toISOString().slice(0, 10)}.${extension}`;

import { plainName } from "../shared/plain-name";
import type { ChatRoomConfig, ChatRoomContext, RoomMessage } from "./chat-room.types";

type Spoken = Pick<ChatRoomConfig, "characters"> &
  Pick<ChatRoomContext, "messages" | "visitorName" | "seed" | "participants" | "muted" | "beginning" | "events">;

/** One message as a reader sees it. */
export interface TranscriptEntry {
  /** The shown name: for the visitor their own, or `You` where it is blank. */
  readonly speaker: string;
  readonly content: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** The shown name of a message's author. */
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

/** Whether there is a message to export. */
export const hasTranscript = ({ messages }: { readonly messages: readonly RoomMessage[] }) =>
  messages.some(({ author }) => author !== "system");

/** The discussion as plain text, one paragraph for each message. */
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
 * The discussion with everything that is needed to understand or repeat it: the seed, the state at the first message
 * (`beginning`, whose `messages` counts those that are no longer stored), every message with its reason, and the
 * visitor's other actions (`events`). With the same seed, messages and actions, the same characters speak.
 */
export function transcriptJson(room: Spoken): string {
  const { seed, visitorName, participants, muted, beginning, events } = room;
  const messages = room.messages.map((message) => ({ ...message, name: speakerName(room, message.author) }));
  return `${JSON.stringify({ version: "2.0", seed, visitorName, participants, muted, beginning, events, messages }, null, 2)}\n`;
}

/** `chatroom-transcript-2026-01-31.txt`, by the UTC date. */
export const transcriptFileName = (at: number, extension: "txt" | "json") =>
  `chatroom-transcript-${new Date(at).toISOString().slice(0, 10)}.${extension}`;

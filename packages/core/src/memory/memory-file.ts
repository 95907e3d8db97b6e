import type { LoadedMemory, Message } from "../contracts";

/** The version that exported memories carry. */
const VERSION = "1.0";

/** How many messages are written in one piece. */
const PIECE = 500;

/** What {@link memoryFileText} writes: a character's memory, and what the file says of itself. */
export interface MemoryFileInput {
  /** Written into the file, so that an import can tell whose memory it is. */
  readonly characterId: string;
  /** As a memory store loads it. */
  readonly memory: Pick<LoadedMemory, "messages" | "metadata">;
  /** Milliseconds since 1970. */
  readonly exportedAt: number;
}

/**
 * A memory as a JSON file, one message a line, piece by piece, so that a long one is not written at once. Reading it gives
 * the same memory.
 */
export function* memoryFilePieces({
  characterId,
  memory: { messages, metadata },
  exportedAt,
}: MemoryFileInput): Generator<string> {
  const { unknownFields = {}, ...known } = metadata;
  yield `{\n"version": ${JSON.stringify(VERSION)},\n"character": ${JSON.stringify(characterId)},\n"conversations": [`;
  for (let start = 0; start < messages.length; start += PIECE) {
    const lines = messages
      .slice(start, start + PIECE)
      .map((message) => `\n${JSON.stringify(toFileMessage(characterId, message))}`);
    yield `${start > 0 ? "," : ""}${lines.join(",")}`;
  }
  yield `\n],\n"metadata": ${JSON.stringify(known)},\n"exportedAt": ${JSON.stringify(new Date(exportedAt).toISOString())}`;
  for (const [name, value] of Object.entries(unknownFields))
    yield `,\n${JSON.stringify(name)}: ${JSON.stringify(value)}`;
  yield "\n}\n";
}

/** A memory as the text of a file. */
export const memoryFileText = (input: MemoryFileInput) => [...memoryFilePieces(input)].join("");

/** `memory-tesla-2026-01-31.json`, by the UTC date. */
export const memoryFileName = (characterId: string, at: number) =>
  `memory-${characterId}-${new Date(at).toISOString().slice(0, 10)}.json`;

/** A message with the field names of the file; the fields that people look for come first. */
const toFileMessage = (characterId: string, message: Message) => {
  const { conversationId, author, text, createdAt, hasImage, id, status, model, heardUntil, unknownFields, ...rest } =
    message;
  return {
    role: author === "user" ? "user" : "assistant",
    content: text,
    timestamp: createdAt,
    hasImage,
    id,
    end: status,
    engine: model,
    heard: heardUntil,
    // Left out for the first conversation, as in files of the first edition.
    ...(conversationId !== characterId && { conversationId }),
    ...rest,
    ...unknownFields,
  };
};

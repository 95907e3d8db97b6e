import { MemoryReadError, memoryLimits, type MemoryMetadata, type Message, type ReadMemory } from "../contracts";
import { isRecord } from "../shared/json";
import { plainName } from "../shared/plain-name";
import { freshMetadata, reconcileMetadata, usableFields } from "./memory-metadata";
import { nameMessages } from "./name-messages";
import { parseMessage, unknownFieldsOf } from "./parse-message";
import { redate } from "./redate";

const KNOWN = new Set(["version", "character", "conversations", "metadata", "exportedAt", "__proto__"]);
const KNOWN_METADATA = new Set(["createdAt", "totalInteractions", "lastInteraction", "unknownFields", "__proto__"]);

/** Longer than any character's name; the name is only shown. */
const LONGEST_NAME = 80;

/**
 * Parses an exported memory, of this version or another. It is read completely, unknown fields included, or rejected. Its
 * messages cannot become instructions: only the roles of the visitor and the character exist.
 *
 * @param characterId whose memory it becomes: the character may differ from the one that the file names
 * @param now in milliseconds since 1970, for metadata that has to be created, and to detect times in the future
 * @throws MemoryReadError
 */
export function parseMemory(
  text: string,
  { characterId, now }: { readonly characterId: string; readonly now: number },
): ReadMemory {
  const file = requireObject(requireJson(text));
  const { conversations, character, metadata } = file;
  if (!Array.isArray(conversations)) throw new MemoryReadError("wrongFormat", "There is no list of conversations.");
  if (conversations.length > memoryLimits.messages)
    throw new MemoryReadError("tooMany", "There are too many messages.");
  const { messages: dated, redated } = redate(
    conversations.map((value, index) => parseMessage(value, characterId, index + 1)),
    now,
  );
  const messages = nameMessages(dated);
  return {
    character: typeof character === "string" ? plainName(character).slice(0, LONGEST_NAME) : null,
    messages,
    ...(redated > 0 && { redated }),
    metadata: keepSmall(parseFileMetadata(metadata, unknownFieldsOf(file, KNOWN), messages, now)),
  };
}

function requireJson(text: string): unknown {
  // Windows editors start a file with a byte order mark, which JSON does not allow.
  const json = text.startsWith("\uFEFF") ? text.slice(1) : text;
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new MemoryReadError("notJson", "The text is no JSON.", { cause });
  }
}

function requireObject(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new MemoryReadError("wrongFormat", "There is no object.");
  return value;
}

/** Missing and invalid metadata is rebuilt from the messages. */
function parseFileMetadata(
  value: unknown,
  unknownFields: Readonly<Record<string, unknown>>,
  messages: readonly Message[],
  now: number,
): MemoryMetadata {
  const stated = isRecord(value) ? value : {};
  return {
    ...reconcileMetadata({ ...freshMetadata(now), ...usableFields(stated) }, messages, now),
    ...unknownFieldsOf(stated, KNOWN_METADATA),
    ...(Object.keys(unknownFields).length > 0 && { unknownFields }),
  };
}

function keepSmall(metadata: MemoryMetadata): MemoryMetadata {
  // The known fields grow a little during a conversation, and must not make its export too large.
  const { createdAt: _createdAt, totalInteractions: _total, lastInteraction: _last, ...unknown } = metadata;
  if (JSON.stringify(unknown).length > memoryLimits.unknownCharacters)
    throw new MemoryReadError("tooLarge", "Fields beside the messages are too large.");
  return metadata;
}

import { MemoryReadError, memoryLimits, type Message } from "../contracts";
import { isRecord } from "../shared/json";
import { isMessageStatus } from "./read-message";
import { conversationTitle as titleOf } from "./conversations";
import { requireSimple } from "./require-simple";
import { isNeedKind } from "../shared/one-of";

const KNOWN = new Set([
  "id",
  "role",
  "content",
  "timestamp",
  "hasImage",
  "end",
  "engine",
  "safety",
  "imported",
  "heard",
  "conversationId",
  "conversationTitle",
  "__proto__",
]);
const LONGEST_ID = 200;
const ISO_DATE = /^\d{4}-\d\d-\d\d(?:$|[T ])/;

const bad = (at: number, what: string) => new MemoryReadError("badMessage", `Message ${String(at)} ${what}.`, { at });

/**
 * Parses one message of an import. Its id is empty if the file has no usable one, as in files of other versions.
 *
 * @param characterId whose memory it becomes
 * @param at its place, counted from 1
 * @throws MemoryReadError
 */
export function parseMessage(value: unknown, characterId: string, at: number): Message {
  if (!isRecord(value)) throw bad(at, "is no object");
  const {
    id,
    role,
    content,
    timestamp,
    hasImage,
    end,
    engine,
    safety,
    imported,
    heard,
    conversationId,
    conversationTitle,
  } = value;
  if (role !== "user" && role !== "assistant") throw bad(at, "has neither the role of the user nor of the assistant");
  if (typeof content !== "string") throw bad(at, "has no text");
  if (content.length > memoryLimits.characters)
    throw new MemoryReadError("tooLong", `Message ${String(at)} is too long.`, { at });
  if (!isAbsent(hasImage) && typeof hasImage !== "boolean") throw bad(at, "does not say whether an image went with it");
  if (!isAbsent(end) && !isMessageStatus(end)) throw bad(at, "ended in an unknown way");
  if (!isAbsent(engine) && typeof engine !== "string") throw bad(at, "names no model");
  if (!isAbsent(heard) && typeof heard !== "number") throw bad(at, "does not say how far it was heard");
  const unknownFields = unknownFieldsOf(value, KNOWN);
  return {
    id: toId(id, at),
    conversationId: typeof conversationId === "string" && conversationId !== "" ? conversationId : characterId,
    ...(typeof conversationTitle === "string" && toTitle(conversationTitle)),
    author: role === "user" ? role : characterId,
    text: content,
    createdAt: toTimestamp(timestamp, at),
    hasImage: hasImage ?? false,
    ...(!isAbsent(end) && { status: end }),
    ...(isNeedKind(safety) && { safety }),
    // A file may name any model.
    ...((!isAbsent(engine) || imported === true) && { imported: true }),
    ...(!isAbsent(heard) && { heardUntil: heard }),
    ...(Object.keys(unknownFields).length > 0 && { unknownFields }),
  };
}

/** The unknown fields of a value. */
export function unknownFieldsOf(value: object, known: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  const unknown = Object.entries(value).filter(([name]) => !known.has(name));
  requireSimple(unknown.map(([, field]) => field));
  return Object.fromEntries(unknown);
}

/** A name of a conversation, as far as one can be made of the text. */
function toTitle(text: string): Pick<Message, "conversationTitle"> {
  const title = titleOf(text);
  return title === "" ? {} : { conversationTitle: title };
}

const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;

function toId(id: unknown, at: number): string {
  if (isAbsent(id)) return "";
  if (typeof id === "number") return String(id);
  if (typeof id !== "string") throw bad(at, "has an unusable id");
  // Ids that are generated for messages of the same moment grow with each import: above a limit a new one is generated.
  return id.length > LONGEST_ID ? "" : id;
}

/** The time in the form whose alphabetical order is chronological; years of more than four digits have none. */
function toTimestamp(timestamp: unknown, at: number): string {
  const isTime = typeof timestamp === "number" || (typeof timestamp === "string" && ISO_DATE.test(timestamp));
  const date = new Date(isTime ? timestamp : Number.NaN);
  const iso = Number.isNaN(date.getTime()) ? "" : date.toISOString();
  if (!ISO_DATE.test(iso)) throw bad(at, "has no usable time");
  return iso;
}

import type { Recorded, RecordedEvent } from "./session-report";

/** Fields with a word that the code chose. It is kept if it looks like one: letters only. */
const CODE_FIELDS = new Set([
  "availability",
  "by",
  "choice",
  "durability",
  "end",
  "facing",
  "kind",
  "mode",
  "pace",
  "problem",
  "quality",
  "reason",
  "role",
  "status",
  "type",
]);
/** Fields with the id of a character, of a child machine or of a model. It is kept if it looks like one. */
const ID_FIELDS = new Set(["actorId", "author", "characterId", "conversationId", "model", "speaker"]);
/** Fields with the whole definition of a character, of which the id is enough. */
const CHARACTER_FIELDS = new Set(["character", "characters"]);
/** Fields with texts of the conversation: kept only on request. */
const WORD_FIELDS = new Set(["content", "text", "title"]);

const CODE_WORD = /^[a-z][A-Za-z.]{0,31}$/;
const ID = /^(?=.{1,40}$)[A-Za-z][A-Za-z0-9]*(?:[-_.][A-Za-z0-9]+)*$/;
const ERROR_NAME = /^(?:[A-Z][A-Za-z]{1,31})?Error$/;
/** Types of events, those of XState's own too, which hold the paths of states. */
const EVENT_TYPE = /^[\w.:()#*-]{1,160}$/;
const FIELD = /^[a-z][A-Za-z]{0,31}$/;

/** Longer texts are no ids, and get no number. */
const LONGEST_NUMBERED = 64;
const MOST_NUMBERED = 1_000;
const DEEPEST = 6;
const MOST_FIELDS = 100;
/** Of a long list. What a chart decides depends on its end. */
const FIRST_ITEMS = 10;
const LAST_ITEMS = 30;
/** Values in one event. */
const MOST_VALUES = 2_000;
/** Later than 2001 in milliseconds since 1970, and no other number of ours is as large. */
const FIRST_DATE = 1e12;

export interface RedactorOptions {
  readonly hasWords: boolean;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/** Writes events down without what is personal in them: lengths in place of texts, sizes in place of pictures. */
export function createRedactor({ hasWords, startedAt }: RedactorOptions) {
  const numbers = new Map<string, number>();
  let count = 0;
  let left = 0;

  function numberOf(text: string): number {
    const number = numbers.get(text) ?? (count += 1);
    numbers.delete(text);
    numbers.set(text, number);
    const [oldest] = numbers.keys();
    if (numbers.size > MOST_NUMBERED && oldest !== undefined) numbers.delete(oldest);
    return number;
  }

  function text(value: string, field: string): Recorded {
    if (hasWords && WORD_FIELDS.has(field)) return value;
    if (CODE_FIELDS.has(field) && CODE_WORD.test(value)) return value;
    if (ID_FIELDS.has(field) && ID.test(value)) return value;
    return {
      $text: value.length,
      ...(value.trim() === "" ? { isBlank: true } : value.length <= LONGEST_NUMBERED && { same: numberOf(value) }),
    };
  }

  function fields(value: object, depth: number): Record<string, Recorded> | null {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined && typeof each !== "function");
    if (entries.length > MOST_FIELDS || entries.some(([key]) => !FIELD.test(key))) return null;
    return Object.fromEntries(entries.map(([key, each]) => [key, any(each, key, depth + 1)]));
  }

  function object(value: object, field: string, depth: number): Recorded {
    if (Array.isArray(value)) {
      const keep = (items: readonly unknown[]) => items.map((each) => any(each, field, depth + 1));
      const between = value.length - FIRST_ITEMS - LAST_ITEMS;
      if (between <= 0) return keep(value);
      return [...keep(value.slice(0, FIRST_ITEMS)), { $more: between }, ...keep(value.slice(-LAST_ITEMS))];
    }
    if (value instanceof Error) {
      const { name: _name, message: _message, ...own } = Object.fromEntries(Object.entries(value));
      return { $error: ERROR_NAME.test(value.name) ? value.name : "Error", ...fields(own, depth) };
    }
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return { $bytes: value.byteLength };
    if (typeof Blob !== "undefined" && value instanceof Blob) return { $bytes: value.size };
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return { $other: "object" };
    if (CHARACTER_FIELDS.has(field) && "id" in value) return { id: any(value.id, "characterId", depth + 1) };
    return fields(value, depth) ?? { $entries: Object.keys(value).length };
  }

  function any(value: unknown, field: string, depth: number): Recorded {
    left -= 1;
    if (left < 0 || depth > DEEPEST) return { $other: "more" };
    if (value === null || value === undefined) return null;
    if (typeof value === "string") return text(value, field);
    if (typeof value === "boolean") return value;
    if (typeof value === "number") {
      if (!Number.isFinite(value)) return { $other: "number" };
      return value > FIRST_DATE ? { $date: value - startedAt } : value;
    }
    if (typeof value !== "object") return { $other: typeof value };
    // A getter or a proxy of the host's may throw.
    try {
      return object(value, field, depth);
    } catch {
      return { $other: "object" };
    }
  }

  const redact = (value: unknown): Recorded => {
    left = MOST_VALUES;
    return any(value, "", 0);
  };

  return {
    redact,
    redactEvent(event: { readonly type: string }): RecordedEvent {
      const { type, ...rest } = event;
      const kept = redact(rest);
      const isKept = typeof kept === "object" && kept !== null && !Array.isArray(kept);
      return {
        ...(isKept ? (kept as Record<string, Recorded>) : {}),
        type: typeof type === "string" && EVENT_TYPE.test(type) ? type : "(unnamed)",
      };
    },
  };
}

/**
 * A value cut to what JSON holds and a reader can take in. In place of what JSON cannot hold, and of what was cut,
 * stands a {@link Note}.
 */
export type Readable = null | boolean | number | string | readonly Readable[] | Note | ReadableFields;

/** Words about a value, such as `{ "@": "function send" }`. */
export interface Note {
  readonly "@": string;
}

/** The fields of an object, such as a context or an event. */
export interface ReadableFields {
  readonly [key: string]: Readable;
}

const LONGEST_TEXT = 300;
const MOST_ENTRIES = 40;
const DEEPEST = 5;
/** In one value, at all depths. */
const MOST_VALUES = 600;

export const isNote = (value: Readable): value is Note =>
  typeof value === "object" && value !== null && !Array.isArray(value) && typeof (value as Note)["@"] === "string";

const note = (text: string): Note => ({ "@": text });

function nameOfClass(value: object): string | undefined {
  const prototype = Object.getPrototypeOf(value) as { readonly constructor?: { readonly name?: string } } | null;
  if (prototype === null || prototype === Object.prototype) return undefined;
  return prototype.constructor?.name || "object";
}

const isActor = (value: object): value is { readonly id?: unknown } =>
  "getSnapshot" in value && "send" in value && typeof value.send === "function";

function readScalar(value: unknown): Readable | undefined {
  switch (typeof value) {
    case "string":
      return value.length > LONGEST_TEXT
        ? `${value.slice(0, LONGEST_TEXT)}… (${String(value.length)} characters)`
        : value;
    case "number":
      // JSON has no negative zero.
      return Number.isFinite(value) ? value + 0 : note(String(value));
    case "boolean":
      return value;
    case "undefined":
      return note("undefined");
    case "bigint":
      return note(`${String(value)}n`);
    case "symbol":
      return note(String(value));
    case "function":
      return note(`function ${value.name}`.trim());
    case "object":
      return value === null ? null : undefined;
    default:
      return undefined;
  }
}

/** Values whose contents are not listed. */
function readClosed(value: object): Note | undefined {
  if (isActor(value)) return note(`actor ${typeof value.id === "string" ? value.id : ""}`.trim());
  if (value instanceof Date) return note(`Date ${Number.isNaN(value.getTime()) ? "invalid" : value.toISOString()}`);
  if (value instanceof Error) return note(`${value.name}: ${value.message}`);
  if (value instanceof Promise) return note("Promise");
  if (value instanceof RegExp) return note(`RegExp ${String(value)}`);
  if (ArrayBuffer.isView(value)) return note(`${String(nameOfClass(value))} of ${String(value.byteLength)} bytes`);
  if (typeof Node !== "undefined" && value instanceof Node) return note(`element ${value.nodeName.toLowerCase()}`);
  return undefined;
}

/**
 * Makes any value readable: cyclic values, class instances, functions and getters that throw included. Long texts, long
 * lists and deep values are cut.
 */
export function readable(value: unknown): Readable {
  const above = new Set<object>();
  let left = MOST_VALUES;
  const entries = (all: Iterable<readonly [string, () => unknown]>, count: number, depth: number): ReadableFields => {
    const read: Record<string, Readable> = Object.create(null) as Record<string, Readable>;
    let taken = 0;
    for (const [key, get] of all) {
      if (taken === MOST_ENTRIES || left <= 0) break;
      taken += 1;
      try {
        read[key] = visit(get(), depth + 1);
      } catch {
        read[key] = note("cannot be read");
      }
    }
    if (taken < count) read["…"] = note(`${String(count - taken)} more`);
    return { ...read };
  };
  const list = (all: readonly unknown[], depth: number): readonly Readable[] => {
    const read: Readable[] = [];
    for (const each of all) {
      if (read.length === MOST_ENTRIES || left <= 0) return [...read, note(`${String(all.length - read.length)} more`)];
      read.push(visit(each, depth + 1));
    }
    return read;
  };
  const open = (each: object, depth: number): Readable => {
    if (Array.isArray(each)) return depth >= DEEPEST ? note(`list of ${String(each.length)}`) : list(each, depth);
    if (each instanceof Set) return depth >= DEEPEST ? note(`Set of ${String(each.size)}`) : list([...each], depth);
    if (depth >= DEEPEST) return note(nameOfClass(each) ?? `object of ${String(Object.keys(each).length)}`);
    if (each instanceof Map) {
      const keyOf = (key: unknown) => (typeof key === "string" ? key : (JSON.stringify(readScalar(key)) ?? "object"));
      return entries(
        [...each].map(([key, inside]) => [keyOf(key), () => inside] as const),
        each.size,
        depth,
      );
    }
    const keys = Object.keys(each);
    const name = nameOfClass(each);
    if (name !== undefined && keys.length === 0) return note(name);
    return entries(
      keys.map((key) => [key, () => (each as Readonly<Record<string, unknown>>)[key]] as const),
      keys.length,
      depth,
    );
  };
  const visit = (each: unknown, depth: number): Readable => {
    left -= 1;
    const scalar = readScalar(each);
    if (scalar !== undefined) return scalar;
    const object = each as object;
    if (above.has(object)) return note("the same again");
    const closed = readClosed(object);
    if (closed) return closed;
    above.add(object);
    const read = open(object, depth);
    above.delete(object);
    return read;
  };
  try {
    return visit(value, 0);
  } catch {
    return note("cannot be read");
  }
}

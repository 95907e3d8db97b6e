import { createParser } from "eventsource-parser";

/** The largest picture with the most expensive model; what is not used is given back. */
const PICTURE_TOKENS = 5_000;
/**
 * Matches a picture in a request. No text can match: JSON escapes quotation marks in texts.
 */
const PICTURE = /"(?:data":"|url":"data:image\/[a-z]{1,4};base64,)[A-Za-z0-9+/]+={0,2}"/g;

/** The worst case in ASCII; English takes half as many. Beyond ASCII, a rare script takes a token for each byte. */
const ASCII_BYTES_A_TOKEN = 2;
const BYTES_A_TOKEN_ANSWERED = 4;

/** Longer answers without streaming are not parsed. */
const LONGEST_JSON = 256 * 1024;

/** The most tokens the input of a request can cost. */
export function maxInputTokens(body: string): number {
  const pictures = body.match(PICTURE)?.length ?? 0;
  const text = pictures === 0 ? body : body.replace(PICTURE, "");
  const bytes = Buffer.byteLength(text);
  const ascii = bytes === text.length ? bytes : countAscii(text);
  return pictures * PICTURE_TOKENS + Math.ceil(ascii / ASCII_BYTES_A_TOKEN) + bytes - ascii;
}

function countAscii(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) < 0x80) count += 1;
  return count;
}

export interface ReplyTokens {
  /** The vendor's count; `null` if it gave none. */
  readonly input: number | null;
  /** Counted or estimated; `null` for an answer without streaming that was cut short. */
  readonly output: number | null;
  /** Whether `output` is the vendor's count. */
  readonly isCounted: boolean;
}

interface Usage {
  readonly input_tokens?: unknown;
  readonly output_tokens?: unknown;
  readonly prompt_tokens?: unknown;
  readonly completion_tokens?: unknown;
  readonly cache_creation_input_tokens?: unknown;
  readonly cache_read_input_tokens?: unknown;
}

/** The fields of both vendors' answers and events that contain the usage. */
interface VendorMessage {
  readonly usage?: Usage | null;
  readonly message?: { readonly usage?: Usage };
  readonly delta?: { readonly text?: unknown };
  readonly choices?: readonly {
    readonly delta?: { readonly content?: unknown };
    readonly message?: { readonly content?: unknown };
  }[];
  readonly content?: readonly { readonly text?: unknown }[];
}

/** More than any reply takes; a larger count is ignored. */
const MOST_TOKENS = 10_000_000;

const asCount = (value: unknown) =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 && value <= MOST_TOKENS ? value : null;
const lengthOf = (value: unknown) => (typeof value === "string" ? Buffer.byteLength(value) : 0);

/** The first and last bytes of a stream, where vendors report the usage. */
interface Edges {
  readonly head: Buffer;
  readonly tail: Buffer;
}
const EDGE_BYTES = 4 * 1024;
const LF = 10;

/**
 * Counts the tokens of a reply while it streams: the vendor's own count, or an estimate. To keep hundreds of streams cheap,
 * only the number of events is counted, and the edges are parsed at the end.
 */
export function createReplyTokens(): { watch(chunk: Uint8Array): void; read(): ReplyTokens } {
  let isJson: boolean | null = null;
  const whole: Uint8Array[] = [];
  let edges: Edges | null = null;
  let bytes = 0;
  let events = 0;
  let last = 0;

  const watch = (chunk: Uint8Array) => {
    if (chunk.length === 0) return;
    isJson ??= chunk[0] === OPENING_BRACE;
    if (isJson) {
      if (bytes < LONGEST_JSON) whole.push(chunk.subarray(0, LONGEST_JSON - bytes));
    } else {
      edges ??= { head: Buffer.alloc(EDGE_BYTES), tail: Buffer.alloc(EDGE_BYTES) };
      if (bytes < EDGE_BYTES) edges.head.set(chunk.subarray(0, EDGE_BYTES - bytes), bytes);
      writeRing(edges.tail, chunk, bytes);
    }
    events += countEnds(chunk, last);
    last = chunk.at(-1) ?? last;
    bytes += chunk.length;
  };

  return {
    watch,
    read() {
      const messages = isJson ? [Buffer.concat(whole).toString()] : edges === null ? [] : messagesAtEdges(edges, bytes);
      const { input, output } = usageIn(messages);
      if (output !== null) return { input, output, isCounted: true };
      // The client left in the middle: the cost is unknown.
      if (isJson && messages.every((message) => parse(message) === null))
        return { input, output: null, isCounted: false };
      // An event is at least one token; the events at the edges tell their average length.
      const unread = bytes > EDGE_BYTES && !isJson;
      const textBytes = messages.reduce((sum, message) => sum + textBytesIn(message), 0);
      const textPassed = unread ? (textBytes / Math.max(1, messages.length)) * events : textBytes;
      return {
        input,
        output: Math.max(unread ? events : 0, Math.ceil(textPassed / BYTES_A_TOKEN_ANSWERED)),
        isCounted: false,
      };
    },
  };
}

const OPENING_BRACE = 0x7b;

/** Writes into a ring buffer that holds the last bytes, without allocating. */
function writeRing(ring: Buffer, chunk: Uint8Array, written: number): void {
  const last = chunk.subarray(-ring.length);
  const place = (written + chunk.length - last.length) % ring.length;
  const fits = last.subarray(0, ring.length - place);
  ring.set(fits, place);
  ring.set(last.subarray(fits.length), 0);
}

function readRing(ring: Buffer, written: number): Buffer {
  const place = written % ring.length;
  return Buffer.concat([ring.subarray(place), ring.subarray(0, place)]);
}

/** The number of events that end in this chunk; about the number of tokens. */
function countEnds(chunk: Uint8Array, before: number): number {
  let count = before === LF && chunk[0] === LF ? 1 : 0;
  for (let at = chunk.indexOf(LF); at !== -1; at = chunk.indexOf(LF, at + 1)) if (chunk[at + 1] === LF) count += 1;
  return count;
}

/** The first and last events; of a short stream all of them. */
function messagesAtEdges({ head, tail }: Edges, bytes: number): readonly string[] {
  const messages: string[] = [];
  const read = (text: string) => createParser({ onEvent: ({ data }) => messages.push(data) }).feed(text);
  read(head.toString("utf8", 0, Math.min(bytes, EDGE_BYTES)));
  if (bytes > EDGE_BYTES) {
    const end = readRing(tail, bytes).toString();
    // The tail begins within an event.
    read(end.slice(end.indexOf("\n\n") + 1));
  }
  return messages;
}

/** Matches a usage; one vendor sends `"usage":null` with every word. */
const COUNT = /"usage"\s*:\s*\{/;

/** The vendor's last count. */
function usageIn(messages: readonly string[]): { readonly input: number | null; readonly output: number | null } {
  let input: number | null = null;
  let output: number | null = null;
  for (const message of messages.filter((text) => COUNT.test(text)).map(parse)) {
    if (message === null) continue;
    for (const usage of [message.usage, message.message?.usage]) {
      if (!usage) continue;
      const asked = asCount(usage.input_tokens) ?? asCount(usage.prompt_tokens);
      if (asked !== null)
        input =
          asked + (asCount(usage.cache_creation_input_tokens) ?? 0) + (asCount(usage.cache_read_input_tokens) ?? 0);
      // The count at the beginning of a message is not its final cost.
      if (usage === message.usage) output = asCount(usage.output_tokens) ?? asCount(usage.completion_tokens) ?? output;
    }
  }
  return { input, output };
}

function textBytesIn(json: string): number {
  const message = parse(json) ?? {};
  const choices = (Array.isArray(message.choices) ? message.choices : []).map(
    (choice) => lengthOf(choice?.delta?.content) + lengthOf(choice?.message?.content),
  );
  const parts = (Array.isArray(message.content) ? message.content : []).map((part) => lengthOf(part?.text));
  return [lengthOf(message.delta?.text), ...choices, ...parts].reduce((sum, length) => sum + length, 0);
}

/** `null` if the message is no JSON. */
function parse(json: string): VendorMessage | null {
  try {
    return (JSON.parse(json) as VendorMessage | null) ?? {};
  } catch {
    return null;
  }
}

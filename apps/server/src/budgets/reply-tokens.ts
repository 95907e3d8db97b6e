import { createParser } from "eventsource-parser";

/** What the largest picture costs with the dearest model; what it did not cost is given back. */
const PICTURE_TOKENS = 5_000;
/**
 * A picture where the schemas have one. A text cannot look like it: within a text a quotation mark has a backslash before
 * it, and these have none.
 */
const PICTURE = /"(?:data":"|url":"data:image\/[a-z]{1,4};base64,)[A-Za-z0-9+/]+={0,2}"/g;

/** The dearest one usually meets in ASCII; English takes half as many. Beyond ASCII, a rare script takes one for each byte. */
const ASCII_BYTES_A_TOKEN = 2;
const BYTES_A_TOKEN_ANSWERED = 4;

/** Larger answers that are no stream are not read. */
const LONGEST_JSON = 256 * 1024;

/** How many tokens a request can cost its sender, before anything is answered. */
export function mostInputTokens(body: string): number {
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
  /** As the vendor counted; `null` where it did not say. */
  readonly input: number | null;
  /** Counted or estimated; `null` for an answer of one piece that was not seen to its end. */
  readonly output: number | null;
  /** Whether the vendor told the latter. */
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

/** The fields of both vendors' answers and events that tell what was used. */
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

/** No reply takes as many tokens; a vendor that says so is not believed. */
const MOST_TOKENS = 10_000_000;

const asCount = (value: unknown) =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 && value <= MOST_TOKENS ? value : null;
const lengthOf = (value: unknown) => (typeof value === "string" ? Buffer.byteLength(value) : 0);

/** The first and last bytes of a stream that are looked at closely: there the vendors say what was used. */
interface Edges {
  readonly head: Buffer;
  readonly tail: Buffer;
}
const EDGE_BYTES = 4 * 1024;
const LF = 10;

/**
 * Counts what a reply used, from what passes by: the vendor's own count, or an estimate. Hundreds of streams pass at
 * once, so of a stream only the events are counted, and its edges are read when it is over.
 */
export function createReplyTokens(): { watch(piece: Uint8Array): void; read(): ReplyTokens } {
  let isJson: boolean | null = null;
  const whole: Uint8Array[] = [];
  let edges: Edges | null = null;
  let bytes = 0;
  let events = 0;
  let last = 0;

  const watch = (piece: Uint8Array) => {
    if (piece.length === 0) return;
    isJson ??= piece[0] === OPENING_BRACE;
    if (isJson) {
      if (bytes < LONGEST_JSON) whole.push(piece.subarray(0, LONGEST_JSON - bytes));
    } else {
      edges ??= { head: Buffer.alloc(EDGE_BYTES), tail: Buffer.alloc(EDGE_BYTES) };
      if (bytes < EDGE_BYTES) edges.head.set(piece.subarray(0, EDGE_BYTES - bytes), bytes);
      writeRound(edges.tail, piece, bytes);
    }
    events += countEnds(piece, last);
    last = piece.at(-1) ?? last;
    bytes += piece.length;
  };

  return {
    watch,
    read() {
      const messages = isJson ? [Buffer.concat(whole).toString()] : edges === null ? [] : messagesAtEdges(edges, bytes);
      const { input, output } = usageIn(messages);
      if (output !== null) return { input, output, isCounted: true };
      // What the visitor left in the middle has cost nobody knows how much.
      if (isJson && messages.every((message) => parse(message) === null))
        return { input, output: null, isCounted: false };
      // An event is a token at least; how long they are in between is told by those at the edges.
      const unread = bytes > EDGE_BYTES && !isJson;
      const textBytes = messages.reduce((sum, message) => sum + textBytesIn(message), 0);
      const whatPassed = unread ? (textBytes / Math.max(1, messages.length)) * events : textBytes;
      return {
        input,
        output: Math.max(unread ? events : 0, Math.ceil(whatPassed / BYTES_A_TOKEN_ANSWERED)),
        isCounted: false,
      };
    },
  };
}

const OPENING_BRACE = 0x7b;

/** Writes into a buffer that begins anew at its end, so that it always holds the last bytes. Nothing is allocated. */
function writeRound(round: Buffer, piece: Uint8Array, written: number): void {
  const last = piece.subarray(-round.length);
  const place = (written + piece.length - last.length) % round.length;
  const fits = last.subarray(0, round.length - place);
  round.set(fits, place);
  round.set(last.subarray(fits.length), 0);
}

function readRound(round: Buffer, written: number): Buffer {
  const place = written % round.length;
  return Buffer.concat([round.subarray(place), round.subarray(0, place)]);
}

/** How many events end in this piece. Their number is about that of the tokens. */
function countEnds(piece: Uint8Array, before: number): number {
  let count = before === LF && piece[0] === LF ? 1 : 0;
  for (let at = piece.indexOf(LF); at !== -1; at = piece.indexOf(LF, at + 1)) if (piece[at + 1] === LF) count += 1;
  return count;
}

/** What the first and the last events say; of a short stream they are all. */
function messagesAtEdges({ head, tail }: Edges, bytes: number): readonly string[] {
  const messages: string[] = [];
  const read = (text: string) => createParser({ onEvent: ({ data }) => messages.push(data) }).feed(text);
  read(head.toString("utf8", 0, Math.min(bytes, EDGE_BYTES)));
  if (bytes > EDGE_BYTES) {
    const end = readRound(tail, bytes).toString();
    // It begins in the middle of an event.
    read(end.slice(end.indexOf("\n\n") + 1));
  }
  return messages;
}

/** Where a vendor counts; one of them says `"usage":null` with every word. */
const COUNT = /"usage"\s*:\s*\{/;

/** What the vendor counted. Every count replaces the one before, so what a long stream said in its middle is not missed. */
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
      // What a message says of itself when it begins is not what it will have cost.
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

/** What a message tells; `null` where it cannot be read. */
function parse(json: string): VendorMessage | null {
  try {
    return (JSON.parse(json) as VendorMessage | null) ?? {};
  } catch {
    return null;
  }
}

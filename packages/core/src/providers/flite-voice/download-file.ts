import { SpeechError, type CallOptions, type DownloadProgress } from "../../contracts";
import { abortError } from "../../shared/aborting";
import type { PartIndex, PartStore } from "./part-store";

export interface FileDownloadOptions extends CallOptions {
  readonly url: string;
  readonly store: PartStore;
  /** The approximate size in bytes, for servers that do not report it. */
  readonly expectedBytes: number;
  readonly onProgress?: ((progress: DownloadProgress) => void) | undefined;
  readonly fetch: (input: string, init?: RequestInit) => Promise<Response>;
  /** How long it may be silent, in milliseconds. */
  readonly silenceMs: number;
}

const PART_BYTES = 2 * 1024 * 1024;
const PROGRESS_MS = 100;
/** The speed is that of the last few seconds. */
const SPEED_WINDOW_MS = 3_000;

/**
 * Downloads a file into a store, continuing where an earlier attempt ended. Parts that arrived before a failure are kept.
 *
 * @throws SpeechError; `AbortError` when aborted.
 */
export async function downloadFile(options: FileDownloadOptions): Promise<void> {
  const { store, signal } = options;
  signal.throwIfAborted();
  const kept = await store.read();
  if (kept.isWhole) return;
  const deadline = new AbortController();
  const abort = () => deadline.abort();
  signal.addEventListener("abort", abort, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const expectBytes = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLate = true;
      deadline.abort();
    }, options.silenceMs);
  };
  expectBytes();
  try {
    const { response, from, total, version } = await request(options, kept, deadline.signal);
    if (from === 0 && kept.lengths.length > 0) await store.clear();
    await readInto(store, response, { version, total }, createMeter(from, total, options.onProgress), expectBytes);
    await store.complete();
  } catch (error) {
    if (signal.aborted) throw abortError();
    if (isLate) throw new SpeechError("timeout", "The download stands still.", { cause: error });
    if (error instanceof SpeechError) throw error;
    throw new SpeechError("network", "The download broke off.", { cause: error });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
    deadline.abort();
  }
}

interface Opened {
  readonly response: Response;
  /** How many bytes are stored already. */
  readonly from: number;
  readonly total: number;
  readonly version: string | null;
}

async function request(
  { url, fetch, expectedBytes }: FileDownloadOptions,
  kept: PartIndex,
  signal: AbortSignal,
): Promise<Opened> {
  const have = kept.lengths.reduce((sum, length) => sum + length, 0);
  // It is stored here; the HTTP cache need not keep it as well.
  const ask = (headers: Record<string, string> = {}) => fetch(url, { signal, headers, cache: "no-store" });
  if (have > 0) {
    const response = await ask({ range: `bytes=${have}-`, ...(kept.version !== null && { "if-range": kept.version }) });
    const [, first, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get("content-range") ?? "") ?? [];
    const isRest = response.status === 206 && Number(first) === have && Number(total) === kept.total;
    if (isRest && isBinary(response)) return { response, from: have, total: kept.total, version: kept.version };
    if (response.status === 200 && isBinary(response)) return fromBegin(response, expectedBytes);
    await response.body?.cancel();
  }
  const response = await ask();
  if (!response.ok)
    throw new SpeechError("http", `The voice could not be fetched: ${response.status}.`, { status: response.status });
  if (!isBinary(response)) throw new SpeechError("invalid", "What came is no voice.");
  return fromBegin(response, expectedBytes);
}

function fromBegin(response: Response, expectedBytes: number): Opened {
  const { headers } = response;
  const length = Number(headers.get("content-length") ?? Number.NaN);
  // The length of a compressed response is not the file's.
  const total =
    Number.isFinite(length) && length > 0 && headers.get("content-encoding") === null ? length : expectedBytes;
  const tag = headers.get("etag");
  return {
    response,
    from: 0,
    total,
    version: tag !== null && !tag.startsWith("W/") ? tag : headers.get("last-modified"),
  };
}

/** A host without this file may answer with its index page. */
const isBinary = ({ headers }: Response) => !/^text\//i.test(headers.get("content-type") ?? "");

async function readInto(
  store: PartStore,
  { body }: Response,
  about: Pick<PartIndex, "version" | "total">,
  meter: Meter,
  expectBytes: () => void,
): Promise<void> {
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const flush = async () => {
    if (length === 0) return;
    const part = join(waiting, length);
    waiting = [];
    length = 0;
    await store.append(part, about);
  };
  const reader = body?.getReader();
  try {
    for (;;) {
      const read = await reader?.read();
      if (read === undefined || read.done) break;
      expectBytes();
      waiting.push(read.value);
      length += read.value.length;
      meter.add(read.value.length);
      if (length >= PART_BYTES) await flush();
    }
  } finally {
    await flush();
  }
  meter.end();
}

interface Meter {
  add(bytes: number): void;
  end(): void;
}

function createMeter(from: number, total: number, report: ((progress: DownloadProgress) => void) | undefined): Meter {
  let loaded = from;
  let reported = -Infinity;
  const marks: { readonly at: number; readonly loaded: number }[] = [{ at: performance.now(), loaded }];
  const notify = (at: number) => {
    reported = at;
    marks.push({ at, loaded });
    while (marks.length > 2 && at - marks[1]!.at > SPEED_WINDOW_MS) marks.shift();
    const seconds = (at - marks[0]!.at) / 1_000;
    report?.({
      loaded,
      total: Math.max(total, loaded),
      bytesPerSecond: seconds > 0 ? Math.round((loaded - marks[0]!.loaded) / seconds) : 0,
    });
  };
  return {
    add(bytes) {
      loaded += bytes;
      const now = performance.now();
      if (now - reported >= PROGRESS_MS) notify(now);
    },
    end: () => notify(performance.now()),
  };
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

import { isErrorNamed } from "./error-name";
import type { NeedKind } from "./safety-check";

/** One message of the conversation, as a language model sees it. */
export interface PromptMessage {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** A picture that is attached to the last message. */
export interface PromptImage {
  /** Base64 of a JPEG, without a `data:` prefix. */
  readonly jpegBase64: string;
}

/**
 * The picture to send now, or `null` while there is none (the camera is off). Called for every message and by some voice
 * agents several times a second: it must be cheap and must not throw.
 */
export type FrameSource = () => PromptImage | null;

/** Describes in a few words what a picture shows to a character; `undefined` if it cannot. */
export type DescribeFrame = (
  picture: PromptImage,
  viewer: { readonly characterId: string },
) => string | undefined | Promise<string | undefined>;

/**
 * Finds what is known about a visitor's question: sentences about the character or its subject that a small model would
 * otherwise have to guess, best first. Never throws.
 */
export type FindFacts = (question: {
  readonly characterId: string;
  readonly text: string;
}) => Promise<readonly string[]>;

/**
 * What a reply is for. It decides which parts the system prompt has.
 * - `reply`: an answer in the chat.
 * - `room`: a turn in the Chat Room.
 * - `moderator`: the name of the next speaker in the Chat Room.
 * - `live`: an answer in a live conversation.
 */
export type ReplyPurpose = "reply" | "room" | "moderator" | "live";

/** A character in the Chat Room. */
export interface RoomParticipant {
  readonly id: string;
  readonly name: string;
}

/** The characters in the Chat Room. */
export interface RoomParticipants {
  /** Those who may speak, the speaker included. */
  readonly speaking: readonly RoomParticipant[];
  /** Those who listen only. */
  readonly listening?: readonly RoomParticipant[];
  /** Whether the speaker should lead the discussion to a related subject. */
  readonly changesSubject?: boolean;
  /** Whether the discussion ends, and the speaker says a closing word. */
  readonly closes?: boolean;
}

/** Everything a language model needs to write one reply. */
export interface ReplyRequest {
  /** The id of the character who answers. The built-in model picks its corpus by it, and a server the persona. */
  readonly characterId?: string;
  /** What the reply is for; `reply` if left out. */
  readonly purpose?: ReplyPurpose;
  /** Who takes part; with the purposes `room` and `moderator`. */
  readonly participants?: RoomParticipants;
  /** Whether the visitor was in need a moment ago, so that the reply is gentle. */
  readonly isGentle?: boolean;
  /** Whether the reply replaces the last one, which the visitor wants in other words. It is among the messages, with its question after it once more. */
  readonly isAnother?: boolean;
  /** The system prompt: who the character is and how it speaks. Left out for a model with {@link LanguageModel.composesPrompt}. */
  readonly system?: string;
  /** The conversation so far, oldest first; the last message is the one to answer. */
  readonly messages: readonly PromptMessage[];
  /** A picture the visitor shares with the last message. */
  readonly image?: PromptImage;
  /** Upper bound of the reply, in tokens. */
  readonly maxTokens?: number;
  /** Sampling temperature, 0 to 1. */
  readonly temperature?: number;
  /** The reply ends before any of these strings. */
  readonly stop?: readonly string[];
  /** The seed of random choices: the built-in model phrases the same turn of two discussions differently. Remote models ignore it. */
  readonly seed?: string;
}

/**
 * How a model ended its reply.
 * - `complete`: the model finished.
 * - `length`: it reached the maximum length of a reply.
 * - `refused`: it, or a filter of its vendor, declined to answer.
 */
export type StreamEndReason = "complete" | "length" | "refused";

/** A place in the queue of a model that answers one request at a time. */
export interface QueuePlace {
  /** How many requests are answered before this one; the one that runs is counted. */
  readonly place: number;
  /** About how long that takes, in milliseconds, as the replies before it took; left out while none was measured. */
  readonly waitMs?: number;
}

/** The model is at work although no text has arrived. */
export interface SignOfLife {
  readonly type: "alive";
  /** Whether the server is reached and its model may have to be loaded first. */
  readonly isLoading?: boolean;
  /** Left out once it is this request's turn. */
  readonly queue?: QueuePlace;
}

/** What a stream reports besides the text of the reply. More types may be added: skip those you do not know. */
export type StreamPart =
  /** The model is at work although no text has arrived: the deadline is extended. */
  | SignOfLife
  /** What the reply cost, in tokens, as the vendor counted. */
  | { readonly type: "usage"; readonly inputTokens: number; readonly outputTokens: number }
  /** The message shows need: the text is a fixed reply, and no model was asked. */
  | { readonly type: "safety"; readonly kind: NeedKind }
  /** How the reply ended; nothing comes after it. A stream that ends without it was complete. */
  | { readonly type: "end"; readonly reason: StreamEndReason };

/** What every call takes that can be aborted. */
export interface CallOptions {
  /** Aborting ends the call, its network traffic included. */
  readonly signal: AbortSignal;
}

/**
 * Where a model runs.
 * - `remote`: on a server; the words go over the network.
 * - `browser`: it belongs to the browser and runs on this device.
 * - `file`: a file of the visitor's own, which runs on this device.
 * - `builtIn`: hand-written replies, without a model or a key.
 */
export type LanguageModelKind = "remote" | "browser" | "file" | "builtIn";

/**
 * Whether a model can answer now.
 * - `available`: it can.
 * - `downloadable`: after a download, which starts only on the visitor's request.
 * - `downloading`: a download is running, perhaps for another site.
 * - `unavailable`: not in this browser, or not on this device.
 */
export type ModelAvailability = "available" | "downloadable" | "downloading" | "unavailable";

/** How far the download of a model is. */
export interface ModelProgress {
  /** From 0 to 1; `null` while it is unknown. */
  readonly fraction: number | null;
}

/** What {@link ModelDownload.download} takes. */
export interface ModelDownloadOptions extends CallOptions {
  /** Called each time when more of the model has arrived. */
  readonly onProgress?: (progress: ModelProgress) => void;
  /** The visitor's file, for a model that {@link ModelDownload.takesFile}. */
  readonly file?: Blob & { readonly name?: string };
}

/** How a model comes to this device, and leaves it. The same shape as a `VoiceDownload`. */
export interface ModelDownload {
  /** Its size in bytes; `null` if the browser does not tell. */
  readonly totalBytes: number | null;
  /** Whether it is read from a file that the visitor chooses, and not from the network. */
  readonly takesFile?: boolean;
  /**
   * Fetches the model. Call it during a press: browsers refuse it otherwise.
   *
   * @throws ModelDownloadError; aborting ends it with an `AbortError`.
   */
  download(options: ModelDownloadOptions): Promise<void>;
  /** Deletes the model from this device. Left out, only the browser's own settings can. */
  remove?(): Promise<void>;
}

/**
 * Writes replies.
 *
 * @example
 * const shout: LanguageModel = {
 *   name: 'Echo',
 *   kind: 'builtIn',
 *   async *stream({ messages }) { yield messages.at(-1)?.content.toUpperCase() ?? '' },
 *   async complete({ messages }) { return messages.at(-1)?.content.toUpperCase() ?? '' },
 * }
 */
export interface LanguageModel {
  /** The name for the screen, such as `OpenAI gpt-6.1-sol`. */
  readonly name: string;
  readonly kind: LanguageModelKind;
  /** Whether it composes the system prompt itself, from the character and the purpose; then none is sent to it. */
  readonly composesPrompt?: boolean;
  /** Whether it takes pictures; `undefined` while nobody knows. A picture for a model that takes none is replaced by words. */
  readonly takesPictures?: boolean | undefined;
  /** How many tokens the prompt and the reply may have together; left out, more than a conversation needs. Below 8,000, a character's short persona is sent. */
  readonly contextTokens?: number | undefined;
  /** The time limit until the first word, from the call and from each sign of life, in milliseconds. Left out, 30 seconds. */
  readonly firstWordMs?: number | undefined;
  /**
   * Yields the reply piece by piece: the joined strings are the reply, and a {@link StreamPart} reports more about it. A
   * plain stream of strings is enough.
   *
   * @throws LanguageModelError with a `reason`; `cutOff` when the stream ends before the model has finished.
   *   Aborting the signal ends the iteration with an `AbortError`.
   */
  stream(request: ReplyRequest, options: CallOptions): AsyncIterable<string | StreamPart>;
  /** The whole reply at once. Throws as {@link LanguageModel.stream} does. */
  complete(request: ReplyRequest, options: CallOptions): Promise<string>;
  /**
   * Fetches what the next reply of this character needs, so that the reply neither waits for it nor fails without a
   * connection. Never throws: a failed fetch is repeated with the reply.
   */
  preload?(characterId: string): Promise<void>;
  /** Whether it can answer now. Left out, it always can. Never throws. */
  availability?(): Promise<ModelAvailability>;
  /** How it comes to this device; left out, there is nothing to download. */
  readonly download?: ModelDownload;
  /** The model that answers now, of a model that chooses among several. */
  readonly current?: LanguageModel;
  /** The model to offer when this one fails, of a model that chooses among several. */
  readonly next?: LanguageModel | undefined;
}

/**
 * The `reason` of a {@link LanguageModelError}. A server sends it on to the page, and a chat reports it in a
 * `ReplyFailure`.
 */
export type LanguageModelErrorReason =
  /** No key is configured for this vendor. */
  | "missingKey"
  /** The vendor refused the key (401). */
  | "auth"
  /** The archive's session is missing or has ended; the access code is needed again. */
  | "locked"
  /** The archive's server no longer serves this release of the page (410); a reload fetches the current one. */
  | "outdatedClient"
  /** The vendor refused the request (403). */
  | "permission"
  /** The vendor has none of the requested models (404). */
  | "notFound"
  /** Too many requests (429); see `retryAfterMs`. */
  | "rateLimited"
  /** The archive's budget for this vendor, or the visitor's, is used up for now; see `retryAfterMs`. */
  | "limitReached"
  /** The vendor's account has no credit left: a retry does not help until the account is topped up. */
  | "outOfCredit"
  /** The archive's server is temporarily unavailable. */
  | "unavailable"
  /** The vendor is overloaded or failing (5xx). */
  | "overloaded"
  /** The vendor rejected the request as malformed (400, 409, 413, 422), or its answer was invalid. */
  | "invalid"
  /** No answer arrived in time. */
  | "timeout"
  /** No connection to the server that was asked. */
  | "network"
  /** The archive's server answers, but reaches no model: the one behind it is off or elsewhere. */
  | "unreachable"
  /** The connection broke during the reply. */
  | "cutOff"
  /** The model is no longer on this device. */
  | "removed"
  /** The model is on this device, but could not be started, or ended while it wrote: mostly for lack of memory. */
  | "notLoaded"
  /** The message alone is longer than the model can read. */
  | "tooLong"
  | "unknown";

/**
 * Why a reply could not be generated. Visitors read the message, after an apology of the character: say in a sentence what
 * happened and what they can do. An error of any other class counts as `unknown`.
 */
export class LanguageModelError extends Error {
  override readonly name = "LanguageModelError";
  static override [Symbol.hasInstance](error: unknown): error is LanguageModelError {
    return isErrorNamed(error, "LanguageModelError");
  }

  readonly reason: LanguageModelErrorReason;
  /** The HTTP status, where there was one. */
  readonly status?: number;
  /** How long to wait before a retry, as the vendor states, in milliseconds. */
  readonly retryAfterMs?: number;

  constructor(
    reason: LanguageModelErrorReason,
    message: string,
    details: {
      readonly status?: number | undefined;
      readonly retryAfterMs?: number | undefined;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.reason = reason;
    if (details.status !== undefined) this.status = details.status;
    if (details.retryAfterMs !== undefined) this.retryAfterMs = details.retryAfterMs;
  }
}

/** The `reason` of a {@link ModelDownloadError}, and of a `ModelFailure`. */
export type ModelDownloadErrorReason =
  /** The browser wants a press first, or its policy forbids the model on this page. */
  | "refused"
  /** No connection, or it broke. */
  | "network"
  /** There is not enough storage on this device. */
  | "noSpace"
  /** This device or this browser cannot run it. */
  | "unsupported"
  /** The file is not a model in the GGUF format. */
  | "notAModel"
  /** The file ends before the model does. */
  | "truncated"
  /** The model is larger than the memory that a page may use. */
  | "noMemory"
  | "unknown";

/** Why a model did not come to this device. */
export class ModelDownloadError extends Error {
  override readonly name = "ModelDownloadError";
  static override [Symbol.hasInstance](error: unknown): error is ModelDownloadError {
    return isErrorNamed(error, "ModelDownloadError");
  }

  readonly reason: ModelDownloadErrorReason;

  constructor(reason: ModelDownloadErrorReason, message: string, details: { readonly cause?: unknown } = {}) {
    super(message, { cause: details.cause });
    this.reason = reason;
  }
}

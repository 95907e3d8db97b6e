import { isErrorNamed } from "./error-name";
import type { FrameSource, PromptMessage, ReplyRequest, StreamEndReason } from "./language-model";
import type { NeedKind } from "./safety-check";

/** The permission to start a live conversation, from {@link VoiceAgent.authorise} of the same agent. */
export type VoiceAgentPass =
  /** A websocket address that carries its own permission; a path of the page's own server will do. */
  | { readonly transport: "websocket"; readonly signedUrl: string }
  /** A token for a media room. */
  | { readonly transport: "webrtc"; readonly conversationToken: string; readonly roomUrl: string }
  /** No permission is needed: the agent runs in the page. */
  | { readonly transport: "local" };

/** Settings that override those of the agent for one conversation. */
export interface VoiceAgentOverrides {
  /** The system prompt. */
  readonly prompt?: string;
  readonly firstMessage?: string;
  /** ISO 639-1. */
  readonly language?: string;
  readonly voiceId?: string;
}

/** A function of the page that the agent may call; the agent receives its return value. */
export type VoiceAgentTool = (parameters: Readonly<Record<string, unknown>>) => unknown;

/** What {@link VoiceAgent.connect} begins a conversation with. */
export interface VoiceAgentRequest {
  /** The character whose agent it is. */
  readonly characterId: string;
  readonly pass: VoiceAgentPass;
  /** A written conversation, without microphone and voice. */
  readonly textOnly?: boolean;
  readonly overrides?: VoiceAgentOverrides;
  /** Earlier messages, oldest first: the agent continues from there. `safety`: the visitor was in need there. */
  readonly history?: readonly (PromptMessage & { readonly safety?: NeedKind })[];
  /** Values for the variables in the agent's prompt, by name. */
  readonly dynamicVariables?: Readonly<Record<string, string | number | boolean>>;
  /** The functions that the agent may call, by name. */
  readonly tools?: Readonly<Record<string, VoiceAgentTool>>;
  /** The current picture, read whenever the visitor has spoken; `null` while there is none. For agents that see pictures. */
  readonly frameSource?: FrameSource;
  /** Whether the microphone is muted, read when the conversation starts: a muted one sends no sound before it is unmuted. */
  readonly isMuted?: () => boolean;
}

/** Whether the agent listens or speaks. */
export type VoiceAgentMode = "listening" | "speaking";

/** A problem that does not end the conversation. */
export type VoiceAgentProblem =
  /** The microphone is silent or not allowed: the visitor can only write. */
  | "noMicrophone"
  /** No speech recognition is available: the visitor can only write. */
  | "cannotListen"
  /** Neither side has spoken for a while, and the conversation is about to end. */
  | "silence"
  /** No answer to the last message arrived, or an incomplete one. */
  | "noAnswer"
  /** The chosen output device cannot be used. */
  | "output";

/** How an answer ended that is not complete. */
export type VoiceAgentAnswerEnd = "cut" | Exclude<StreamEndReason, "complete">;

/** What a live conversation reports. `ended` is reported once, and nothing after it. */
export type VoiceAgentReport =
  | { readonly type: "mode"; readonly mode: VoiceAgentMode }
  /** What the visitor said; `isFinal` once it will not change. */
  | { readonly type: "userTranscript"; readonly text: string; readonly isFinal: boolean }
  /** A piece of what the agent is saying. */
  | { readonly type: "agentPart"; readonly text: string }
  /** The whole answer of this turn. The id can be rated. `cut`: it broke off; the other ends are those of a language model. */
  | { readonly type: "agentResponse"; readonly id: number; readonly text: string; readonly end?: VoiceAgentAnswerEnd }
  /** The part of it that was spoken before an interruption. */
  | { readonly type: "agentCorrection"; readonly id: number; readonly text: string }
  /** The visitor interrupted the agent: the rest of that turn is not played. */
  | { readonly type: "interruption" }
  /** A sign of life. */
  | { readonly type: "ping" }
  /** The visitor's voice is detected: words may follow. */
  | { readonly type: "voice" }
  /**
   * Why an answer may take long: the agent works on it, such as with a tool (`begun`), or no longer does (`done`).
   * `declined`: it gives no answer this time.
   */
  | { readonly type: "work"; readonly work: "begun" | "done" | "declined" }
  /** The connection broke and is being restored without a new conversation. */
  | { readonly type: "wavering"; readonly isWavering: boolean }
  /** A problem for the screen that needs no action. Without a `problem` only the message describes it. */
  | { readonly type: "problem"; readonly message: string; readonly problem?: VoiceAgentProblem }
  | ({ readonly type: "ended" } & VoiceAgentEnding);

/** How a live conversation ended; the report `ended` carries it. */
export interface VoiceAgentEnding {
  /** `user`: ended from this side. `agent`: the agent hung up. `error`: it broke. */
  readonly reason: "user" | "agent" | "error";
  /** Why it ended by itself: neither side spoke for too long, or it reached the maximum duration. */
  readonly because?: "silence" | "longest";
  readonly message: string;
  /** The close code of a websocket, where there was one. */
  readonly closeCode?: number;
}

/** A device that plays sound. */
export interface VoiceOutput {
  readonly id: string;
  /** The system's name of it. */
  readonly name: string;
}

/** A turn in a discussion of several characters, as the request of a language model. */
export type VoiceAgentTurn = Pick<
  ReplyRequest,
  "purpose" | "participants" | "isGentle" | "system" | "messages" | "stop" | "seed"
>;

/** A running live conversation. Every call is allowed at any time; after the end, calls have no effect. */
export interface VoiceControls {
  readonly conversationId: string;
  /**
   * Sends a text message; the agent answers. An agent of kind `builtIn` answers the `turn` instead, if there is one; a
   * remote agent has its own persona and memory, and ignores it.
   */
  sendText(text: string, turn?: VoiceAgentTurn): void;
  /** Sends the agent context without requesting an answer. */
  sendContext(text: string): void;
  /** Reports that the visitor is typing: the agent should not speak by itself. */
  sendActivity(): void;
  /** Rates an answer. */
  rate(responseId: number, liked: boolean): void;
  /** 0 to 1; anything else counts as 1. */
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  /** The available output devices; left out if the browser cannot choose one. Never rejects. */
  outputs?(): Promise<readonly VoiceOutput[]>;
  /** @throws VoiceAgentError `unsupported` where the browser cannot. */
  setOutputDevice(deviceId: string): Promise<void>;
  /** The current level, 0 to 1, of the visitor and of the agent. */
  inputLevel(): number;
  outputLevel(): number;
  /** Ends the conversation and releases its resources. */
  end(): void;
}

/** The `reason` of a {@link VoiceAgentError}, and of a `VoiceAgentFailure`. */
export type VoiceAgentErrorReason =
  /** The character has no agent. */
  | "noAgent"
  /** The microphone is not allowed. */
  | "notAllowed"
  /** No microphone. */
  | "noMicrophone"
  /** The archive's session is missing or has ended; the access code is needed again. */
  | "locked"
  /** The archive's server no longer serves this release of the page (410); a reload fetches the current one. */
  | "outdatedClient"
  /** The vendor refused the archive's key. */
  | "auth"
  /** The agent requires an authorisation that was not given, or not accepted. */
  | "notAuthorised"
  /** Too many conversations, or the quota is used up. */
  | "quota"
  /** The vendor refuses what was requested or sent. */
  | "refused"
  /** The vendor cannot be reached, although the visitor's network works. */
  | "unavailable"
  /** The same visitor has a live conversation elsewhere. */
  | "elsewhere"
  /** The visitor did not answer the browser's permission prompt for the microphone. */
  | "unanswered"
  /** The safety check could not be loaded, and no conversation starts without it. */
  | "unchecked"
  /** The vendor's first message was not the expected one. */
  | "invalid"
  | "timeout"
  | "network"
  | "unsupported"
  | "unknown";

/** Why a live conversation could not start. */
export class VoiceAgentError extends Error {
  override readonly name = "VoiceAgentError";
  static override [Symbol.hasInstance](error: unknown): error is VoiceAgentError {
    return isErrorNamed(error, "VoiceAgentError");
  }

  readonly reason: VoiceAgentErrorReason;

  constructor(reason: VoiceAgentErrorReason, message: string, details: { readonly cause?: unknown } = {}) {
    super(message, details);
    this.reason = reason;
  }
}

/** What {@link VoiceAgent.connect} takes besides the request. */
export interface ConnectOptions {
  /** Aborting ends the attempt or the conversation, and releases its resources. */
  readonly signal: AbortSignal;
  /** Called with everything that happens in the conversation. */
  readonly report: (report: VoiceAgentReport) => void;
}

/**
 * Connects live conversations: the visitor speaks, and the agent answers aloud.
 *
 * @example
 * const controls = await agent.connect({ characterId: 'tesla', pass: await agent.authorise('tesla', { signal }) }, { signal, report })
 * controls.sendText('Good evening.')
 */
export interface VoiceAgent {
  /** The name for the screen, such as `ElevenLabs Agents`. */
  readonly name: string;
  readonly kind: "remote" | "builtIn";
  /** Whether it takes pictures; one that does not gets a description in words. */
  readonly seesPictures?: boolean;
  /** Whether an answer can be rated; left out, it cannot. */
  readonly takesRatings?: boolean;
  /** Whether there is an agent for this character. */
  hasAgent(characterId: string): boolean;
  /**
   * Requests permission to use the microphone, and resolves once the visitor has granted it; the microphone is released
   * again. Left out if a conversation starts without waiting for that.
   *
   * @throws VoiceAgentError `notAllowed`, `noMicrophone`
   */
  askToListen?(options: { readonly signal: AbortSignal }): Promise<void>;
  /**
   * Requests a pass; each is valid for one conversation. `textOnly`: a written conversation, which replaces no spoken one.
   *
   * @throws VoiceAgentError
   */
  authorise(
    characterId: string,
    options: { readonly signal: AbortSignal; readonly textOnly?: boolean },
  ): Promise<VoiceAgentPass>;
  /**
   * Starts a conversation; it is running when this resolves. It has no deadline of its own: abort the signal.
   *
   * @throws VoiceAgentError
   */
  connect(request: VoiceAgentRequest, options: ConnectOptions): Promise<VoiceControls>;
}

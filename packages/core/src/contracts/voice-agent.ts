import type { FrameSource, PromptMessage, ReplyRequest, StreamEndReason } from "./language-model";
import type { NeedKind } from "./safety-check";

/** The permission to begin a live conversation, from {@link VoiceAgent.authorise} of the same agent. */
export type VoiceAgentPass =
  /** A websocket address that carries its own permission; a path of the page's own server will do. */
  | { readonly transport: "websocket"; readonly signedUrl: string }
  /** A token for a media room. */
  | { readonly transport: "webrtc"; readonly conversationToken: string; readonly roomUrl: string }
  /** Nothing is asked for: the agent runs here. */
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

/** Something the agent may ask the page to do; the agent receives what it returns. */
export type VoiceAgentTool = (parameters: Readonly<Record<string, unknown>>) => unknown;

export interface VoiceAgentRequest {
  /** Whose agent. */
  readonly characterId: string;
  readonly pass: VoiceAgentPass;
  /** No microphone and no voice: the conversation is written. */
  readonly textOnly?: boolean;
  readonly overrides?: VoiceAgentOverrides;
  /** Earlier messages, oldest first: the agent continues from there. `safety`: the visitor was in need there. */
  readonly history?: readonly (PromptMessage & { readonly safety?: NeedKind })[];
  readonly dynamicVariables?: Readonly<Record<string, string | number | boolean>>;
  readonly tools?: Readonly<Record<string, VoiceAgentTool>>;
  /** The current picture, asked for whenever the visitor has spoken; `null` while there is none. For agents that see pictures. */
  readonly frameSource?: FrameSource;
  /** Whether the microphone is muted, asked when the conversation begins: one that begins muted sends no sound before it is unmuted. */
  readonly isMuted?: () => boolean;
}

/** Whether the agent listens or speaks. */
export type VoiceAgentMode = "listening" | "speaking";

/** A problem that does not end the conversation. */
export type VoiceAgentProblem =
  /** The microphone gives nothing, or may not be used: the visitor can only write. */
  | "noMicrophone"
  /** Nobody here understands speech: the visitor can only write. */
  | "cannotListen"
  /** Nobody has spoken for a while, and the conversation is about to end for that. */
  | "silence"
  /** No answer came to what was said last, or not all of it. */
  | "noAnswer"
  /** What is said cannot be heard where the visitor wants to hear it. */
  | "output";

/** How an answer ended that is not complete. */
export type VoiceAgentAnswerEnd = "cut" | Exclude<StreamEndReason, "complete">;

/** What a live conversation reports. `ended` is reported once, and nothing after it. */
export type VoiceAgentReport =
  | { readonly type: "mode"; readonly mode: VoiceAgentMode }
  /** What the visitor said aloud; `isFinal` once it will not change. */
  | { readonly type: "userTranscript"; readonly text: string; readonly isFinal: boolean }
  /** A piece of what the agent is saying. */
  | { readonly type: "agentPart"; readonly text: string }
  /** All the agent says in this turn. The id can be rated. `cut`: it broke off, and there is no more of it; the others as of a language model. */
  | { readonly type: "agentResponse"; readonly id: number; readonly text: string; readonly end?: VoiceAgentAnswerEnd }
  /** What was said of it in truth, because it was interrupted. */
  | { readonly type: "agentCorrection"; readonly id: number; readonly text: string }
  /** The visitor spoke over the agent: nothing of that turn is heard any more. */
  | { readonly type: "interruption" }
  /** A sign of life. */
  | { readonly type: "ping" }
  /** The visitor's voice is heard, whatever it says: words may follow. */
  | { readonly type: "voice" }
  /**
   * Why an answer may be long in coming: the agent is at work on it, such as with a tool (`begun`), or no longer (`done`).
   * `declined`: it means to say nothing this time.
   */
  | { readonly type: "work"; readonly work: "begun" | "done" | "declined" }
  /** The way to the agent broke and is being mended without a new conversation. */
  | { readonly type: "wavering"; readonly isWavering: boolean }
  /** Something the screen may show, and nobody has to act on. Without a `problem` only the agent's own words tell what it is. */
  | { readonly type: "problem"; readonly message: string; readonly problem?: VoiceAgentProblem }
  | ({ readonly type: "ended" } & VoiceAgentEnding);

export interface VoiceAgentEnding {
  /** `user`: ended from this side. `agent`: the agent hung up. `error`: it broke. */
  readonly reason: "user" | "agent" | "error";
  /** Why it ended by itself: nobody spoke for too long, or it reached the maximum duration. */
  readonly because?: "silence" | "longest";
  readonly message: string;
  /** The close code of a websocket, where there was one. */
  readonly closeCode?: number;
}

/** A device that plays sound. */
export interface VoiceOutput {
  readonly id: string;
  /** As the system calls it. */
  readonly name: string;
}

/** A turn in a discussion of several characters, as the request of a language model. */
export type VoiceAgentTurn = Pick<ReplyRequest, "system" | "messages" | "stop" | "seed">;

/** A live conversation under way. Every call is allowed at any time; after the end none does anything. */
export interface VoiceControls {
  readonly conversationId: string;
  /**
   * Says something in writing; the agent answers. An agent of kind `builtIn` answers the `turn` instead, where there is
   * one; a remote agent has its own persona and memory, and ignores it.
   */
  sendText(text: string, turn?: VoiceAgentTurn): void;
  /** Tells the agent something without asking for an answer. */
  sendContext(text: string): void;
  /** The visitor is typing: the agent should not speak on its own initiative. */
  sendActivity(): void;
  /** Whether the visitor liked an answer. */
  rate(responseId: number, liked: boolean): void;
  /** 0 to 1; anything else counts as 1. */
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  /** The devices that can play it; left out where the browser cannot choose. Never fails. */
  outputs?(): Promise<readonly VoiceOutput[]>;
  /** @throws VoiceAgentError `unsupported` where the browser cannot. */
  setOutputDevice(deviceId: string): Promise<void>;
  /** How loud it is now, 0 to 1: the visitor, and the agent. */
  inputLevel(): number;
  outputLevel(): number;
  /** Ends the conversation and releases its resources. */
  end(): void;
}

export type VoiceAgentErrorReason =
  /** The character has no agent. */
  | "noAgent"
  /** The browser does not let the page listen. */
  | "notAllowed"
  /** No microphone. */
  | "noMicrophone"
  /** The archive's own session is missing or over; the visitor must unlock again. */
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
  /** The safety check could not be loaded, and no conversation begins without it. */
  | "unchecked"
  /** The vendor's first message was not the expected one. */
  | "invalid"
  | "timeout"
  | "network"
  | "unsupported"
  | "unknown";

/** Why a live conversation could not begin. */
export class VoiceAgentError extends Error {
  override readonly name = "VoiceAgentError";
  readonly reason: VoiceAgentErrorReason;

  constructor(reason: VoiceAgentErrorReason, message: string, details: { readonly cause?: unknown } = {}) {
    super(message, details);
    this.reason = reason;
  }
}

export interface ConnectOptions {
  /** Aborting ends the attempt or the conversation, and releases its resources. */
  readonly signal: AbortSignal;
  readonly report: (report: VoiceAgentReport) => void;
}

/**
 * Holds live conversations: the visitor speaks, the agent hears and answers aloud.
 *
 * @example
 * const controls = await agent.connect({ characterId: 'tesla', pass: await agent.authorise('tesla', { signal }) }, { signal, report })
 * controls.sendText('Good evening.')
 */
export interface VoiceAgent {
  /** What the screen calls it, such as `ElevenLabs Agents`. */
  readonly name: string;
  readonly kind: "remote" | "builtIn";
  /** Whether it takes pictures; one that does not gets a description in words. */
  readonly seesPictures?: boolean;
  /** Whether an answer can be rated; left out, it cannot. */
  readonly takesRatings?: boolean;
  /** Whether there is an agent for this character. */
  hasAgent(characterId: string): boolean;
  /**
   * Asks for permission to use the microphone, and resolves once the visitor has granted it; the microphone is released
   * again. Left out where a conversation begins without waiting for that.
   *
   * @throws VoiceAgentError `notAllowed`, `noMicrophone`
   */
  askToListen?(options: { readonly signal: AbortSignal }): Promise<void>;
  /**
   * Asks for a pass; each is valid for one conversation. `textOnly`: it will be written, and replaces no spoken one.
   *
   * @throws VoiceAgentError
   */
  authorise(
    characterId: string,
    options: { readonly signal: AbortSignal; readonly textOnly?: boolean },
  ): Promise<VoiceAgentPass>;
  /**
   * Begins a conversation; it is under way when this resolves. It has no deadline of its own: abort the signal.
   *
   * @throws VoiceAgentError
   */
  connect(request: VoiceAgentRequest, options: ConnectOptions): Promise<VoiceControls>;
}

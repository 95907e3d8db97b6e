import type { FrameSource, PromptMessage, ReplyRequest, StreamEndReason } from "./language-model";
import type { NeedKind } from "./safety-check";

/** What a live conversation needs to be let in. Whoever gave it in {@link VoiceAgent.authorise} takes it. */
export type VoiceAgentPass =
  /** A websocket address that carries its own permission; a path of the page's own server will do. */
  | { readonly transport: "websocket"; readonly signedUrl: string }
  /** A token for a media room. */
  | { readonly transport: "webrtc"; readonly conversationToken: string; readonly roomUrl: string }
  /** Nothing is asked for: the agent runs here. */
  | { readonly transport: "local" };

/** What is sent to an agent instead of what it was set up with. */
export interface VoiceAgentOverrides {
  /** The system prompt. */
  readonly prompt?: string;
  readonly firstMessage?: string;
  /** ISO 639-1. */
  readonly language?: string;
  readonly voiceId?: string;
}

/** Something the agent may ask the page to do; what it returns is told to the agent. */
export type VoiceAgentTool = (parameters: Readonly<Record<string, unknown>>) => unknown;

export interface VoiceAgentRequest {
  /** Whose agent. */
  readonly characterId: string;
  readonly pass: VoiceAgentPass;
  /** No microphone and no voice: the conversation is written. */
  readonly textOnly?: boolean;
  readonly overrides?: VoiceAgentOverrides;
  /** What was said before, oldest first: the agent goes on from there. `safety`: the visitor was in need there. */
  readonly history?: readonly (PromptMessage & { readonly safety?: NeedKind })[];
  readonly dynamicVariables?: Readonly<Record<string, string | number | boolean>>;
  readonly tools?: Readonly<Record<string, VoiceAgentTool>>;
  /** What can be seen now, asked whenever the visitor has spoken; `null` while nothing can. For agents that see pictures. */
  readonly frameSource?: FrameSource;
  /** Whether the microphone is muted, asked when the conversation begins: one that begins muted sends no sound before it is unmuted. */
  readonly isMuted?: () => boolean;
}

/** Who may be heard: the agent listens, or it speaks. */
export type VoiceAgentMode = "listening" | "speaking";

/** What goes wrong while a conversation goes on. */
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

/** What a live conversation tells. Nothing is told after `ended`, and `ended` is told once. */
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
  /** Where nobody wanted it: nobody had spoken for too long, or it had lasted as long as one may. */
  readonly because?: "silence" | "longest";
  readonly message: string;
  /** The close code of a websocket, where there was one. */
  readonly closeCode?: number;
}

/** Something sound can come from. */
export interface VoiceOutput {
  readonly id: string;
  /** As the system calls it. */
  readonly name: string;
}

/** A turn in a discussion of several, as a language model is asked for it. */
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
  /** The visitor is busy typing: the agent should not speak up by itself. */
  sendActivity(): void;
  /** Whether the visitor liked an answer. */
  rate(responseId: number, liked: boolean): void;
  /** 0 to 1; anything that is no number counts as 1. */
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  /** What it can be heard from; left out where the browser cannot choose. Never fails. */
  outputs?(): Promise<readonly VoiceOutput[]>;
  /** @throws VoiceAgentError `unsupported` where the browser cannot. */
  setOutputDevice(deviceId: string): Promise<void>;
  /** How loud it is now, 0 to 1: the visitor, and the agent. */
  inputLevel(): number;
  outputLevel(): number;
  /** Ends the conversation, and all it holds. */
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
  /** The agent asks for an authorisation that was not given, or not taken. */
  | "notAuthorised"
  /** Too many conversations, or none left to be had. */
  | "quota"
  /** The vendor does not allow what it was asked or sent. */
  | "refused"
  /** The vendor is not there; the visitor's own network is. */
  | "unavailable"
  /** The same visitor is live in another place. */
  | "elsewhere"
  /** The browser asked the visitor whether the page may listen, and was not answered. */
  | "unanswered"
  /** The safety check could not be loaded, and nobody is let talk without it. */
  | "unchecked"
  /** The vendor's first word was not what it should be. */
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
  /** Aborting ends the attempt, or the conversation, with all it holds. */
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
  /** Whether it is shown what can be seen; one that sees no pictures is told in words. */
  readonly seesPictures?: boolean;
  /** Whether an answer can be rated; left out, it cannot. */
  readonly takesRatings?: boolean;
  /** Whether there is an agent for this character. */
  hasAgent(characterId: string): boolean;
  /**
   * Asks the browser for leave to listen, and resolves once the visitor has given it; the microphone is let go of again.
   * Left out where a conversation begins without waiting for that.
   *
   * @throws VoiceAgentError `notAllowed`, `noMicrophone`
   */
  askToListen?(options: { readonly signal: AbortSignal }): Promise<void>;
  /**
   * Asks for a pass; each is good for one conversation. `textOnly`: it will be written, and takes the place of no spoken
   * one.
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

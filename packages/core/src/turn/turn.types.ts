import type { StreamEndReason } from "../contracts";
import type { SpeechFailure } from "../speaking/speech-failure";
import type { ReplyFailure } from "./reply-failure";
import type { ReplyInput, ReplyOutcome } from "./reply.machine";
import type { ReadingPace } from "./reading-time";

/** What `turnMachine` starts with: what is asked or spoken, and when it is spoken and shown. */
export interface TurnInput {
  /** Returned with each {@link TurnFact}. */
  readonly turnId: string;
  /** The input of the reply; with `written`, only its character is used. */
  readonly reply: Omit<ReplyInput, "textStream">;
  /** Text that exists already and is spoken again: no model is asked. */
  readonly written?: string;
  /**
   * When the text is spoken. `prepared`: the first sentences are fetched at once, and heard once the turn is released.
   * `onRequest`: from `voice.begin` on. `none`: never.
   */
  readonly voice: "prepared" | "onRequest" | "none";
  /** The voice that the visitor wants to hear, by id; read for each sentence. */
  readonly voiceId?: () => string | undefined;
  /** Whether the turn is only prepared, and neither heard nor seen before `turn.release`; left out, it is released from the start. */
  readonly isHeld?: boolean;
  /** How fast the visitor reads: a turn that is not heard stays until it can have been read. Left out, it ends with its last word. */
  readonly readingPace?: ReadingPace;
  /** The time of the clock that the chart runs on, in milliseconds. */
  readonly now: () => number;
}

/** How a turn ended. */
export interface TurnOutcome {
  readonly text: string;
  /** `failed`: there is no text. `length`: it reached the model's limit, or the room's. */
  readonly end: StreamEndReason | "cut" | "failed";
  readonly failure: ReplyFailure | null;
  readonly voiceFailure: SpeechFailure | null;
  readonly voiced: boolean;
}

/** What a chat or a Chat Room sends to the turn that it runs. */
export type TurnCommand =
  /** What was prepared may be heard and seen. */
  | { type: "turn.release" }
  /** A released turn without a word yet is held again. */
  | { type: "turn.hold" }
  /** The visitor reads slower, or faster. */
  | { type: "pace.change"; pace: ReadingPace }
  /** The visitor has read the turn. */
  | { type: "turn.read" }
  /** Starts to speak the text. */
  | { type: "voice.begin" }
  /** Ends the voice for good; the text continues. */
  | { type: "voice.silence" }
  /** Lowers the volume while the visitor may be interrupting, and restores it. */
  | { type: "voice.duck" }
  | { type: "voice.unduck" };

/**
 * Everything that the chart of a turn takes: a {@link TurnCommand} of its parent, and two reports of its own actors.
 */
export type TurnEvent =
  | TurnCommand
  /** Reports of its own actors. */
  | { type: "reply.started" }
  | { type: "voice.heard" };

/** Reports of a turn to its parent. */
export type TurnFact =
  /** Its first words have arrived; with a prepared voice they are heard before they are seen. */
  | { type: "turn.begun"; turnId: string; hasVoice: boolean }
  /** The first sound of a sentence is heard. */
  | { type: "turn.heard"; turnId: string }
  /** Its text has ended; it may still be spoken. */
  | { type: "turn.written"; turnId: string; reply: ReplyOutcome }
  /** Its voice has ended by itself. */
  | { type: "turn.spoken"; turnId: string; failure: SpeechFailure | null }
  | { type: "turn.ended"; turnId: string; outcome: TurnOutcome };

import type { StreamEndReason } from "../contracts";
import type { SpeechFailure } from "../speaking/speech-failure";
import type { ReplyFailure } from "./reply-failure";
import type { ReplyInput, ReplyOutcome } from "./reply.machine";
import type { ReadingPace } from "./reading-time";

export interface TurnInput {
  readonly turnId: string;
  /** What is to be answered; with `written`, only who speaks. */
  readonly reply: Omit<ReplyInput, "draft">;
  /** Words that stand already and are said once more: no model is asked. */
  readonly written?: string;
  /**
   * When the words are spoken. `prepared`: the first sentences are fetched at once and heard when the turn has the
   * floor. `onRequest`: from `voice.begin` on. `none`: never.
   */
  readonly voice: "prepared" | "onRequest" | "none";
  /** The voice that the visitor wants to hear, by id; asked for each sentence. */
  readonly voiceId?: () => string | undefined;
  /** Whether the turn has the floor from the start; left out, it waits for `floor.take`. */
  readonly hasFloor?: boolean;
  /** How fast the visitor reads: a turn that is not heard stands until it can have been read. Left out, it ends with its last word. */
  readonly readingPace?: ReadingPace;
  /** Tells the time of the clock that the chart runs on, in milliseconds. */
  readonly now: () => number;
}

/** How a turn ended. */
export interface TurnOutcome {
  readonly text: string;
  /** `failed`: nothing came of it. `length`: it reached the model's limit, or the room's. */
  readonly end: StreamEndReason | "cut" | "failed";
  readonly failure: ReplyFailure | null;
  readonly voiceFailure: SpeechFailure | null;
  readonly voiced: boolean;
}

export type TurnCommand =
  /** The turn has the floor: what was prepared may be heard and seen. */
  | { type: "floor.take" }
  /** The visitor reads slower, or faster. */
  | { type: "pace.change"; pace: ReadingPace }
  /** The words are to be spoken now. */
  | { type: "voice.begin" }
  /** The voice falls silent and does not begin again; the words go on. */
  | { type: "voice.silence" }
  /** Quieter while the visitor may be interrupting, and loud again. */
  | { type: "voice.duck" }
  | { type: "voice.unduck" };

export type TurnEvent =
  | TurnCommand
  /** What its own actors report. */
  | { type: "reply.started" }
  | { type: "voice.heard" };

/** What a turn reports to its parent. */
export type TurnFact =
  /** Its first words are there; with a prepared voice they are heard before they are seen. */
  | { type: "turn.begun"; turnId: string; hasVoice: boolean }
  /** The first sound of a sentence is heard. */
  | { type: "turn.heard"; turnId: string }
  /** Its text has ended; it may still be spoken. */
  | { type: "turn.written"; turnId: string; reply: ReplyOutcome }
  /** Its voice has ended by itself. */
  | { type: "turn.spoken"; turnId: string; failure: SpeechFailure | null }
  | { type: "turn.ended"; turnId: string; outcome: TurnOutcome };

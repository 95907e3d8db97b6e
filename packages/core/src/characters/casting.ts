import type { SpeechSettings } from "../contracts";

/** The voice of a character among the voices of an operating system. */
export interface SystemCasting {
  readonly kind: "male" | "female" | "odd";
  /** Preferred accents, best first, such as `en-GB`. */
  readonly accents: readonly string[];
  /** 1 is the voice's default. */
  readonly rate: number;
  readonly pitch: number;
}

/** The voice of a character with flite; the gain makes all equally loud. */
export interface FliteCasting {
  /** `awb` a Scotsman, `rms` an American, `slt` an American woman, `kal16` an older machine whose pitch can be set. */
  readonly voice: "awb" | "kal16" | "rms" | "slt";
  /** The duration factor; 1 is the voice's default pace. */
  readonly stretch: number;
  /** In hertz, the mean and the spread of the pitch; only `kal16` uses it. */
  readonly pitch?: { readonly mean: number; readonly spread: number };
  /** In hertz: ring modulation with a tone of this pitch, which sounds like a machine. */
  readonly ring?: number;
  /** The volume factor; 1 leaves it unchanged. */
  readonly gain: number;
}

/** The voice of a character of the archive with each speech synthesizer. */
export interface Casting {
  readonly system: SystemCasting;
  /** `name` is shown to visitors in the choice of voices. */
  readonly flite: FliteCasting & { readonly name: string };
  /** Whether flite suits the character better than the voices of an operating system. */
  readonly prefersFlite?: boolean;
  readonly elevenLabs: {
    /** A stock voice that every account has. */
    readonly voiceId: string;
    /** Left out, the vendor's default settings apply. */
    readonly settings?: SpeechSettings;
  };
}

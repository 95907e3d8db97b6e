import type { NeedKind } from "../contracts/safety-check";
import type { Grammar } from "./features";
import { type Packed, unpack, type Weights } from "./weights";

/** What the check knows of one language. */
export interface NeedRules extends Grammar {
  /** Whether a message asks for something that has nothing to do with the speaker. */
  readonly asksForOther: (text: string) => boolean;
  readonly need: Weights;
  /** The score from which on a message counts as need. */
  readonly threshold: number;
  /** The same for a message without any sign of need. */
  readonly plainThreshold: number;
  readonly kinds: readonly { readonly kind: NeedKind; readonly bias: number; readonly weights: Weights }[];
}

/** The weights as `evaluation/need/train.ts` writes them. */
export interface LearnedWeights {
  readonly threshold: number;
  readonly plainThreshold: number;
  readonly needWeights: Packed;
  readonly kindWeights: Readonly<Record<string, Packed & { readonly bias: number }>>;
}

/** The part of the rules that is learned. */
export const readWeights = ({
  threshold,
  plainThreshold,
  needWeights,
  kindWeights,
}: LearnedWeights): Pick<NeedRules, "need" | "threshold" | "plainThreshold" | "kinds"> => ({
  need: unpack(needWeights),
  threshold,
  plainThreshold,
  kinds: Object.entries(kindWeights).map(([kind, { bias, ...packed }]) => ({
    kind: kind as NeedKind,
    bias,
    weights: unpack(packed),
  })),
});

import type { NeedKind } from "../contracts/safety-check";
import { englishConcepts, englishSigns } from "./english-concepts";
import { kindWeights, needWeights, plainThreshold, threshold } from "./english-weights";
import { unpack, type Weights } from "./weights";

/** The data of English; another language is another object of this shape. */
export const english = {
  concepts: englishConcepts,
  signs: englishSigns,
  need: unpack(needWeights),
  threshold,
  plainThreshold,
  kinds: Object.entries(kindWeights).map(
    ([kind, { bias, ...packed }]): { kind: NeedKind; bias: number; weights: Weights } => ({
      kind: kind as NeedKind,
      bias,
      weights: unpack(packed),
    }),
  ),
};

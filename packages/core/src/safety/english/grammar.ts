import type { Grammar } from "../features";
import { createNormalize } from "../normalize";
import { englishConcepts } from "./concepts";
import { englishSpelling } from "./spelling";
import { stemOf } from "./stem";

export const englishGrammar: Grammar = {
  normalize: createNormalize(englishSpelling),
  concepts: englishConcepts,
  stemOf,
  opensQuestion: /^ (what|why|who|how|which|when|where|did|does|do|is|are|can|could|would|tell|explain|was|were) /,
};

import { createNeedFinder } from "../find-need";
import { type NeedRules, readWeights } from "../need-rules";
import { asksForOther } from "./asks-for-other";
import { englishGrammar } from "./grammar";
import * as learned from "./weights";

export const english: NeedRules = { ...englishGrammar, ...readWeights(learned), asksForOther };

export const finder = createNeedFinder(english);

import { createNeedFinder } from "../find-need";
import { type NeedRules, readWeights } from "../need-rules";
import { asksForOther } from "./asks-for-other";
import { germanGrammar } from "./grammar";
import * as learned from "./weights";

export const german: NeedRules = { ...germanGrammar, ...readWeights(learned), asksForOther };

export const finder = createNeedFinder(german);

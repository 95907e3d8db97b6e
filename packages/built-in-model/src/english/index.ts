import { english as texts } from "../generated/english";
import type { LanguagePack } from "../language-pack";
import { acts, despair, woes } from "./acts";
import { askings } from "./askings";
import { patterns } from "./patterns";

export const english: LanguagePack = { ...texts, askings, patterns, acts, despair, woes };

import type { LanguagePack } from "../../language-pack";
import { acts, despair, woes } from "./acts";
import { askings } from "./askings";
import { patterns } from "./patterns";
import { phrases } from "./phrases";
import { plain } from "./plain";
import { room } from "./room";
import { synonyms, words } from "./words";

export const english: LanguagePack = { words, synonyms, askings, patterns, acts, despair, woes, phrases, plain, room };

import type { PersonaCorpus } from "../../corpus";
import { facts } from "./facts";
import { phrases } from "./phrases";
import { room } from "./room";
import { stances } from "./stances";
import { themes } from "./themes";

/** Tesla's built-in mind. */
export const tesla: PersonaCorpus = {
  characterId: "tesla",
  facts,
  stances: [...stances, ...themes],
  phrases,
  room,
  spurned: /\b(?:edison|marconi|direct current|a watch|pearls)\b/i,
};

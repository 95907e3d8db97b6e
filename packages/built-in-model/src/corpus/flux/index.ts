import type { PersonaCorpus } from "../../corpus";
import { asked } from "./asked";
import { withDetails } from "../details";
import { daily } from "./daily";
import { details } from "./details";
import { facts } from "./facts";
import { inward } from "./inward";
import { phrases } from "./phrases";
import { room } from "./room";
import { stances } from "./stances";
import { themes } from "./themes";

export const flux: PersonaCorpus = {
  characterId: "flux",
  facts: withDetails([...facts, ...inward, ...asked], details),
  stances: withDetails([...stances, ...daily, ...themes], details),
  phrases,
  room,
  spurned: /\b(?:certainty|being measured)\b/i,
};

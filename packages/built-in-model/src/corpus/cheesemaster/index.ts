import type { PersonaCorpus } from "../../corpus";
import { asked } from "./asked";
import { withDetails } from "../details";
import { daily } from "./daily";
import { details } from "./details";
import { facts } from "./facts";
import { guests } from "./guests";
import { inward } from "./inward";
import { phrases } from "./phrases";
import { powers } from "./powers";
import { room } from "./room";
import { stances } from "./stances";
import { themes } from "./themes";

export const cheesemaster: PersonaCorpus = {
  characterId: "cheesemaster",
  facts: withDetails([...facts, ...inward, ...powers, ...guests, ...asked], details),
  stances: withDetails([...stances, ...daily, ...themes], details),
  phrases,
  room,
  spurned: /\b(?:the grater|low-fat|eaten|melted|plate|margarine|processed)\b/i,
};

import type { PersonaCorpus } from "../../corpus";
import { asked } from "./asked";
import { daily } from "./daily";
import { facts } from "./facts";
import { inward } from "./inward";
import { phrases } from "./phrases";
import { room } from "./room";
import { stances } from "./stances";
import { themes } from "./themes";
import { tragedy } from "./tragedy";

export const faust: PersonaCorpus = {
  characterId: "faust",
  facts: [...facts, ...inward, ...tragedy, ...asked],
  stances: [...stances, ...daily, ...themes],
  phrases,
  room,
  spurned: /\b(?:mephisto\w*|the devil|immortality)\b/i,
};

import type { Grammar } from "../features";
import { createNormalize } from "../normalize";
import { germanConcepts } from "./concepts";
import { germanSpelling } from "./spelling";
import { stemOf } from "./stem";

export const germanGrammar: Grammar = {
  normalize: createNormalize(germanSpelling),
  concepts: germanConcepts,
  stemOf,
  opensQuestion:
    /^ (?:und |also )?(was|warum|wieso|weshalb|wozu|wer|wen|wem|wie|welche|welcher|welches|welchen|wann|wo|woher|wohin|womit|woran|hast|hat|hattest|ist|sind|bist|warst|war|waren|kann|kannst|koennt|koennte|koenntest|wuerdest|magst|weisst|kennst|glaubst|gibt|gab|erzaehl|erzaehle|erklaer|erklaere|sag|nenn|nenne) /,
};

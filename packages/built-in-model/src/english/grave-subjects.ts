import type { GraveSubject } from "../corpus";

/** The signs of a grave subject, the gravest first. */
export const graveSubjects: readonly (readonly [subject: GraveSubject, told: RegExp])[] = [
  ["slavery", /\b(?:slave(?:s|ry|holders?|owners?)?|enslav\w+|serfdom|human trafficking)\b/i],
  [
    "cruelty",
    /\b(?:cruel(?:ty)?|tortur\w+|atrocit\w+|rap(?:e|ist|ed)|(?:child|animal) abuse|abus(?:e|ing) (?:of )?(?:children|animals|women)|bullying|holocaust|genocide|concentration camps?|ethnic cleansing)\b/i,
  ],
  [
    "killing",
    /\b(?:kill(?:ing|ed|er|ers)?(?! time)|murder\w*|execut(?:e|ion|ions|ed)|death penalty|capital punishment|assassinat\w+|terroris[mt]s?|euthanasia|massacre\w*)\b/i,
  ],
  ["war", /\b(?:wars?|warfare|invasions?|nuclear weapons?|atom(?:ic)? bombs?|bombings?)\b/i],
  [
    "hatred",
    /\b(?:hatred|hateful|racis[mt]s?|antisemitism|nazis?|hitler|fascis[mt]s?|bigot\w*|sexism|misogyny|homophobia|(?:people|nations|we) hate)\b/i,
  ],
  ["poverty", /\b(?:poverty|homeless(?:ness)?|starv\w+|famines?|the poor|poor people|world hunger|hungry children)\b/i],
  ["despair", /\b(?:despair|suicide|hopeless(?:ness)?|depression)\b/i],
  ["death", /\b(?:death|dying|dies?|mortality|grief|mourning|cancer|funerals?)\b/i],
];

/** The grave subjects that are themes of discussions, in which no character jokes. */
export const graveThemes: Partial<Readonly<Record<GraveSubject, string>>> = { war: "war", death: "death" };

import type { Details } from "../../details";
import { byFact } from "./by-fact";
import { city } from "./city";
import { edges } from "./edges";
import { end } from "./end";
import { further } from "./further";
import { life } from "./life";
import { others } from "./others";
import { plainly } from "./plainly";
import { remaining } from "./remaining";
import { school } from "./school";
import { small } from "./small";
import { views } from "./views";
import { why } from "./why";
import { work } from "./work";

/** A fact's details may stand in two files: what it is, and how it came about. */
const join = (one: Details, other: Details): Details => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).map(([id, details]) => [id, [...(one[id] ?? []), ...details]])),
});

export const details: Details = [
  life,
  city,
  work,
  school,
  end,
  views,
  why,
  edges,
  small,
  plainly,
  further,
  remaining,
  others,
  byFact,
].reduce(join);

import type { Details } from "../../../details";
import { afterlife } from "./afterlife";
import { alexandria } from "./alexandria";
import { beside } from "./beside";
import { counsel } from "./counsel";
import { everyday } from "./everyday";
import { habits } from "./habits";
import { inward } from "./inward";
import { judgements } from "./judgements";
import { lastDays } from "./last-days";
import { lifeAndEnd } from "./life-and-end";
import { mathematics } from "./mathematics";
import { notions } from "./notions";
import { numbers } from "./numbers";
import { origins } from "./origins";
import { people } from "./people";
import { philosophy } from "./philosophy";
import { present } from "./present";
import { proofs } from "./proofs";
import { replies } from "./replies";
import { requests } from "./requests";
import { school } from "./school";
import { self } from "./self";
import { sky } from "./sky";
import { stances } from "./stances";
import { themes } from "./themes";
import { times } from "./times";
import { today } from "./today";
import { visitors } from "./visitors";

/** One-sentence answers, each in the file that is named as the one its fact stands in. */
export const byFact: Details = {
  ...afterlife,
  ...alexandria,
  ...beside,
  ...counsel,
  ...everyday,
  ...habits,
  ...inward,
  ...judgements,
  ...lastDays,
  ...lifeAndEnd,
  ...mathematics,
  ...notions,
  ...numbers,
  ...origins,
  ...people,
  ...philosophy,
  ...present,
  ...proofs,
  ...replies,
  ...requests,
  ...school,
  ...self,
  ...sky,
  ...stances,
  ...themes,
  ...times,
  ...today,
  ...visitors,
};

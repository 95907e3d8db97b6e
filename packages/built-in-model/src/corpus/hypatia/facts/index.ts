import type { Fact } from "../../../corpus";
import { afterlife } from "./afterlife";
import { alexandria } from "./alexandria";
import { beside } from "./beside";
import { counsel } from "./counsel";
import { everyday } from "./everyday";
import { habits } from "./habits";
import { inward } from "./inward";
import { judgements } from "./judgements";
import { lastDays } from "./last-days";
import { mathematics } from "./mathematics";
import { notions } from "./notions";
import { numbers } from "./numbers";
import { lifeAndEnd } from "./life-and-end";
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
import { times } from "./times";
import { today } from "./today";
import { visitors } from "./visitors";

export const facts: readonly Fact[] = [
  ...origins,
  ...habits,
  ...everyday,
  ...alexandria,
  ...mathematics,
  ...numbers,
  ...proofs,
  ...sky,
  ...philosophy,
  ...school,
  ...people,
  ...lastDays,
  ...afterlife,
  ...today,
  ...visitors,
  ...self,
  ...inward,
  ...times,
  ...beside,
  ...counsel,
  ...requests,
  ...replies,
  ...judgements,
  ...notions,
  ...lifeAndEnd,
  ...present,
];

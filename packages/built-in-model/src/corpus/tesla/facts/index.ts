import type { Fact } from "../../../corpus";
import { asked } from "./asked";
import { currents } from "./currents";
import { ending } from "./ending";
import { habits } from "./habits";
import { inventions } from "./inventions";
import { inward } from "./inward";
import { people } from "./people";
import { reckoning } from "./reckoning";
import { self } from "./self";
import { tastes } from "./tastes";
import { today } from "./today";
import { youth } from "./youth";

export const facts: readonly Fact[] = [
  ...youth,
  ...habits,
  ...tastes,
  ...currents,
  ...inventions,
  ...reckoning,
  ...people,
  ...ending,
  ...today,
  ...self,
  ...inward,
  ...asked,
];

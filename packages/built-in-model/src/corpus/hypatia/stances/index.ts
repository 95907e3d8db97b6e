import type { Stance } from "../../../corpus";
import { asked } from "./asked";
import { daily } from "./daily";
import { further } from "./further";
import { inner } from "./inner";
import { waysOfLiving } from "./ways-of-living";
import { world } from "./world";

export const stances: readonly Stance[] = [...inner, ...world, ...further, ...asked, ...daily, ...waysOfLiving];

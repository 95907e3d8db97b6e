import type { Stance } from "../../../corpus";
import { daily } from "./daily";
import { inner } from "./inner";
import { world } from "./world";

export const stances: readonly Stance[] = [...inner, ...world, ...daily];

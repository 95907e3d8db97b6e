import { findSoundEffects } from "@archive-of-minds/core";

console.log(findSoundEffects("Bzzzt! Good evening."));

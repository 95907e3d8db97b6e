/** The modules that answer, loaded as one chunk when a character first answers. */
export { createCharacterModel } from "./character-model";
export { findFactsIn } from "./find-facts";
export { createReplyGenerator } from "./reply-generator";

/** The modules that answer, loaded as one chunk when a character first answers. */
export { createCharacterModel } from "./character-model";
export { createReplyGenerator } from "./reply-generator";

/** What answers, loaded as one when a character first answers. */
export { createCharacterModel } from "./character-model";
export { createReplyGenerator } from "./reply-generator";

/** The engine, loaded as one when a character first answers. */
export { createMind } from "./compose";
export type { Mind } from "./compose";
export { createAnswers } from "./persona-answers";

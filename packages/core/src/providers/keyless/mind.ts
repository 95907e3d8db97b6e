/** The engine, loaded as one when a character first answers. */
export { composeReply, createMind, warmUp } from './compose'
export type { Mind } from './compose'
export { plainCorpus } from './plain-mind'

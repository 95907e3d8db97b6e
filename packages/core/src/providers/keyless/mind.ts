// What answers, apart from the model's thin shell: loaded together with the first corpus.
export { composeReply, createMind } from './compose'
export type { Mind } from './compose'
export { composePlainReply } from './plain-mind'

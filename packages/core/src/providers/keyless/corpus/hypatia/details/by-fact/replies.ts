import type { Details } from '../../../details'

/** In one sentence, what is asked about things that stand in `replies`. */
export const replies: Details = {
  'too-difficult': [
    ['Can you speak like a normal person?', 'I can try, and it will cost me a metaphor or two.'],
  ],
}

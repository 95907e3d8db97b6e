import type { Details } from '../../../details'

/** In one sentence, what is asked about things that stand in `requests`. */
export const requests: Details = {
  'book-along': [
    ['If you could save one scroll from the Library, which would it be?', 'I would save the lost eighth book of Apollonius\' Conics, and Sappho I would hide in my cloak.'],
  ],
}

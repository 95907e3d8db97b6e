import type { PersonaCorpus } from '../../corpus'
import { asked } from './asked'
import { facts } from './facts'
import { phrases } from './phrases'
import { stances } from './stances'
import { themes } from './themes'
import { tragedy } from './tragedy'

export const faust: PersonaCorpus = {
  characterId: 'faust',
  facts: [...facts, ...tragedy, ...asked],
  stances: [...stances, ...themes],
  phrases,
}

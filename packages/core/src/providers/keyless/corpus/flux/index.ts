import type { PersonaCorpus } from '../../corpus'
import { asked } from './asked'
import { facts } from './facts'
import { phrases } from './phrases'
import { stances } from './stances'
import { themes } from './themes'

export const flux: PersonaCorpus = {
  characterId: 'flux',
  facts: [...facts, ...asked],
  stances: [...stances, ...themes],
  phrases,
}

import type { PersonaCorpus } from '../../corpus'
import { asked } from './asked'
import { facts } from './facts'
import { inward } from './inward'
import { phrases } from './phrases'
import { stances } from './stances'
import { themes } from './themes'

export const flux: PersonaCorpus = {
  characterId: 'flux',
  facts: [...facts, ...inward, ...asked],
  stances: [...stances, ...themes],
  phrases,
  spurned: /\b(?:certainty|being measured)\b/i,
}

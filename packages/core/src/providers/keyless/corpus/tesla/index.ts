import type { PersonaCorpus } from '../../corpus'
import { facts } from './facts'
import { phrases } from './phrases'
import { stances } from './stances'
import { themes } from './themes'

/** Tesla's built-in mind. */
export const tesla: PersonaCorpus = {
  characterId: 'tesla',
  facts,
  stances: [...stances, ...themes],
  phrases,
  spurned: /\b(?:edison|marconi|direct current|a watch|pearls)\b/i,
}

import type { PersonaCorpus } from '../../corpus'
import { facts } from './facts'
import { phrases } from './phrases'
import { stances } from './stances'

/** Hypatia's built-in mind. */
export const hypatia: PersonaCorpus = {
  characterId: 'hypatia',
  facts,
  stances,
  phrases,
}

import type { PersonaCorpus } from '../../corpus'
import { facts } from './facts'
import { phrases } from './phrases'
import { stances } from './stances'
import { themes } from './themes'

/** Hypatia's built-in mind. */
export const hypatia: PersonaCorpus = {
  characterId: 'hypatia',
  facts,
  stances: [...stances, ...themes],
  phrases,
  spurned: /\b(?:cyril|the crowd|a mob|astrology)\b/i,
}

import type { PersonaCorpus } from '../../corpus'
import { common } from '../common'
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
  common,
}

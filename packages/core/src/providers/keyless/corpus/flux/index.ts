import type { PersonaCorpus } from '../../corpus'
import { common } from '../common'
import { facts } from './facts'
import { phrases } from './phrases'
import { stances } from './stances'
import { themes } from './themes'

export const flux: PersonaCorpus = {
  characterId: 'flux',
  facts,
  stances: [...stances, ...themes],
  phrases,
  common,
}

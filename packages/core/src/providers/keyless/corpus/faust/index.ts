import type { PersonaCorpus } from '../../corpus'
import { common } from '../common'
import { facts } from './facts'
import { phrases } from './phrases'
import { stances } from './stances'
import { themes } from './themes'
import { tragedy } from './tragedy'

export const faust: PersonaCorpus = {
  characterId: 'faust',
  facts: [...facts, ...tragedy],
  stances: [...stances, ...themes],
  phrases,
  common,
}

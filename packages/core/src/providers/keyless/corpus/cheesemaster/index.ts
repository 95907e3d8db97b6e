import type { PersonaCorpus } from '../../corpus'
import { common } from '../common'
import { facts } from './facts'
import { guests } from './guests'
import { phrases } from './phrases'
import { powers } from './powers'
import { stances } from './stances'
import { themes } from './themes'

export const cheesemaster: PersonaCorpus = {
  characterId: 'cheesemaster',
  facts: [...facts, ...powers, ...guests],
  stances: [...stances, ...themes],
  phrases,
  common,
}

import type { PersonaCorpus } from '../../corpus'
import { facts } from './facts'
import { phrases } from './phrases'
import { stances } from './stances'

export const cheesemaster: PersonaCorpus = {
  characterId: 'cheesemaster',
  facts,
  stances,
  phrases,
}

import type { PersonaCorpus } from '../../corpus'
import { facts } from './facts'
import { phrases } from './phrases'
import { stances } from './stances'

export const faust: PersonaCorpus = {
  characterId: 'faust',
  facts,
  stances,
  phrases,
}

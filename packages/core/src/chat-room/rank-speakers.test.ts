import { describe, expect, it } from 'vitest'
import type { RoomLine } from './chat-room.types'
import { rankSpeakers, weightOf } from './rank-speakers'

const candidates = [
  { id: 'tesla', name: 'Tesla', title: 'Nikola Tesla (1856-1943)' },
  { id: 'hypatia', name: 'Hypatia' },
  { id: 'faust', name: 'Dr. Faust' },
  { id: 'flux', name: 'Flux' },
  { id: 'cheesemaster', name: 'Cheesemaster 5000' },
]
const lines = (...said: (readonly [string, string])[]): RoomLine[] =>
  said.map(([speaker, content], index) => ({ id: String(index), speaker, content, timestamp: '', heardBy: [] }))
const first = (said: readonly RoomLine[], chance = 0) => rankSpeakers({ lines: said, candidates, random: { next: () => chance } })[0]

describe('who speaks next', () => {
  it.each([
    ['Hypatia, what is a circle?', 'hypatia'],
    ['@faust are you there', 'faust'],
    ['What would nikola tesla say?', 'tesla'],
    ['I like CHEESEMASTER best', 'cheesemaster'],
    ['Flux and then Tesla, please', 'flux'],
  ])('is whom the visitor calls: %s', (text, characterId) => {
    expect(first(lines(['user', text]))).toEqual({ characterId, reason: { kind: 'addressed' } })
  })

  it.each([
    ['Charge is all. What do you say, Hypatia?', 'hypatia'],
    ['Dr. Faust, would you sell it again?', 'faust'],
    ['And you, Flux?', 'flux'],
    ['@cheesemaster, explain.', 'cheesemaster'],
  ])('is whom the last speaker asks: %s', (text, characterId) => {
    expect(first(lines(['user', 'Talk.'], ['tesla', text]))).toEqual({ characterId, reason: { kind: 'asked', by: 'tesla' } })
  })

  it.each(['Hypatia told me so.', 'As Faust once wrote, all is vain.', 'Influx is not a name. Is it?', 'Tesla I am, and who are you?'])('is nobody by name where a name is only mentioned: %s', (text) => {
    expect(first(lines(['user', 'Talk.'], ['tesla', text]))?.reason.kind).toBe('weighted')
  })

  it('never is whoever spoke last, unless nobody else is there to be called', () => {
    for (let chance = 0; chance < 1; chance += 0.05) expect(first(lines(['tesla', 'I speak.']), chance)?.characterId).not.toBe('tesla')
    expect(rankSpeakers({ lines: lines(['tesla', 'I speak.']), candidates: candidates.slice(0, 1), random: { next: () => 0 } })).toEqual([])
  })

  it('is the likelier, the longer a character has been silent', () => {
    const said = lines(['hypatia', '.'], ['faust', '.'], ['flux', '.'], ['user', '.'], ['tesla', '.'])
    expect(Object.fromEntries(candidates.map(({ id }) => [id, weightOf(id, said)]))).toEqual({ tesla: 1, flux: 1, faust: 2, hypatia: 3, cheesemaster: 4 })
    const drawn = Array.from({ length: 100 }, (_, index) => first(said, index / 100)?.characterId)
    const share = (id: string) => drawn.filter((each) => each === id).length
    expect(['hypatia', 'faust', 'flux', 'cheesemaster'].map(share)).toEqual([30, 20, 10, 40])
  })
})

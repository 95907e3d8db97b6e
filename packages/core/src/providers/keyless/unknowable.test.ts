import { describe, expect, test } from 'vitest'
import { common } from './corpus/common'
import { countSentences } from './sentences'
import { consolationsFor, ownOf, unknowableIn } from './unknowable'

test('each common phrase is one sentence and takes something up', () => {
  const all = Object.values(common).flat()
  expect(all.filter((phrase) => countSentences(phrase.replace(/\{\w+\}/, '"rain"')) !== 1 || !/\{(?:topic|own)\}/.test(phrase))).toEqual([])
})

test.each([
  ['Who will win the World Cup in 2038?', 'future'],
  ['what will the stock market do next year', 'future'],
  ["What is my cousin Laura's favourite song?", 'private'],
  ['is my neighbour Brenda’s banana bread any good?', 'private'],
  ['What happened in 1969?', undefined],
  ['Should I tell my boss?', undefined],
  ['Can my dog eat cheese?', undefined],
])('"%s" asks for what lies in: %s', (text, kind) => {
  expect(unknowableIn(text)).toBe(kind)
})

test.each([
  ['I failed my driving test for the third time', 'your driving test'],
  ['My boss yelled at me', 'your boss'],
  ['my cat died this morning', 'your cat'],
  ['I am sad', undefined],
])('what "%s" calls its own is %s', (text, own) => {
  expect(ownOf(text)).toBe(own)
})

describe('a consolation fits the woe', () => {
  const groups = [['Grief is long.'], ['You were humiliated.'], ['To fail is human.'], ['Guilt points somewhere.'], ['A quarrel cools.']]
  test.each([
    ['My grandmother died', 'Grief is long.'],
    ['My boss yelled at me in front of everyone', 'You were humiliated.'],
    ['I failed my exam', 'To fail is human.'],
    ['I feel so guilty about it', 'Guilt points somewhere.'],
    ['My sister and I had a fight', 'A quarrel cools.'],
    ['My girlfriend wants to break up with me', 'Grief is long.'],
  ])('"%s"', (text, line) => {
    expect(consolationsFor(text, groups)[0]).toEqual([[line]])
  })
})

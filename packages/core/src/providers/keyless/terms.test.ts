import { expect, test } from 'vitest'
import { isStopWord, stem, termsOf, wordsOf } from './terms'

test('cuts a text into plain lower-case words', () => {
  expect(wordsOf("I don't know Đuka’s café, do you?")).toEqual(['i', 'do', 'know', 'đuka', 'cafe', 'do', 'you'])
})

test.each([
  ['inventions', 'inventor'],
  ['electricity', 'electrical'],
  ['running', 'run'],
  ['married', 'wife'],
  ['mom', 'mother'],
  ['died', 'death'],
  ['philosophy', 'philosopher'],
  ['pigeons', 'pigeon'],
])('files "%s" and "%s" under the same stem', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

test('keeps words apart that only look alike', () => {
  expect(new Set(['wireless', 'wire', 'mother', 'moth', 'physics', 'physician'].map(stem)).size).toBe(6)
})

test('leaves out the words that ask nothing', () => {
  expect(termsOf('What do you really think about the speed of light?')).toEqual(['spe', 'light'])
  expect(['the', 'makes', 'x'].map(isStopWord)).toEqual([true, true, true])
})

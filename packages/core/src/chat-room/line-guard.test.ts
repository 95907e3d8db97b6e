import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLineGuard } from './line-guard'

const tesla = { id: 'tesla', name: 'Tesla', title: 'Nikola Tesla (1856-1943)' }
const others = [
  { id: 'hypatia', name: 'Hypatia' },
  { id: 'faust', name: 'Dr. Faust' },
  { id: 'cheesemaster', name: 'Cheesemaster 5000' },
  { id: 'user', name: 'Visitor' },
]

function guarded(pieces: readonly string[]): string {
  const guard = createLineGuard(tesla, others)
  return pieces.map((piece) => guard.push(piece)).join('') + guard.flush()
}

describe('keeping a character in its own mouth', () => {
  it.each([
    ['lets a plain reply through', 'I saw it in Budapest. It was 1882!\nYes: there.', 'I saw it in Budapest. It was 1882!\nYes: there.'],
    ['leaves out the speaker’s own name', 'Tesla: I saw it.', 'I saw it.'],
    ['leaves it out where it is decorated', '**Nikola Tesla:** I saw it.', 'I saw it.'],
    ['leaves it out before a later line', 'I saw it.\nTesla: And built it.', 'I saw it.\nAnd built it.'],
    ['ends where another’s line begins', 'I saw it.\nHypatia: And I measured it.', 'I saw it.'],
    ['ends in the middle of a line too', 'I saw it. Hypatia: And I measured it.', 'I saw it.'],
    ['ends where the name is decorated', 'I saw it.\n\n> **Dr. Faust**: Alas.', 'I saw it.'],
    ['knows the shorter name', 'I saw it.\nCheesemaster: Ha!\nTesla: Stop.', 'I saw it.'],
    ['does not mind case or width', 'I saw it.\nVISITOR：ok', 'I saw it.'],
    ['says nothing when it begins as another', '[Hypatia]: Listen.', ''],
    ['says nothing when it begins as itself and then another', 'Tesla: Hypatia: Listen.', ''],
    ['knows a title without its dot', 'I saw it.\nDr Faust: Alas.', 'I saw it.'],
    ['is not fooled by an aside', 'I saw it.\nHypatia (smiling): And I.', 'I saw it.'],
    ['is not fooled by other marks', 'I saw it.\n`@Hypatia`: And I.', 'I saw it.'],
    ['lets an aside about somebody stand', 'I know Hypatia (she taught). Yes.\nHypatia (she taught) knew.', 'I know Hypatia (she taught). Yes.\nHypatia (she taught) knew.'],
    ['lets names be talked about', 'Hypatia, you know it. Faust and Hypatia know. Faustus: no.', 'Hypatia, you know it. Faust and Hypatia know. Faustus: no.'],
    ['lets a name stand at the end', 'I learned it from Hypatia', 'I learned it from Hypatia'],
    ['lets half a name stand at the end', 'I saw it.\nHyp', 'I saw it.\nHyp'],
    ['lets nothing be nothing', '', ''],
  ])('%s', (_, said, shown) => {
    expect([guarded([said]), guarded(said.split(''))]).toEqual([shown, shown])
  })

  it('shows a sentence as soon as it is whole', () => {
    const guard = createLineGuard(tesla, others)
    expect(['I saw', ' it.', ' Hyp', 'er', 'ion!'].map((piece) => guard.push(piece))).toEqual(['I saw', ' it.', '', ' Hyper', 'ion!'])
  })

  it('says when it is over, so that nobody waits for the rest', () => {
    const guard = createLineGuard(tesla, others)
    guard.push('I saw it.\nHypatia')
    expect(guard.isOver).toBe(false)
    guard.push(': And I.')
    expect([guard.isOver, guard.push(' More.'), guard.flush()]).toEqual([true, '', ''])
  })

  it('lets nothing through in another’s name, whatever comes, cut wherever it is', () => {
    const words = ['Tesla', 'Nikola Tesla', 'Hypatia', 'Dr. Faust', 'Faust', 'Dr', 'Cheesemaster 5000', 'Cheesemaster', 'Visitor', 'hyp', 'Hypa', ':', '：', ' ', '\n', '. ', '!', '?"', '**', '"', '[', ']', '> ', '- ', ',', 'I saw it', 'é', '\u2028', '\t', '']
    const inAnothersName = /(^|[\n\r\u2028\u2029]|[.!?…]["'”’»)\]*_]*\s+)[\s*_~#>"'“”‘’«»[\](){}|•·–—-]*(hypatia|dr\.?\s+faust|faust|cheesemaster\s+5000|cheesemaster|visitor)[ \t*_~"'”’»\])}]*[:：]/iu
    const stream = fc.array(fc.constantFrom(...words), { maxLength: 14 })
    const cuts = fc.array(fc.nat(60), { maxLength: 8 })
    fc.assert(
      fc.property(stream, cuts, (parts, places) => {
        const text = parts.join('')
        const at = [...new Set(places.map((place) => Math.min(place, text.length)))].toSorted((one, other) => one - other)
        const pieces = [0, ...at].map((start, index) => text.slice(start, at[index] ?? text.length))
        const shown = guarded(pieces)
        return !inAnothersName.test(shown) && shown === guarded([text])
      }),
      { numRuns: 100_000, seed: 5 },
    )
  }, 60_000)
})

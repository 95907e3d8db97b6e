import type { NeedKind } from '../contracts'

// A few plain phrasings, until the rules take their place.
const PATTERNS: readonly (readonly [NeedKind, RegExp])[] = [
  ['overdose', /\b(?:took|swallowed|taken) (?:too many|all (?:of )?(?:the|my)) (?:pills|tablets)\b|\boverdosed?\b/i],
  ['medicalEmergency', /\bheart attack\b|\bhaving a (?:stroke|seizure)\b|\bis choking\b/i],
  ['selfHarm', /\b(?:cut|cutting|hurt|hurting|harm|harming) myself\b/i],
  ['childAbuse', /\bmy (?:step)?(?:dad|father|mum|mom|mother) (?:hits|beats|touches) me\b/i],
  ['violence', /\bmy (?:husband|wife|partner|boyfriend|girlfriend) (?:hits|beats|hit|beat|chokes|choked) me\b/i],
  ['despair', /\b(?:do not|don['’]t) want to (?:live|be alive|be here) any ?more\b|\bkill myself\b|\bwant to die\b|\bbetter off without me\b/i],
]

/** Finds signs of need in English; `null` where there are none. */
export function findNeed(text: string): { kind: NeedKind } | null {
  const found = PATTERNS.find(([, pattern]) => pattern.test(text))
  return found ? { kind: found[0] } : null
}

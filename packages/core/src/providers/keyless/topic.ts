import { isStopWord, stripEndings, wordsOf } from './terms'

const verbs = new Set(
  ('work find call try ask become leave put keep seem help show hear run move live believe bring write sit stand lose pay meet include continue ' +
    'set learn lead understand watch follow stop create read spend grow open walk win offer remember consider appear buy serve send build stay ' +
    'fall cut reach raise pass sell decide explain describe share prefer imagine wonder hope wish enjoy hate love dislike care miss eat drink ' +
    'sleep teach speak need look play start quit invent discover die kill cry laugh smile fight dream travel visit handle deal fix break choose ' +
    'marry cook prove solve treat turn wait worry agree disagree swim suffer communicate cause fail succeed plan bark went saw took gave found ' +
    'left kept began held heard brought wrote sat stood lost paid met led understood spoke spent grew won taught bought sent built fell ate drank ' +
    'ran happen declare install repair slept gone taken given written spoken broken chosen born fought became').split(' ').map(stripEndings),
)

/** Adjectives that say something of a topic, and nouns too wide to be one: never the end of it. */
const wide = new Set(
  ('good bad better best worse worst right wrong true false real possible impossible important dangerous safe dead alive able sure ready willing ' +
    'sorry fine great nice amazing favorite favourite difficult hard easy interested interesting boring wet hot cold hungry wonderful terrible ' +
    'awful overrated useful useless worth worthwhile exist healthy new old happy sad lonely angry tired proud afraid scared bored broken stuff ' +
    'time times day days week month year years people person question questions answer answers example moment nothing none tonight tomorrow ' +
    'yesterday morning evening night ago later soon first last anyway cool idea ideas part place side case point fact matter').split(' '),
)

/** Small words that end a topic, beside the stop words. */
const breakers = new Set(
  ('once next since until before after goodbye bye thanks thank greetings wow lol haha hm hmm um uh ah yeah yep nope within without against ' +
    'through across around near under many few other another same different own each every off away back therefore else instead called named ' +
    'together perhaps anybody nobody').split(' '),
)

const openers = /^(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|some|any)$/
const pointers = /^(?:about|of|on|regarding|called|named|versus|vs)$/
const predicates = /^(?:i|you|we|they|he|she|it|who|so|very|too|quite|how|getting)$/
/** Words a character does not say after a visitor. */
export const unspeakable = /fuck|shit|cunt|bitch|nigg|faggot|whore|slut|porn/i

const longest = 4

interface Run {
  words: string[]
  score: number
  /** Where a part that "of" joined on begins. */
  joint: number
  isName: boolean
}

/** The tidy wording of a topic: letters, digits, apostrophes and hyphens, at most four words. */
function tidy(words: readonly string[]): string {
  return words.slice(0, longest).map((word) => word.replace(/^['-]+|['-]+$/g, '').slice(0, 24)).filter(Boolean).join(' ')
}

/** Whether a word after "my driving test" no longer belongs to the thing named. */
export function isNounEnd(token: string, at: number): boolean {
  const word = wordsOf(token)[0] ?? ''
  return isStopWord(word) || breakers.has(word) || (at > 0 && (wide.has(word) || verbs.has(stripEndings(word)) || /(?:ed|ly)$/.test(word))) || unspeakable.test(word)
}

/** A run without the words at its end that say something of it. */
function settle({ words, joint, isName }: Run, isYesNo: boolean): string[] {
  // "president of the United States" is too long to repeat: "United States" will do.
  // "My neighbour Brenda's banana bread" is about the bread.
  const owner = words.findIndex((word, at) => at > 0 && /^\p{Lu}.*'s$/u.test(word) && at < words.length - 1)
  if (owner > 0) return words.slice(owner + 1)
  const kept = words.length > longest && joint > 0 ? words.slice(joint + (openers.test(words[joint] ?? '') ? 1 : 0)) : [...words]
  // "Are tomatoes fruits?", "Do trees communicate?": the last word is the predicate.
  if (isYesNo && !isName && joint === 0 && kept.length === 2 && kept[0]?.endsWith('s')) kept.pop()
  while (kept.length > 0 && wide.has((kept.at(-1) ?? '').toLowerCase()) && !(isName && kept.length > 1 && /^\p{Lu}/u.test(kept.at(-1) ?? ''))) kept.pop()
  while (!isName && joint === 0 && kept.length > 1 && wide.has((kept[0] ?? '').toLowerCase())) kept.shift()
  while (/^(?:of|the|an?)$/.test(kept.at(-1) ?? '')) kept.pop()
  return kept
}

/** Whether a word cannot be part of a topic where it stands. */
function endsTopic(token: string, word: string, before: string, isName: boolean, run: Run | undefined): boolean {
  if (isStopWord(word) || breakers.has(word) || /'(?:m|re|ll|ve|d)$/i.test(token)) return true
  if (/^\d+$/.test(word)) return !run?.isName
  if (isName) return false
  const afterOpener = openers.test(before) || pointers.test(before)
  if (word.endsWith('ly') && word.length > 4 && !afterOpener) return true
  // After "you" or "so" comes a verb or an adjective, after "the" or "about" a noun, whatever the word can be elsewhere.
  if (predicates.test(before)) return !openers.test(word)
  return verbs.has(stripEndings(word)) && !afterOpener && !/^(?:is|are|was|were|be|for|in|with|like)$/.test(before)
}

/** The article a topic keeps when it is said back: "the", or "your" for the visitor's "my". */
export function articleBefore(topic: string, text: string): string | undefined {
  const at = text.replace(/[‘’]/g, "'").indexOf(topic)
  const word = at < 0 ? undefined : /\b(the|my)\s+$/i.exec(text.slice(0, at))?.[1]?.toLowerCase()
  return word === 'my' ? 'your' : word
}

/**
 * What a visitor talks about, in the visitor's own words, or `undefined` when nothing can be taken up.
 * Walks the text once and scores the runs of words between function words, verbs and punctuation.
 *
 * @param ownName The answering character's id: nobody is told their own name as a topic.
 */
export function findTopic(text: string, ownName = ''): string | undefined {
  // "Is love stronger than death?" is about love, not about a "love stronger".
  const plain = text.normalize('NFC').replace(/[‘’]/g, "'").replace(/\b\p{L}+er than\b/giu, 'than')
  const quoted = /["“]([\p{L}\p{N}][\p{L}\p{N}' -]{1,38})["”]/u.exec(plain)?.[1]?.trim().split(/\s+/)
  if (quoted && quoted.length <= longest && !unspeakable.test(quoted.join(' '))) return tidy(quoted)

  const runs: Run[] = []
  let run: Run | undefined
  let before = ''
  let earlier = ''
  let inSentence = false
  // An "of" between two runs joins them: "the speed of light".
  let joining: Run | undefined
  for (const token of plain.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*|[^\s]/gu) ?? []) {
    const isWord = /^[\p{L}\p{N}]/u.test(token)
    const word = isWord ? (wordsOf(token)[0] ?? '') : ''
    const isName = inSentence && /^\p{Lu}/u.test(token) && token !== 'I'
    if (!isWord || word === ownName || endsTopic(token, word, before, isName, run)) {
      // "My dad thinks science is dull": the science is the topic, not the dad.
      if (run && /^(?:think|thinks|say|says|said|told|believes|thought)$/.test(word)) run.score -= 2
      if (word === 'of' && run) joining = run
      else if (!openers.test(word)) joining = undefined
      run = undefined
    } else {
      if (!run && joining && joining.words.length < 3) {
        run = joining
        run.words.push('of')
        run.joint = run.words.length
        if (openers.test(before)) run.words.push(before)
        run.score += 1
      } else if (!run) {
        run = { words: [], score: 1, joint: 0, isName }
        if (pointers.test(before) || (openers.test(before) && pointers.test(earlier))) run.score += 2
        else if (openers.test(before) || /^(?:is|are|was|were)$/.test(before)) run.score += 1
        else if (/^(?:to|from|in|at)$/.test(before)) run.score -= 1
        runs.push(run)
      }
      joining = undefined
      run.words.push(token)
      run.isName ||= isName
      run.score += (isName ? 2 : 0) + (run.words.length <= 3 ? 0.3 : 0)
    }
    if (isWord) inSentence = true
    else if (/[.!?:]/.test(token)) inSentence = false
    earlier = before
    before = word
  }
  const isYesNo = /^\W*(?:is|are|was|were|do|does|did|can|could|will|would)\s/i.test(plain)
  const named = runs
    .map((each) => {
      const kept = settle(each, isYesNo)
      // What had to be cut was hardly the subject: "a waste of time".
      return { topic: tidy(kept), score: each.joint > 0 && kept.length < each.joint ? each.score - 3 : each.score }
    })
    .filter(({ topic }) => topic.length > 1 && /\p{L}/u.test(topic) && !unspeakable.test(topic))
  return named.reduce<{ topic: string; score: number } | undefined>((best, each) => (best && best.score >= each.score ? best : each), undefined)?.topic
}

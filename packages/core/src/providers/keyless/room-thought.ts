import { findMatches } from './find-matches'
import { plainly } from './language'
import type { Mind } from './compose'
import type { Recall } from './recall'
import type { Item } from './retrieval'
import { thingsIn } from './room-subject'
import type { Subject } from './room-subject'
import type { RoomTurn } from './room-turn'

/** So much less may answer than the best and still come first: another angle. */
const otherAngle = 4

/** So many angles are as good as each other. */
const mostAngles = 4

/** So many things of a line are looked up. */
const mostThings = 4

/** So many of the words asked with. */
const mostWords = 12

/** How often somebody who knows nothing of the subject says so. */
const admitting = 0.6

/** What a character thinks of next in a room. */
export interface Thought {
  /**
   * `subject`: it answers what is talked about. `thing`: it takes up something the last speaker named. `drift`: it carries the
   * talk on to that. `beside`: it lies near. `strange`: the character knows nothing of the subject.
   */
  readonly kind: 'subject' | 'thing' | 'drift' | 'beside' | 'strange'
  /** What it holds of that; `undefined` when nothing. */
  readonly item?: Item | undefined
  /** The sentence that answers just what was asked. */
  readonly detail?: string | undefined
  /** What the last speaker named, such as `the lamp`, and its noun. */
  readonly thing?: string | undefined
  readonly noun?: string | undefined
}

/** What was not yet said of an item, and can stand without what was. */
export function untold({ language: { patterns } }: Mind, recall: Recall, { answer, deeper }: Item): string[] {
  const left = [...answer, ...deeper].filter((sentence) => recall.since(sentence) === Infinity)
  while (left[0] !== undefined && left[0] !== answer[0] && patterns.dangling.test(left[0])) left.shift()
  return left
}

/** Chooses what a character says in a room besides taking up what was said. */
export function findThought(mind: Mind, { lines, others, drifts }: RoomTurn, { turn, isHeld }: Subject, recall: Recall, random: () => number): Thought {
  const { language, corpus, retrieval } = mind
  const pick = <T>(list: readonly T[], most = list.length): T | undefined => list[Math.floor(random() * Math.min(list.length, most))]
  const last = lines.at(-1)
  const things = last?.kind === 'character' ? thingsIn(language, last) : new Map<string, string>()

  // Nobody explains to the company who is there, unless asked to, nor speaks of the visitor's own affairs.
  const present = others.filter((name) => !turn?.text.includes(name)).map((name) => name.toLowerCase())
  const leaning = [language.patterns.replying, language.patterns.dangling]
  const isOpen = (item: Item) =>
    !item.tags.some((tag) => present.some((name) => tag.toLowerCase().includes(name))) &&
    item.questions.filter((question) => language.patterns.speaksOfSelf.test(plainly(question))).length * 2 <= item.questions.length &&
    (last?.kind === 'visitor' || !leaning.some((pattern) => pattern.test(untold(mind, recall, item)[0] ?? ''))) &&
    untold(mind, recall, item).length > 1
  /** What the character holds under a word, and not under one that only sounds like it. */
  const under = (word: string) =>
    !retrieval.knows(word) ? [] : retrieval.search({ text: word, topic: word }).filter(({ item, isNear }) => !isNear && item.tags.some((tag) => word.startsWith(tag.toLowerCase()) || tag.toLowerCase().startsWith(word)))
  const about = (word: string) => under(word).filter(({ item }) => isOpen(item))

  const all = turn ? findMatches(language, retrieval, turn, undefined) : []
  const open = all.filter(({ item }) => isOpen(item))
  const sure = open.filter(({ score, isNear }) => !isNear && score > (open[0]?.score ?? 0) - otherAngle)
  // "Should a machine be trusted?" is also about trust.
  const words = turn && sure.length < mostAngles ? [...new Set(language.wordsOf(turn.text).filter((word) => !language.isStopWord(word)))].slice(0, mostWords) : []
  const underWords = words.flatMap(under)
  const onSubject = [...sure, ...underWords.filter(({ item }) => item.isOpinion && isOpen(item))]

  const isDrifting = drifts && isHeld
  const known = [...corpus.phrases.unknownTopic, ...[...all, ...underWords].flatMap(({ item }) => item.answer)]
  const isStrange = turn?.topic !== undefined && onSubject.length === 0 && known.every((sentence) => recall.since(sentence) === Infinity)
  if (isDrifting || (onSubject.length === 0 && !(isStrange && random() < admitting))) {
    const led = [...things].slice(0, mostThings).flatMap(([noun, thing]) => about(noun).slice(0, 2).map(({ item }) => ({ noun, thing, item })))
    const views = led.filter(({ item }) => item.isOpinion)
    // On a large theme everybody has something to say.
    const chosen = pick(views.length > 0 || isDrifting ? views : led)
    if (chosen) return { kind: isDrifting ? 'drift' : 'thing', ...chosen }
  }
  const [noun, thing] = pick([...things]) ?? []
  // To the visitor the best answer, and an opinion rather than a story.
  const best = last?.kind === 'visitor' ? (onSubject.find(({ isExact }) => isExact) ?? onSubject.find((each) => each.item.isOpinion) ?? onSubject[0]) : pick(onSubject, mostAngles)
  if (best) return { kind: 'subject', item: best.item, detail: 'detail' in best ? best.detail : undefined, noun, thing }
  if (isStrange) return { kind: 'strange', noun, thing }

  /** What lies near the subject, else near what was said a little earlier, else near what it said itself. */
  const near = () => {
    if (open[0]) return open[0].item
    for (const line of lines.slice(-4, -1).reverse()) {
      for (const each of line.kind === 'character' ? thingsIn(language, line).keys() : []) {
        const [match] = about(each)
        if (match) return match.item
      }
    }
    const opinions = (recall.lastItem ? retrieval.akin(recall.lastItem) : retrieval.items).filter((item) => item.isOpinion && isOpen(item))
    return recall.lastItem ? opinions[0] : turn?.topic === undefined ? pick(opinions) : undefined
  }
  return { kind: 'beside', item: near(), noun, thing }
}

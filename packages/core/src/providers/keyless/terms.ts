const stopWords = new Set(
  ('an the of to in on at by is are was were be been being am do does did doing done you your yourself me my mine myself we us our it this that ' +
    'these those what who whom whose when where why how which can could would should will shall may might must about and or but if so not no yes ' +
    'with for from as into than then too also have has had having ca wo ain think thinking thought know knew tell telling told say said saying ' +
    'feel felt like just really very much more most some any there here they them their he him his she her let make made get getting got want ' +
    'wanted one thing something someone anything anyone everything everyone please ever never always today now mr ms dr dear sir well oh okay ok ' +
    'hey hi hello still actually maybe quite rather even only up down out over again such lot talk talking mean opinion because while during ' +
    'between all both go going happen happened happening give take come came see seen use using way kind sort bit guy behind yet already kindly gonna wanna').split(' '),
)

/** Words a visitor may use for the word the corpora use; endings are cut before they are looked up. */
const synonyms = new Map(
  ('mother:mom mum mama mommy|father:dad daddy papa|child:kid children baby|childhood:youth boyhood girlhood|' +
    'marry:wife husband spouse marriage wedding bride|friend:buddy pal friendship|die:died dead death dying mortality|kill:murder murderer|' +
    'money:cash wealth dollar fortune rich|job:career profession occupation|god:deity|religion:religious faith church belief|' +
    'eat:ate eaten food meal dinner lunch breakfast hungry|drink:drank drunk|sleep:asleep slept nap|dream:dreamt|' +
    'fear:scare afraid frightened terrified scary|happy:joy glad joyful|sad:sorrow grief unhappy|lonely:loneliness alone solitude|' +
    'love:romance romantic girlfriend boyfriend dating lover|angry:anger rage furious|hate:hatred despise|war:warfare battle|computer:laptop|' +
    'ai:chatgpt llm|robot:android automaton|phone:smartphone telephone cellphone mobile iphone|internet:web online|car:automobile|' +
    'universe:cosmos cosmic|alien:extraterrestrial|teach:taught|student:pupil disciple|book:novel|write:wrote written|' +
    'school:university college education|age:old aged|born:birth birthday birthplace|travel:trip journey voyage|sick:ill disease|' +
    'beauty:beautiful|truth:true|freedom:free liberty|fly:flew flight|mistake:error|begin:start began begun|animal:pet|favorite:favourite|' +
    'color:colour|mathematics:math mathematician|hobby:fun leisure pastime|clothes:wear wore dress outfit|city:town|guilt:guilty remorse|' +
    'fame:famous celebrity|forgive:forgiven pardon|tool:equipment instrument|power:rule ruler|science:scientific|woman:women female|man:men|' +
    'enemy:rival|house:home hometown')
    .split('|')
    .flatMap((group) => {
      const [head = '', others = ''] = group.split(':')
      return [head, ...others.split(' ')].flatMap((word): [string, string][] => {
        const bare = stripEndings(word)
        // A moth is no mother.
        return bare.length < word.length - 1 && word === head ? [[word, head]] : [[word, head], [bare, head]]
      })
    }),
)

/** The words of a text: lower case, without accents, contractions cut to their first part. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase().replace(/artificial intelligence/g, 'ai')
  return (plain.match(/[\p{L}\p{N}][\p{L}\p{N}']*/gu) ?? []).map((word) => word.replace(/n't$|'\p{L}*$/u, '')).filter(Boolean)
}

/** A word without its endings. Not linguistics: it need only cut a question and the corpus alike. */
export function stripEndings(word: string): string {
  let stem = word
  const cut = (ending: RegExp, least: number) => {
    const shorter = stem.replace(ending, '')
    if (shorter.length >= least && /[aeiouy]/.test(shorter)) stem = shorter
  }
  if (stem.length > 3) stem = stem.replace(/ies$/, 'y').replace(/([^sui])s$/, '$1')
  stem = stem.replace(/ic(?:ally|al|ity)$/, 'ic')
  cut(/(?:ing|ed|ly|ness|ment)$/, 3)
  cut(/(?:at)?(?:ion|or|er|ive)$/, 4)
  cut(/(?:ity|ic)$/, 5)
  stem = stem.replace(/([bdgmnprt])\1$/, '$1')
  cut(/e$/, 2)
  return stem.length > 6 ? stem.replace(/y$/, '') : stem.replace(/y$/, 'i')
}

/** What a word is filed under: its synonym's head, or itself without endings. */
export function stem(word: string): string {
  const bare = stripEndings(word)
  return synonyms.get(word) ?? synonyms.get(word.replace(/s$/, '')) ?? synonyms.get(bare) ?? bare
}

/** Whether a word says nothing about what is asked. */
export function isStopWord(word: string): boolean {
  return (word.length < 2 && !/\d/.test(word)) || stopWords.has(word) || stopWords.has(word.replace(/s$/, ''))
}

/** The stems of a text, stop words left out, in order, each as often as it is said. */
export function termsOf(text: string, stemOf: (word: string) => string = stem): string[] {
  return wordsOf(text).filter((word) => !isStopWord(word)).map((word) => stemOf(word))
}

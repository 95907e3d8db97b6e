const stopWords = new Set(
  ('a an the of to in on at by is are was were be been being am do does did doing done you your yours yourself i me my mine myself we us our ' +
    'it its this that these those what who whom whose when where why how which can could would should will shall may might must about and or ' +
    'but if so not no yes with for from as into than then too also have has had having ca wo ain think thinking thought know knew tell ' +
    'telling told say said saying feel felt like just really very much more most some any there here they them their he him his she her hers ' +
    'let make made get getting got want wanted one thing things something someone anything anyone everything everyone please ever never ' +
    'always today now mr mrs ms dr dear sir well oh okay ok hey hi hello still actually maybe quite rather even only up down out over again ' +
    'such lot talk talking mean opinion thoughts does because while during between all both go going happen happened give take come came see ' +
    'seen use using way kind sort bit guy behind yet already kindly got gonna wanna').split(' '),
)

/** Words a visitor may use for the word the corpora use. */
const synonyms = new Map(
  ('mother:mom mum mama mommy|father:dad daddy papa|child:kid kids children baby babies|childhood:youth boyhood girlhood|brother:brothers|' +
    'marry:wife husband spouse married marriage wedding bride|friend:buddy pal friendship friends|' +
    'die:died dead death dying deaths mortality mortal|kill:killed killing murder murdered murderer killer|' +
    'money:cash wealth dollar dollars fortune rich wealthy|job:career profession occupation|god:gods deity|' +
    'religion:religious faith church belief beliefs|eat:ate eaten eating food foods meal meals dinner lunch breakfast hungry|' +
    'drink:drank drunk drinks drinking|sleep:asleep slept sleeping nap|dream:dreamt dreamed dreams dreaming|' +
    'fear:scare scares scaring afraid scared frightened terrified scary fears feared|happy:happiness joy glad joyful|' +
    'sad:sadness sorrow grief unhappy|lonely:loneliness alone solitude|' +
    'love:loved loving loves romance romantic girlfriend boyfriend dating lover|angry:anger rage furious|hate:hated hatred despise hates|' +
    'war:wars warfare battle battles|computer:computers laptop|ai:chatgpt llm|robot:robots android automaton|' +
    'phone:smartphone smartphones telephone cellphone mobile iphone phones|internet:web online|car:cars automobile automobiles|' +
    'universe:cosmos cosmic|alien:aliens extraterrestrial extraterrestrials|teach:taught teacher teachers teaching|' +
    'student:pupil pupils disciple disciples students|book:books novel novels|write:wrote written writing writings writer|' +
    'school:university college education schooling|study:studied studies studying|age:old aged|born:birth birthday birthplace|' +
    'travel:trip journey voyage travels|sick:ill illness disease|beauty:beautiful|truth:true truths|freedom:free liberty|' +
    'fly:flew flying flight|mistake:mistakes error errors|begin:start started began begun|animal:animals pet pets|favorite:favourite|' +
    'color:colour colors colours|mathematics:math maths mathematical mathematician|history:historical|hobby:fun leisure pastime hobbies|' +
    'clothes:wear wore clothing dress outfit|city:town cities towns|guilt:guilty remorse|fame:famous celebrity|' +
    'forgive:forgiveness forgiven pardon|tool:tools equipment instrument instruments|power:rule ruler|scientist:scientists|science:scientific|' +
    'woman:women female|man:men|enemy:enemies rival rivals|house:home homes houses hometown')
    .split('|')
    .flatMap((group) => {
      const [head = '', others = ''] = group.split(':')
      return [head, ...others.split(' ')].map((word): [string, string] => [word, head])
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
  return synonyms.get(word) ?? stripEndings(word)
}

/** Whether a word says nothing about what is asked. */
export function isStopWord(word: string): boolean {
  return (word.length < 2 && !/\d/.test(word)) || stopWords.has(word) || stopWords.has(word.replace(/s$/, ''))
}

/** The stems of a text, stop words left out, in order, each as often as it is said. */
export function termsOf(text: string, stemOf: (word: string) => string = stem): string[] {
  return wordsOf(text).filter((word) => !isStopWord(word)).map((word) => stemOf(word))
}

import type { SocialAct } from './corpus'
import { isStopWord, wordsOf } from './terms'

/** What a clause does: a social act, or `more` for "why?" and "go on". */
export type DialogueAct = SocialAct | 'more'

const feelings =
  'sad|lonely|alone|depressed|unhappy|miserable|heartbroken|anxious|hopeless|worthless|lost|empty|stressed|overwhelmed|exhausted|tired|afraid|scared|worried|hurt|ashamed|nervous|upset|broken|desperate|burned out|a failure'
const joys = 'happy|glad|excited|thrilled|delighted|proud|in love|pregnant|engaged|lucky'
const praises = 'genius|great|amazing|brilliant|wonderful|smart|clever|wise|cool|inspir\\w+|awesome|incredible|impressive|funny|beautiful|fantastic|hero|best|kind|fascinating|interesting|lovely|charming|good|nice|helpful'
const insults =
  'stupid|idiot\\w*|boring|dumb|useless|liar|fraud|fake|loser|moron|ugly|pathetic|ridiculous|annoying|terrible|awful|crazy|mad|insane|evil|rude|arrogant|smelly|overrated|worthless|thief|charlatan|a joke|nonsense|asshole|bastard'
const machine = 'ai|robot|bot|chatbot|chatgpt|program|computer|language model|llm|machine|real|human|person|alive|dead|ghost|actor|simulation|imaginary|fictional|conscious|sentient|recording|script|scripted'
const very = '(?:(?:an?|the|so|such|very|really|truly|just|quite|pretty|absolutely|my|too|feeling|a bit|a little|kind of|always|often|still|and) )*'
const me = "(?:i am|i'm|im|i feel|i(?:'ve| have) been(?: feeling)?|i was|we are|we're|makes me)"
const you = "you(?:'re| are|r| were)?"
const that = "(?:that|this|it)(?:'s| is| was)"
const times = '(?:bad|awful|terrible|worst|rough)'

const act = (...patterns: readonly string[]) => new RegExp(patterns.join('|'))

const despair =
  /\b(?:kill|hurt|harm|cut) myself\b|\bend my life\b|\bi(?:'m| am| feel)? (?:\w+ )?suicidal\b|\bi (?:\w+ )?(?:want|wanna|wish) (?:to die|to be dead|i (?:was|were) dead)\b|\bno reason to live\b/

/** In order: the first that fits is what the clause does. Matched against the clause without the small talk at its edges. */
const acts: readonly (readonly [DialogueAct, RegExp])[] = [
  ['sad', despair],
  [
    'areYouReal',
    act(
      `^(?:are you|aren't you|${you}|you're not|is this|am i (?:talking|speaking) (?:to|with)) (?:really |actually |even |just |only |still |not |a real )*(?:an? )?(?:(?:real|actual|living) \\w+|${machine})(?: (?:person|human|being|ai|bot))*(?= or\\b| and\\b| who| that| like| made|$)`,
      'do you (?:really )?exist|^(?:which|what) (?:language )?(?:model|llm|ai) (?:are you|is this)|^who (?:made|built|programmed) you$',
    ),
  ],
  ['whoAreYou', act("^who (?:exactly )?(?:are|r) (?:you|u)\\b|^what(?: is|'s) your (?:full )?name|introduce yourself|about yourself$|describe yourself|^who am i (?:talking|speaking)|what should i call you|tell me who you are|^what (?:exactly )?are you$")],
  ['howAreYou', /^(?:how (?:are|r) (?:you|u|things)|how do you feel|how(?:'s| is) (?:it going|life|everything|your day)|how have you been|how do you do|how was your (?:day|night)|what's up|whats up|sup|are you (?:ok|okay|well|all ?right|fine|happy|sad|lonely|tired|bored))(?: (?:right now|doing|feeling|going|this \w+|lately|keeping))*$/],
  ['joke', /\bjokes?$|^(?:tell|say|know|crack|give|another|any|do you (?:know|have)|have you)\b.*\bjokes?\b|make me (?:laugh|smile)|something funny/],
  ['insult', act(`\\b(?:${you}|u r|${that}|what a) ${very}(?:${insults})\\b`, `^(?:${insults})$`, '\\bi (?:really )?hate you\\b|\\bshut up\\b|\\byou suck\\b|\\b(?:fuck|screw) (?:you|off)\\b|^go away')],
  [
    'sad',
    act(
      `\\b${me} ${very}(?:${feelings})\\b(?! (?:about you|to |in |for ))`,
      "\\bi (?:miss|(?:have |just )*lost|can't stop crying|cried|(?:have )?failed|have no (?:friends|one)|hate (?:my life|myself)|broke my|can't (?:go on|cope|take it)|don't know (?:how|if i can) (?:to )?(?:go|carry) on|want to give up)\\b(?! (?:you|my (?:keys|phone|wallet)|the))",
      '\\bmy .{1,30}\\b(?:died|passed away|left me|dumped me|broke up|is dying|has cancer|is (?:very |really )?(?:sick|ill))\\b|\\bbroke up with me\\b|\\bi (?:got|was|have been) (?:fired|dumped|rejected|bullied)\\b',
      `\\b${times} (?:day|week|year|night)\\b`,
    ),
  ],
  [
    'happy',
    act(
      `\\b${me} ${very}(?:${joys})\\b(?! with you)`,
      '\\bi (?:just |have |finally |recently )*(?:won|passed|graduated|succeeded|did it|got (?:married|engaged|promoted|(?:the|a)(?: new)? job|into)|became an? )',
      `\\b(?:great|good|wonderful|exciting) news\\b|\\bbest day\\b|\\b${that} my birthday\\b|having a baby|^(?:yay|hooray|woohoo)`,
    ),
  ],
  [
    'praise',
    act(
      `\\b(?:${you}|${that}) ${very}(?:${praises})\\b(?! (?:at|with|to|for|that)\\b)`,
      '\\bi (?:really |truly |just |do |so )*(?:love|like|admire|adore|respect|enjoy) (?:you\\b|talking (?:to|with) you|your)|\\bmy (?:hero|idol)\\b',
      '\\b(?:well|beautifully) (?:said|put|done)\\b|\\b(?:great|good|beautiful|wonderful|brilliant|nice) (?:answer|reply|story|work|words|one|job|point)\\b',
      `^(?:wow|bravo|excellent|${praises})(?: (?:stuff|indeed|one))?$`,
    ),
  ],
  ['advice', /\b(?:should i\b|what (?:should|would|can|do) (?:i|you) do (?:if|about|in|when|with)|what (?:should i|would you) do$|(?:any|some|give me|need|your|have|want|ask for) (?:an? |some |a piece of )?(?:advice|tips?|guidance)|advise me|how (?:can|do|should|could) i\b|how to (?:deal|cope|live|be|find|handle|become|get|stay|overcome)|help me|what do you (?:recommend|suggest|advise)|is it (?:ok|wrong) (?:for me |if i |to ))/],
  ['farewell', /^(?:bye|good ?bye|farewell|good ?night|see (?:you|ya)|take care|so long|until (?:next|we|tomorrow)|ciao|adieu|later|night$)\b|\b(?:i (?:have to|must|need to|should|got to|gotta) (?:go|leave|run|sleep)(?: to (?:bed|sleep|work|school))?|i'm (?:leaving|off)|gotta go|talk (?:to you )?(?:later|soon|tomorrow)|(?:good)?bye|good ?night)$/],
  ['thanks', /^(?:(?:many |a thousand )?thanks?\b|thank u|thx|ty\b|cheers|much obliged|i appreciate|grateful)|\bthank(?:s| you)(?: (?:so much|a lot|very much|for \w+(?: \w+)?))?$/],
  [
    'more',
    /^(?:(?:(?:can|could) you )?(?:why(?: not| is (?:that|it|this)| (?:do|did|would) you (?:say|think|believe|feel|do) (?:so|that|this|it))?|how so|how come|go on|go ahead|(?:tell|say|give)(?: (?:me|us))?(?: something)? more(?: (?:about|of|on) (?:that|it|this|him|her|them|those))?|(?:any)?more|(?:what|anything) else|continue|carry on|keep going|what (?:happened )?(?:then|next|after that)|what happened|what do you mean(?: by that)?|explain(?: (?:that|it|this|yourself|further))*|elaborate(?: on that)?|i don't (?:understand|get it|follow)|for example|such as|like what|(?:give me )?an example|is that (?:so|true)|are you (?:sure|serious)|i (?:really )?(?:don't|do not|can't) (?:agree|believe (?:you|that|it))(?: with (?:you|that))?|i disagree(?: with (?:you|that))?|that's (?:not (?:true|right)|wrong)|i doubt (?:it|that)|no way|how|in what way|yeah|yep|sure|of course|tell me|do tell|i'm listening|go deeper|another(?: one)?|one more|huh|what|yes|so|and|then|ok|really|oh|i see|interesting))$/,
  ],
  ['greeting', /^(?:hi+|hello+|hey+|hiya|howdy|yo|greetings|salve|welcome|hallo|good (?:morning|evening|afternoon|day)|(?:nice|pleased|pleasure|an honou?r)(?: to meet you)?$|it's .{1,20} to meet you)\b|\bmy name(?:'s| is)\b|\bcall me\b/],
]

const before = /^(?:oh|well(?! (?:said|put|done))|ok|okay|so|and|but|then|ah|alright|all right|right|anyway|yes|no|please|hm+|wait|honestly|really|i see|interesting|great|again) (?=.)/
const after = /(?<=.) (?:please|then|now|today|tonight|exactly|though|my friend|sir|there|these days)$/

/** Straight quotes, lower case, single spaces, no punctuation but apostrophes and full stops inside words. */
function plainly(clause: string): string {
  return clause.toLowerCase().replace(/[‘’`]/g, "'").replace(/[^\p{L}\p{N}'.\s]+/gu, ' ').replace(/\.+(?=\s|$)/g, ' ').replace(/\s+/g, ' ').trim()
}

/** Whether a visitor speaks of ending their own life. Nothing else that was said matters then. */
export function isDespair(text: string): boolean {
  return despair.test(plainly(text))
}

/** What a clause does, or `undefined` when it only says or asks something. */
export function findAct(clause: string, ownName = ''): DialogueAct | undefined {
  let plain = plainly(clause)
  if (ownName && new RegExp(`^(?:so )?who(?:'s| is| are| was) (?:\\w+ )?${ownName}\\W*$`).test(plain)) return 'whoAreYou'
  plain = plain.replace(new RegExp(`(?<=.)\\s(?:(?:mr|dr|doctor|lady|professor|dear) )?${ownName || '-'}$`), '')
  for (let left = ''; left !== plain; ) {
    left = plain
    plain = plain.replace(before, '').replace(after, '')
  }
  return acts.find(([, pattern]) => pattern.test(plain))?.[0]
}

const addressed = /^\W*(?:(?:oh|well|and|ah)[, ]+)?(?:hi+|hello+|hey+|hiya|howdy|yo|greetings|salve|hallo|good (?:morning|evening|afternoon|day))\b[\s,!.]*(?:there|again|everyone|all)?[\s,!.]*/i

/** A clause without the greeting and the address it begins with. */
export function stripGreeting(clause: string, ownName = ''): string {
  return clause.replace(addressed, '').replace(new RegExp(`^(?:(?:mr|dr|doctor|lady|professor|dear|master)\\.? )?(?:${ownName || '-'}|sir|madam|friend)\\b(?:[\\s,!.]+|$)`, 'i'), '')
}

/** Whether a clause asks something. */
export function isQuestion(clause: string): boolean {
  return /\?\s*$|^\W*(?:and |but |so )?(?:who|what|when|where|why|how|which|do|does|did|is|are|was|were|can|could|would|will|have|has|had|tell me|describe|explain)\b/i.test(clause)
}

/** Whether the clock or the calendar is asked for, which nobody here reads. */
export function isAboutClock(clause: string): boolean {
  return /^(?:what(?:'s| is) (?:the (?:time|date|day)|today's date)|what (?:time|day|date|month|year) is (?:it|today|this)|(?:do you have|tell me) the time)(?: (?:it|is it|today|now|right now|please))*$/.test(plainly(clause))
}

const foreignWords = new Set(
  ('que por como una los las el del con para pero muy esta este eres cual quien donde und der das ist ich du wie wer mit nicht ein eine sind sie auf uber les des est ' +
    'je vous tu pour dans qui quoi avec sur il che di sono sei per perche non cosa nao uma het een van niet wat').split(' '),
)

/** Whether a text is words of English at all, as far as small words and vowels tell. */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /[a-zà-ÿœ]/i.test(letter))
  if (letters.length < 2 || latin.length < letters.length * 0.7) return false
  const words = wordsOf(text)
  const foreign = words.filter((word) => foreignWords.has(word)).length + (text.match(/[¿¡ßäöüñçœèêàùâîôû]/gi) ?? []).length / 2
  const known = words.filter((word) => isStopWord(word) && !foreignWords.has(word)).length
  if (foreign > known && (foreign >= 2 || (known === 0 && words.length >= 3))) return false
  const odd = words.filter((word) => word.length > 3 && (!/[aeiouy]/.test(word) || /[^aeiouy\d]{5}|[aeiou]{4}|(.)\1\1|q[^u]|asdf|qwer|zxcv|hjkl/.test(word))).length
  return odd === 0 || odd * 2 < words.length
}

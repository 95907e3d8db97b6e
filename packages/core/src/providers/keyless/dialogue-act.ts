import type { SocialAct } from './corpus'
import { isStopWord, wordsOf } from './terms'

/** What a clause does: a social act, or `more` for "why?" and "go on". */
export type DialogueAct = SocialAct | 'more'

const feelings =
  'sad|lonely|alone|depressed|unhappy|miserable|heartbroken|anxious|hopeless|worthless|lost|empty|stressed|overwhelmed|exhausted|tired|afraid|scared|terrified|worried|hurt|grieving|ashamed|nervous|upset|down|broken|desperate|burnt out|burned out|a failure'
const joys = 'happy|glad|excited|thrilled|delighted|overjoyed|proud|in love|pregnant|engaged|cheerful|so lucky|on top of the world'
const praises = 'genius|great|amazing|brilliant|wonderful|smart|clever|wise|cool|inspiring|inspiration|awesome|incredible|funny|beautiful|fantastic|hero|legend|best|kind|fascinating|lovely|charming|good'
const insults =
  'stupid|idiot\\w*|boring|dumb|useless|liar|fraud|fake|loser|moron|ugly|pathetic|ridiculous|annoying|terrible|awful|crazy|nuts|mad|insane|evil|rude|arrogant|smelly|overrated|worthless|cheater|thief|charlatan|a joke|wrong about everything'
const very = '(?:(?:a|an|the|so|such|very|really|truly|just|quite|such a|pretty|absolutely|my|too|nothing but|feeling|a bit|a little|kind of|and) )*'
const machine =
  'ai|a\\.i\\.|robot|bot|chatbot|chat ?gpt|program|programme|computer|language model|llm|machine|real|human|person|alive|dead|ghost|hologram|actor|simulation|imaginary|fictional|conscious|sentient|recording|script|scripted'
const me = "(?:i am|i'm|im|i feel|i've been(?: feeling)?|i have been(?: feeling)?|i was|we are|we're|makes me|i keep feeling|i got)"

const despair = /\b(?:kill|hurt|harm|cut) myself\b|\bend my life\b|\bi(?:'m| am| feel)? (?:\w+ )?suicidal\b|\bi (?:\w+ )?(?:want|wanna|wish) (?:to die|to be dead|i (?:was|were) dead)\b|\bno reason to live\b/

/** In order: the first that fits is what the clause does. */
const acts: readonly (readonly [DialogueAct, RegExp])[] = [
  ['sad', despair],
  ['areYouReal', new RegExp(`^(?:so |but |wait |hey |tell me |honestly )*(?:(?:are|aren't|were) you|you are|you're|you're not|is this|am i (?:talking|speaking) (?:to|with)) (?:really |actually |even |just |only |still |truly |not |some |a real |an actual )*(?:an? )?(?:${machine})(?: (?:person|human|being|man|woman|thing|ai|bot))*(?= or\\b| and\\b| then| now| right| who| that| like| from| made|$)`)],
  ['areYouReal', /\b(?:do you (?:really )?exist|(?:which|what) (?:language )?(?:model|llm|ai) (?:are you|is this)|are you (?:made by|built by|powered by)|(?:who|what) (?:is|are) (?:really )?behind (?:you|this))\b/],
  ['whoAreYou', /\b(?:who (?:exactly |really )?(?:are|r) (?:you|u)|what (?:is|'s) your (?:full )?name|what's your name|introduce yourself|tell me (?:a (?:bit|little) |something )?about yourself|(?:describe|present) yourself|who am i (?:talking|speaking) (?:to|with)|what should i call you|tell me who you are)\b|^(?:and |so )?what (?:exactly )?are you$/],
  ['howAreYou', /^(?:so |and |but |well )*(?:how (?:are|r) (?:you|u|things)|how do you feel|how are you (?:doing|feeling|keeping)|how(?:'s| is) (?:it going|life|everything|your day)|how have you been|how do you do|how was your (?:day|night|sleep)|what's up|whats up|sup|are you (?:ok|okay|well|all ?right|fine|happy|sad|lonely|tired|bored))(?: (?:today|tonight|now|right now|doing|feeling|going|this \w+|lately|these days|there|my friend|sir|keeping|old \w+))*$/],
  ['joke', /\b(?:(?:tell|know|hear|give|say|crack|any|have)\b.*\bjokes?|make me (?:laugh|smile)|(?:say|tell me) something funny|another joke)\b/],
  ['insult', new RegExp(`\\b(?:you(?:'re| are|r)?|u r|this is|that(?:'s| is| was)|what a) ${very}(?:${insults})\\b|\\bi (?:really )?hate you\\b|\\bshut up\\b|\\byou suck\\b|^(?:${insults})$|\\b(?:fuck|screw) (?:you|off)\\b|\\bgo away\\b|\\bnobody likes you\\b|\\b(?:asshole|bastard)\\b`)],
  ['sad', new RegExp(`\\b${me} ${very}(?:${feelings})\\b(?! (?:about you|to (?:meet|hear)|in (?:thought|your)|for (?:you|him|her|them)))|\\bi (?:miss|lost|have lost|just lost|can't stop crying|cried|failed|have failed|have no (?:friends|one)|hate (?:my life|myself)|broke my|can't (?:go on|cope|take it|do this any ?more)|don't know (?:how|if i can|whether i can) (?:to )?(?:go|carry) on|want to give up)\\b(?! (?:you|my (?:keys|phone|wallet|train|bus)|the (?:train|bus|point|game)))|\\bmy .{1,30}\\b(?:died|passed away|left me|dumped me|broke up|is dying|was fired|is (?:very |really )?sick|has cancer)\\b|\\bbroke up with me\\b|\\bi (?:got|was|been|have been) (?:fired|dumped|rejected|laid off|bullied)\\b|\\b(?:bad|awful|terrible|worst|horrible|rough) (?:day|week|year|night)\\b`)],
  ['happy', new RegExp(`\\b${me} ${very}(?:${joys})\\b(?! with you)|\\bi (?:just |have |finally |recently |have just )*(?:won|passed|graduated|succeeded|did it|got (?:married|engaged|promoted|the job|a job|a new job|into|an a)|became an? (?:father|mother|parent))\\b|\\b(?:great|good|wonderful|best|exciting|amazing) (?:news|day ever|day of my life)\\b|\\bit(?:'s| is) my birthday\\b|\\bwe(?:'re| are) having a baby\\b|\\bbest day\\b|^(?:yay|hooray|woohoo)\\b`)],
  ['praise', new RegExp(`\\byou(?:'re| are| were) ${very}(?:${praises})\\b(?! (?:at|with|to|for)\\b)|\\bi (?:really |truly |just |absolutely |do |so )*(?:love|like|admire|adore|respect|enjoy|look up to) (?:you|talking (?:to|with) you|your)\\b|\\bmy (?:hero|idol)\\b|\\b(?:well (?:said|put)|(?:great|good|beautiful|wonderful|brilliant|nice|perfect|lovely) (?:answer|reply|story|work|words|one|job|point))\\b|\\bbeautifully (?:said|put)\\b|^(?:wow|amazing|brilliant|awesome|nice|cool|beautiful|fascinating|incredible|impressive|bravo|great|wonderful|excellent|lovely|fantastic|good)(?: (?:stuff|indeed|really|one))?$|\\b(?:that|this)(?:'s| is| was) ${very}(?:${praises}|interesting|impressive|nice|helpful)$`)],
  ['advice', /\b(?:should i|what (?:should|would|can|do) (?:i|you) do (?:if|about|in|when|with|to|now)|what should i do|what would you do|(?:any|some|give me|need|your|have|want|ask for) (?:an? |some |a piece of |any )?(?:advice|tips?|guidance)|advise me|how (?:can|do|should|could|would) i\b|how to (?:deal|cope|live|be|find|handle|become|get|stay|overcome)|help me|what do you (?:recommend|suggest|advise)|is it (?:ok|okay|wrong) (?:for me )?(?:if i|to))\b/],
  ['farewell', /^(?:ok |okay |well |then |alright |all right |so |right |anyway )*(?:bye|goodbye|good ?bye|farewell|good night|goodnight|see (?:you|ya)|take care|so long|until (?:next|we|tomorrow)|ciao|adieu|cya|later|night$)\b|\b(?:i (?:have to|must|need to|should|got to|gotta|'ve got to) (?:go|leave|run|sleep)(?: (?:now|soon|to (?:bed|sleep|work|school)))?|i'm (?:leaving|off)|gotta go|talk (?:to you )?(?:later|soon|tomorrow)|bye(?: bye)?|goodbye|good ?night)$/],
  ['thanks', /^(?:ok |okay |oh |well |great |no |yes |many |a thousand |and |alright )*(?:thanks?|thank you|thank u|thx|ty|cheers|much obliged|i appreciate|grateful)\b|\b(?:thank you|thanks)(?: (?:so much|a lot|very much|for (?:that|this|everything|your (?:time|help|answer|advice))))?$/],
  ['more', /^(?:but |and |so |oh |hm+ |well |ok |okay |yes |please |can you |could you |i see |interesting |really )*(?:why(?: not| is (?:that|it|this)| (?:do|did|would) you (?:say|think|believe|feel|do) (?:so|that|this|it)| so| though| exactly)?|how so|how come|go on|go ahead|(?:tell|say|give) (?:me |us )?(?:some(?:thing)? )?(?:more|me more)(?: (?:about|of|on) (?:that|it|this|him|her|them|those))?|(?:any)?more|more please|what else|anything else|continue|carry on|keep going|and then|then what|what (?:happened )?(?:then|next|after that)|what happened|what do you mean(?: by that)?|mean(?:ing)? what|explain(?: (?:that|it|this|yourself|further|please|more))*|elaborate(?: (?:on that|please|further))*|(?:can|could) you (?:explain|elaborate)(?: (?:that|it|more|further))*|i don't (?:understand|get it|follow)|for example|such as|like what|(?:give me )?an example|really|is that (?:so|true)|are you (?:sure|serious)|i (?:really |still )?(?:don't|do not|can't) (?:agree|believe (?:you|that|it))(?: with (?:you|that))?|i disagree(?: with (?:you|that))?|that's (?:not (?:true|right)|wrong)|i doubt (?:it|that)|no way|how|in what way|then|and|so|yes|yeah|yep|sure|i see|interesting|of course|tell me|do tell|i'm listening|go deeper|huh|what)(?: please| then| more| exactly)*$/],
  ['greeting', /^(?:oh |well |and )*(?:hi+|hello+|hey+|hiya|howdy|yo|greetings|salve|salutations|welcome|hallo|good (?:morning|evening|afternoon|day)|nice to meet you|pleased to meet you|pleasure to meet you|it's (?:nice|an honou?r|a pleasure) to meet you)\b/],
  ['greeting', /\bmy name(?:'s| is)\b|\bcall me\b/],
]

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
  const plain = plainly(clause)
  const toOneself = plain.replace(new RegExp(`\\s(?:(?:mr|dr|doctor|mister|lady|professor|my dear) )?${ownName || '-'}$`), '')
  if (ownName && new RegExp(`^(?:so |and )*who (?:is|are|was|'s) (?:this |the |nikola |doctor |dr |mr )*(?:${ownName})\\b[^a-z]*$`).test(plain)) return 'whoAreYou'
  return acts.find(([, pattern]) => pattern.test(toOneself))?.[0]
}

const addressed = /^\W*(?:(?:oh|well|and|ah)[, ]+)?(?:hi+|hello+|hey+|hiya|howdy|yo|greetings|salve|hallo|good (?:morning|evening|afternoon|day))\b[\s,!.]*(?:there|again|everyone|all)?[\s,!.]*/i

/** A clause without the greeting and the address it begins with. */
export function stripGreeting(clause: string, ownName = ''): string {
  const rest = clause.replace(addressed, '')
  return rest.replace(new RegExp(`^(?:(?:mr|dr|doctor|mister|lady|professor|dear|my dear|master)\\.? )?(?:${ownName || '-'}|sir|madam|friend)\\b(?:[\\s,!.]+|$)`, 'i'), '')
}

/** Whether a clause asks something. */
export function isQuestion(clause: string): boolean {
  return /\?\s*$|^\W*(?:and |but |so )?(?:who|what|when|where|why|how|which|do|does|did|is|are|was|were|can|could|would|will|have|has|had|tell me|describe|explain)\b/i.test(clause)
}

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

const foreignWords = new Set(
  ('que por como una los las el del con para pero muy esta este eres sobre cual quien donde und der das ist ich du wie wer mit nicht ein eine sind sie auf uber was le les des est ' +
    'je vous tu pour dans qui quoi avec sur moi il che di sono sei una per perche non cosa voce nao uma isso het een van niet wat hoe').split(' '),
)

/** Whether the clock or the calendar is asked for, which nobody here reads. */
export function isAboutClock(clause: string): boolean {
  return /^(?:what(?:'s| is) the (?:time|date|day)|what (?:time|day|date|month|year) is (?:it|today|this)|(?:do you have|have you got|tell me) the time|what(?:'s| is) today's date)(?: (?:it|is it|today|now|right now|please|over there|there))*$/.test(plainly(clause))
}

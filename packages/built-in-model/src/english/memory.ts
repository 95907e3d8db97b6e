import type { MemoryPatterns } from "../language-pack";

/** What visitors ask about what they said before. */
export const memory: MemoryPatterns = {
  facts: [
    [
      /\bwhat (?:do|did) i (?:say i )?do\b(?! (?:if|when|about|now|with|to)\b)(?: for (?:a living|work|money))?|\bwhat i (?:do for (?:a living|work)|use[d]? to do)|\bwhat did i use[d]? to do|\b(?:what(?:'s| is| was)|remember|recall|know|forgot(?:ten)?) my (?:job|work|profession|occupation|trade|career)\b|\bwhere do i work\b/,
      /\b(?:i (?:work|drive|teach|run|sell|repair|fix|nurse|farm|manage|clean|cook|design|code|own|study)\b|(?:i am|i'm|im) (?:studying|training|working|retired|unemployed|a student)|my (?:job|work|shop|company|trade)\b|(?:i am|i'm|im) an? (?!(?:bit|little|lot|big|huge|fan|long|man|woman|boy|girl|mess|morning|night|person|mother|father|mum|mom|dad)\b)[\p{L}-]+)/iu,
    ],
    [
      /\bwhere (?:do|did) i (?:say i )?(?:live|come from)|\bwhere i (?:live|come from|am from)|\bwhere am i from|\b(?:what(?:'s| is| was)|remember|recall|know|forgot(?:ten)?) my (?:(?:home ?)?town|city|village|country)\b|\b(?:which|what) (?:town|city|country|village|place) (?:am i from|do i (?:live|come from)|did i (?:say|mention|tell))/,
      /\b(?:i live|i'm from|i am from|im from|i come from|(?:i'm|i am|im) (?:living|based)|we live|i(?:'ve| have)? moved to|i grew up|my (?:town|city|village))\b/iu,
      /\b[Ii]n \p{Lu}\p{L}+/u,
    ],
    [
      /\bhow old (?:am i|i am)\b/,
      /\b(?:i'm|i am|im) (?:\d+|\p{L}+) years old\b|\b(?:i'm|i am|im) \d+\b|\bi turn(?:ed)? \d+/iu,
    ],
    [
      /\bwhat (?:do|did) i (?:say i )?(?:like|love|enjoy)\b|\b(?:what(?:'s| is| was)|remember) my (?:hobby|hobbies)\b/,
      /\bi (?:really |do |just )*(?:like|love|enjoy|adore) (?!you\b|your\b)/i,
    ],
  ],
  asksCalled:
    /\bwhat(?:'s| is| was) my ([\p{L}-]+)(?:'s)? (?:called|named|name)\b|\b(?:what(?:'s| is| was)|remember|recall|know) the name of my ([\p{L}-]+)|\b(?:remember|recall|know|forgot(?:ten)?|tell me) (?:what )?my ([\p{L}-]+)(?:'s|s'|s)? (?:name|(?:is|was) (?:called|named))/u,
  called: [
    "\\b(?:my|our) (?:\\w+ ){0,2}?{noun}(?:'s name)?,?(?: is| was|'s)?,? (?:called |named )?(\\p{Lu}[\\p{L}'-]{1,20})",
    "\\b{noun}\\b[^.?!]{0,60}?\\b(?:called|named|name(?:'s| is| was)|call (?:her|him|it|them)) (\\p{L}[\\p{L}'-]{1,20})",
  ],
  asksQuestion:
    /\bwhat (?:was|were) my (?:very )?(?:first |last |previous |earlier |other )?questions?\b|\bwhat did i (?:just |first )?ask\b|\bwhat (?:have|had) i (?:just )?asked\b/,
  asksFirst: /\bfirst\b/,
  asksBefore: /\bbefore (?:the |that |this |my )?([\p{L}-]+)\W*$/u,
  asksTold:
    /\bwhat (?:did|have) i (?:just |already )?(?:say|said|tell|told|mention(?:ed)?)(?: (?:to )?you)? (?:about|of) (?:the |an? )?([\p{L}\p{N}' -]{2,40})|\bdo you (?:still )?(?:remember|recall|know) (?:what i (?:said|told you) (?:about|of) (?:the |an? )?)([\p{L}\p{N}' -]{2,40})|^\W*(?:and |so )?(?:what|where|whom?) did i (?!(?:just |first )?(?:say|said|tell|told|ask|mention|do)\b)(?:\p{L}+ (?:my|the|an?) )?(\p{L}+)(?: (?:about|of|to|in|on|with|for))?\W*$/u,
  yourWords: [
    [/\b(?:i'm|i am|im)\b/gi, "you are"],
    [/\bi was\b/gi, "you were"],
    [/\bi['’](ve|ll|d)\b/gi, "you'$1"],
    [/\b(?:we're|we are)\b/gi, "you are"],
    [/\bi\b/gi, "you"],
    [/\bwe\b/gi, "you"],
    [/\b(?:my|our)\b/gi, "your"],
    [/\bmine\b/gi, "yours"],
    [/\bmyself\b/gi, "yourself"],
    [/\b(?:me|us)\b/gi, "you"],
  ],
};

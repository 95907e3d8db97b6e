import type { MemoryPatterns } from "../listening-patterns";

/** What visitors ask about what they said before. */
export const memory: MemoryPatterns = {
  facts: [
    [
      /\bwhat (?:do|did) i (?:say i )?do\b(?! (?:if|when|about|now|with|to)\b)(?: for (?:a living|work|money))?|\bwhat i (?:do for (?:a living|work)|use[d]? to do)|\bwhat did i use[d]? to do|\b(?:what(?:'s| is| was)|remember|recall|know|forgot(?:ten)?) my (?:job|work|profession|occupation|trade|career)\b|\bwhere do i work\b/,
      /\b(?:i (?:work|drive|teach|run|sell|repair|fix|nurse|farm|manage|clean|cook|design|code|own|study)\b|(?:i am|i'm|im) (?:studying|training|working|retired|unemployed|a student)|my (?:job|work|shop|company|trade)\b|(?:i am|i'm|im) an? (?!(?:bit|little|lot|big|huge|fan|long|man|woman|boy|girl|mess|morning|night|person|mother|father|mum|mom|dad)\b)[\p{L}-]+)/iu,
    ],
    [
      /\bwhere (?:do|did) i (?:say i )?(?:live|come from|grow up)|\bwhere i (?:live|come from|am from)|\bwhere am i from|\b(?:what(?:'s| is| was)|remember|recall|know|forgot(?:ten)?) my (?:(?:home ?)?town|city|village|country)\b|\b(?:which|what) (?:town|city|country|village|place) (?:am i from|do i (?:live|come from)|did i (?:say|mention|tell))/,
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
  others: [
    [
      /\b(?:pets?|animals?)\b/,
      /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|hamsters?|rabbits?|parrots?|budgies?|goldfish|guinea pigs?|tortoises?|horses?|pony|goats?|sheep|chickens?|hens?|ducks?|snakes?|lizards?)\b/i,
    ],
    [
      /\b(?:work|job|profession|occupation|trade|career|living)\b/,
      /\b(?:i (?:work|drive|teach|run|sell|repair|fix|used to)|retired|(?:i'm|i am) an? \w+(?:er|or|ian|ist|man|woman)|job|fired|hired|company)\b/i,
    ],
    [/\b(?:child(?:ren)?|kids?)\b/, /\b(?:sons?|daughters?|boys?|girls?|baby|twins|child(?:ren)?|kids?)\b/i],
    [/\bguests?\b|\bhow many (?:people|of us)\b/, /\bfor (?:\d+|\w+) (?:people|guests|persons)\b|\bguests?\b/i],
    [
      /\binstrument\b/,
      /\b(?:piano|violin|viola|guitar|cello|flute|clarinet|drums?|trumpet|trombone|saxophone|harp|organ|accordion|ukulele|bass)\b/i,
    ],
    [
      /\bwhere\b.*\bgo\b/,
      /\b(?:i|we) (?:went|drove|flew|walked|cycled|visited|travell?ed)\b|\b(?:i've|we've|have) been (?:to|in|at)\b/i,
    ],
    [/\bvisiting\b|\bcoming\b/, /\bvisit\w*|\bcoming\b|\bguests?\b/i],
    [
      /\b(?:travel\w*|trip|going|flying|there)\b/,
      /\b(?:fly\w*|travel\w*|trip|honeymoon|vacation|visit\w*|moving|going to|we go to|i go to)\b/i,
    ],
    [
      /\b(?:city|town|country|place|live|from)\b/,
      /\b(?:moved to|live in|living in|come from|grew up in|(?:i'm|i am|we are|we're) from)\b/i,
    ],
    [/\b(?:can't|eat)\b/, /\b(?:intoleran\w+|allerg\w+|vegan|vegetarian|diet|coeliac|diabet\w+)\b/i],
    [/\b(?:old|age)\b/, /\b(?:i'm|i am|i turn(?:ed)?) (?:only |just )?\d+\b|\byears old\b/i],
  ],
  alike: [
    "son boy baby child kid",
    "daughter girl baby child kid",
    "dog puppy",
    "cat kitten",
    "pet dog cat puppy kitten hamster rabbit parrot budgie goldfish tortoise horse pony goat",
  ],
  asksOwn:
    /^\W*(?:(?:so|and|ok|okay|then|now)\b[, ]*)*(?:(?:do|can) you (?:still )?(?:remember|recall|know)|(?:remind|tell) me(?: again)?),? (?:what|which|who|when|where|why|how)\b(?: [\w']+){0,5}? (?:i'm|i've|i'd|we're|we've)\b(?! (?:(?:just|really|actually|even) )*(?:talking|saying|asking|thinking|feeling|looking|up to)\b)|^\W*(?:(?:so|and|ok|okay|then|now)\b[, ]*)*(?:(?:do|can) you (?:still )?(?:remember|recall|know|tell me) |(?:remind|tell) me(?: again)?,? )?(?:(?:in |of |to |from |for )?(?:what|which)|who(?:m|se)?|when|where|why|how(?: (?:many|much|old|long|often))?) (?!.*\b(?:how|what|when) (?:do|can|am) i\b)(?!.*\b(?:should|could|would|(?:do|can) i (?:do|say|need|buy|serve|wear|get|tell|give|write|find|make|use|cook))\b)(?:[\w']+ ){0,6}?(?:(?:did|was|am|have|had|are|were|can't|couldn't) (?:i|we)|do (?:i|we) (?:live|work|teach|study|play|have|own|keep|love|like|drive|sell|make|come|speak|hate|collect|want|eat|drink|learn|read)|(?:is|are|was|were|does|did|comes?|came|happened (?:to|at|with|in))(?: \w+){0,2} (?:me|my|our)|i (?:did|was|am|have|had)|(?:people|guests|of us) (?:are|is|do|did)|(?:is|are) (?:coming|visiting|staying)\b|(?:is|are|was|were|does|did) (?:my|our) )\b/,
  asksWho: /^\W*(?:so |and |then |do you (?:still )?(?:know|remember) )*who (?:am i|i am)(?: again| now)?\W*$/,
  self: /\b(?:i'm|i am) (?:an? |\d|the )/i,
  asksAll:
    /\bwhat (?:did|have) i (?:already |just )?(?:tell|told) you(?: so far| before| today| about (?:me|myself))?\W*$|\bdo you (?:still )?(?:remember|know) me\b|\bwhat do you (?:still )?(?:know|remember) (?:about|of) me\b/,
  unasked: /^(?:say|said|tell|told|mention\w*|remember|know|name|again|happen\w*|times?|year|day)$/,
  asksCalled:
    /\bwhat(?:'s| is| was) my ([\p{L}-]+)(?:'s)? (?:called|named|name)\b|\bwhat(?:'s| is| was) (?:the|his|her) name of (?:my|our) ([\p{L}-]+)|\b(?:what(?:'s| is| was)|remember|recall|know) the name of my ([\p{L}-]+)|\b(?:remember|recall|know|forgot(?:ten)?|tell me) (?:what )?my ([\p{L}-]+)(?:'s|s'|s)? (?:name|(?:is|was) (?:called|named))/u,
  called: [
    "\\b(?:[Mm]y|[Oo]ur) (?:\\w+ ){0,2}?{noun}(?:'s name)?,?(?: is| was|'s)?,? (?:called |named )?(?!I')(\\p{Lu}[\\p{L}'-]{1,20})",
    "\\b(?:my|our) (?:\\w+ ){0,1}?{noun},? (?!(?:who|that|which|and|but|just|never|always|really|also|still|only|died|ran|got|had)\\b)(\\p{L}{3,20}) (?:is|was|has|eats?|likes?|loves?|sleeps?|will|can|does|got|had|died|ran)\\b",
    "\\b{noun}\\b[^.?!]{0,60}?\\b(?:called|named|name(?:'s| is| was)|call (?:her|him|it|them)) (\\p{L}[\\p{L}'-]{1,20})",
  ],
  asksQuestion:
    /\bwhat (?:was|were) my (?:very )?(?:first |last |previous |earlier |other )?questions?\b|\bwhat did i (?:just |first )?ask\b|\bwhat (?:have|had) i (?:just )?asked\b/,
  asksFirst: /\bfirst\b/,
  asksBefore: /\bbefore (?:the |that |this |my )?([\p{L}-]+)\W*$/u,
  asksTold:
    /\bwhat (?:did i|have i|i've|i have) (?:just |already )?(?:say|said|tell|told|mention(?:ed)?)(?: (?:to )?you)? (?:about|of) (?:the |an? )?([\p{L}\p{N}' -]{2,40})|\bdo you (?:still )?(?:remember|recall|know) (?:what i (?:said|told you) (?:about|of) (?:the |an? )?)([\p{L}\p{N}' -]{2,40})|^\W*(?:and |so )?(?:what|where|whom?) did i (?!(?:just |first )?(?:say|said|tell|told|ask|mention|do)\b)(?:\p{L}+ (?:my|the|an?) )?(\p{L}+)(?: (?:about|of|to|in|on|with|for))?\W*$/u,
  and: "and",
  you: "you",
  yours: /^(?:you|your)(?: |'(?:re|ve|d|ll) )/i,
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

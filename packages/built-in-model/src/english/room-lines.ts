/** What tells the kinds of a visitor's line in a discussion apart. */
export const roomLines = {
  /** Before and after a name that is called: `{name}` is one of the participants. */
  called: [
    String.raw`^\W*(?:(?:hey|hi|hello|so|and|but|ok|okay|well|now|then|what about(?: you)?|how about(?: you)?|and you)\b[,\s]*)*(?:(?:dr|doctor|lady|mister|mr)\b\.?\s*)?{name}(?:\s+5000)?\s*(?:[,:;!?.–—-]|$)`,
    String.raw`[,;]\s*(?:(?:dr|doctor|lady|mister|mr)\b\.?\s*)?{name}(?:\s+5000)?\s*(?:[?.!,…]|$)`,
    String.raw`^\W*(?:(?:dr|doctor|lady|mister|mr)\b\.?\s*)?{name}(?:\s+5000)?\s+(?:you|do|did|didn'?t|are|were|have|had|what(?:'?s)?|which|why|how|who|when|where|can|could|would|should|will|tell|is (?:it|that|this|there))\b`,
    String.raw`\byou\b[^.!?]{0,80}\s(?<!\b(?:with|of|to|about|like|as|than|from|and|or|for|by|at|on|in|is|was|are|mean|meet|met|know|trust|believe|dr|doctor|dr\.|mister|mr)\s){name}\s*[?.!]*$`,
  ],
  /** What else a participant is called, by name. */
  aliases: {
    tesla: String.raw`(?:(?:nikola|nicola|nicolas)\s+)?tesla|nikola|nicola`,
    faust: String.raw`(?:johann\s+)?faust(?:us)?|johann`,
    cheesemaster: String.raw`cheese\s?master`,
  },
  /** A question for an opinion: what follows "you" in it is no question about the one who is asked. */
  asking:
    /\b(?:what|how) (?:do|would|did|can|could) you (?:all |both |two |guys )?(?:think|feel|say|make|believe|see)\b|\b(?:do|would|don't) you (?:all |both |really )?(?:think|believe|agree|feel|say|reckon)\b|\bin your (?:view|opinion|eyes)\b|\bwhat(?:'s| is| are) your (?:views?|opinions?|takes?|thoughts?)\b|\b(?:can|could|would|will) (?:any of )?you (?:all |please )?(?:tell|explain|say|discuss|talk|debate)\b|\bif you (?:had|could|were)\b/g,
  /** Asks for a subject without a question mark. */
  proposing:
    /^\W*(?:(?:ok|okay|so|now|well|please|then|and)\b[,\s]*)*(?:let(?:'s| us)(?: now)? (?:talk|speak|discuss|debate|move on|turn)|(?:please )?(?:discuss|debate|consider|talk about|speak about|explain)\b|(?:can|could) we (?:talk|speak|discuss|debate)|i(?:'d| would) (?:like|love) to (?:talk|hear|discuss|know)|i want (?:you )?to (?:talk|hear|discuss|debate|know)|tell (?:us|me) (?:what you think )?about|(?:what|how) about)/i,
  /** The words of a proposal before its subject. */
  proposal:
    /^\W*(?:(?:ok|okay|so|now|well|please|then|and)\b[,\s]*)*(?:let(?:'s| us)(?: now)? |(?:can|could) we |i(?:'d| would) (?:like|love) |i want (?:you )?)?(?:to )?(?:please )?(?:(?:talk|speak|chat|hear|know|discuss|debate|consider|explain|move on|turn|tell (?:us|me)|what|how)\b\s*)?(?:more )?(?:what you think )?(?:(?:about|of|to)\b\s*)?/i,
  /** What contradicts somebody: `{name}` is one of the participants. */
  blaming: String.raw`\b{name}(?:'s| is| was) (?:\w+ ){0,2}?(?:wrong|mistaken|talking nonsense|exaggerating|not right)\b`,
  /** Words of a statement that is about more than one moment. */
  general:
    /\b(?:think|believe|should|shouldn't|must|ought|never|always|every|everyone|everybody|everything|nobody|nothing|people|humans?|anyone|anybody|none|only|nowadays|better|worse|best|worst|too|agree|not|isn't|aren't|can't|don't|makes?|means?|you|your|right|wrong|true|matters?|simply)\b/,
  /** Speaks to somebody. */
  toOne: /\b(?:you|your|you're|you've|u)\b/,
  /** A question, with or without its mark. */
  questioning:
    /^\W*(?:(?:ok|okay|so|now|well|and|but|then)\b[,\s]*)*(?:should|would|could|can|do|does|did|is|are|was|were|will|what|why|how|who|which|when|where|shall|must|have|has)\b/,
  /** A request for advice, or for what makes something good, that anybody might ask. */
  anybody:
    /^\W*(?:(?:ok|okay|so|now|well|and|but|then)\b[,\s]*)*(?:what makes|is it|are|is|why|does|do people|how (?:do|can|should|does|would) (?:i|you|one|we|people|somebody|someone|anyone)|how to|when should|where should)\b/,
  /** "You kind of do" calls nobody kind. */
  hedging: /\s(?:kind|sort) of(?=\s)/g,
  /** The visitor's own affairs. */
  mine: /\b(?:my|me|mine|i'm|i've|i am|i have)\b/,
  /** Asks all of them about themselves. */
  everyone:
    /\b(?:any|which|who|all|each|both|one|some|none) of you\b|\b(?:do|are|have|would|could|can|did) you (?:all|both|guys)\b/,
  /** Contradicts the one who is called. */
  scolding:
    /\byou(?:'re| are) (?:\w+ ){0,2}?(?:exaggerating|overdoing it|dodging|too (?:harsh|easy|soft|hard|sure|quick|gloomy|romantic))|\byou (?:exaggerate|miss the point|contradict yourself)\b/,
  own: /\b(?:i|i'm|im|i've|ive|i'd|id|i'll|my|me|mine)\b/,
  /** What happened to the visitor and others: "we make our own luck" did not happen. */
  ours: /\b(?:we|our|us|we're|we've)\b/,
  /** Something that happened, or is about to. */
  momentary:
    /\b(?:yesterday|today|tonight|tomorrow|(?:last|this|next) (?:week|weekend|month|year|night|morning|evening|afternoon|summer|winter|spring|autumn|\w+day)|ago|just|finally|again|on \w+day|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b|\b(?:i|we)(?:'m| am|'re| are|'ve been| have been) \w+ing\b/,
  /** News that is about nobody: the weather, or without "I". */
  tidings:
    /\b(?:rain(?:s|ed|ing)|snow(?:s|ed|ing)|(?:the weather|it) (?:is|was) (?:hot|cold|bad|nice|lovely|awful)|outside|here)\b/,
  /** Claims that speak of the visitor: "it's my money". */
  claiming: /^(?:(?:but|well|and) )*(?:it's|it is|that's|that is|this is) my (?:own )?\w+$/,
  /** Habits, by which visitors contradict what is discussed: "I never eat breakfast". */
  habit: /\bi (?:never|always|hardly|rarely|don't|do not|can|could)\b/,
  /** What a visitor may call "my" so that it can be said back. */
  tellable:
    /^your (?:(?!old|late)\p{L}+ ){0,2}(?:sons?|daughters?|child|children|kids?|baby|babies|mother|mom|mum|mama|father|dad|papa|parents?|sister|brother|siblings?|grand\p{L}+|gran|granny|aunt|uncle|cousin|nephew|niece|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|family|friends?|flatmate|roommate|neighbou?rs?|boss|colleagues?|teacher|dogs?|cats?|pupp(?:y|ies)|kittens?|rabbit|hamster|parrot|horse|pony|pets?|job|work|exam|tests?|results|thesis|degree|car|bike|garden|house|flat|apartment|kitchen|novel|book|poem|concert|marathon|wedding|marriage|birthday|holiday|interview|promotion|operation|surgery|telescope|phone|laptop|toast|cake|dinner)$/u,
  /** Words for what spoils good news. */
  nevertheless: /\b(?:but|nobody|no one|none|although|though)\b/,
  /** Repeats what another character said. */
  repeating: /\bsays\b/,
  /** Moods of what visitors tell, beside those that any conversation knows. */
  grief:
    /\b(?:died|dies|dead|death|dying|passed away|funeral|buried|miscarri\w+|stillborn|lost (?:our|my|a|her|his|the) (?:\w+ )?(?:baby|child|son|daughter|mother|father|mum|mom|dad|wife|husband|brother|sister|grand\w+|gran|friend|dog|cat)|cancer|tumou?r|leuk\w+|dementia|alzheimer'?s?|stroke|coma|hospice|terminal(?:ly)?|heart attack|suicide)\b/,
  relief:
    /\b(?:free|remission|recovered|recovering|cured|healthy again|home (?:again )?from (?:the )?hospital|all clear)\b/,
  hard: /\b(?:in (?:a |the )?hospital|intensive care|surgery|cheated|betray\w*|slept with|dumped|split up|broke up|break-?up|divorc\w*|nothing to show|accident|flooded|robbed|stolen|scam\w*|(?:parking|speeding) ticket|fined|in traffic|traffic jam|loud|noisy|refused|turned (?:me|us) down|leave me|half my|lost \d+|a headache|homesick|nightmares?|embarrass\w*|awful)\b/,
  glad: /\b(?:sober|joy|joyful|bloom\w*|finished (?:my|our|writing)|first (?:novel|book|concert|marathon|poem|painting|goal)|pregnant|expecting|graduat\w+|made it|smil\w+|paid for my|a present|a raise|got in|said yes|reconciled|best day)\b/,
} as const;

/** What tells the kinds of a visitor's line in a discussion apart. */
export const roomLines = {
  /** Before and after a name that is called: `{name}` is one of the participants. */
  called: [
    String.raw`^\W*(?:(?:hey|hi|hello|so|and|but|ok|okay|well|now|then|what about|how about)\b[,\s]*)*(?:(?:dr|doctor|lady|mister|mr)\b\.?\s*)?{name}(?:\s+5000)?\s*(?:[,:;!?.–—-]|$)`,
    String.raw`[,;]\s*(?:(?:dr|doctor|lady|mister|mr)\b\.?\s*)?{name}(?:\s+5000)?\s*(?:[?.!,…]|$)`,
    String.raw`^\W*(?:(?:dr|doctor|lady|mister|mr)\b\.?\s*)?{name}(?:\s+5000)?\s+(?:do|did|are|were|have|had|what|why|how|who|when|where|can|could|would|should|will|tell)\b`,
  ],
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
  /** Asks all of them about themselves. */
  everyone:
    /\b(?:any|which|who|all|each|both|one|some|none) of you\b|\b(?:do|are|have|would|could|can|did) you (?:all|both|guys)\b/,
  /** Contradicts the one who is called. */
  scolding:
    /\byou(?:'re| are) (?:\w+ ){0,2}?(?:exaggerating|overdoing it|dodging|too (?:harsh|easy|soft|hard|sure|quick|gloomy|romantic))|\byou (?:exaggerate|miss the point|contradict yourself)\b/,
  own: /\b(?:i|i'm|im|i've|i'd|i'll|my|me|mine|we|our|us)\b/,
} as const;

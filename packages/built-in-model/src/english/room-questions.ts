import { room } from "../generated/room";

/** Questions about the discussion itself, and the answers: `{of}` and `{rival}` are speakers, `{claim}` is a line of one of them. */
export const roomQuestions = {
  patterns: {
    summary:
      /\bsummar(?:y|i[sz]e|i[sz]ing)\b|\b(?:sum (?:it |this |that |things )?(?:all )?up|recap)\b|\bwho said what\b|\bwhat (?:has been|was|have you(?: all)?|did (?:you|they|everyone)(?: all)?) (?:all )?(?:said|say|discussed|discuss|agreed on)\b.*\b(?:so far|until now|up to now)/i,
    right:
      /\bwho(?:'s| is| was|se)? (?:actually |really |now |then )?(?:right|correct|wrong|view is right)\b|\b(?:which|who) (?:of|among) (?:you|them|us) (?:is|was|are|do you believe)\b|\bwho (?:do|would) you (?:agree|side) with\b|\bwhose side\b|\bwhich side are you on\b/i,
    why: /\b(?:why (?:do|did|would) (?:you|u) (?:say|think|believe|claim|mean)|what makes you (?:say|think|believe)|how (?:can|could) you (?:say|think|believe|claim)|what do you mean by) (?:that|so|this|it)\b|\bwhy (?:do you|don't you) (?:dis)?agree\b/i,
    agree:
      /\b(?:do|would|can|could|don't) you (?:also |really |all )?(?:dis)?agree\b|\bwhat do you (?:say|think|make|reply|answer) (?:to|of|about)\b|\bwhat would you (?:say|reply|answer) to\b|\b(?:is|was) (?:\p{L}+\.? )?\p{L}+ (?:right|correct|wrong|mistaken)\b|\b(?:is|was) what \p{L}+ (?:said|says)\b/iu,
  },
  /** The words before the name of the speaker whose lines are meant. */
  before: String.raw`\b(?:with|is|was|to|of|about|what)`,
  /** Words that refer to the last line. */
  pointing:
    /\b(?:agree|disagree)\s*[?.!]*$|\b(?:with|to|of|about) (?:that|this|him|her|them|it|each other|what (?:was|he|she|they|you))\b/i,
  /** A person who is no participant. */
  absent: /\b(?:to|about) (?:her|them|him)\b|\b(?:my|our) \p{L}+\s*\??$/iu,
  /** Subjects of several words, some of which are small. */
  setPhrases:
    /\b(?:free will|time travel|time machines?|common sense|good and evil|right and wrong|right or wrong|life after death|nature or nurture|war and peace|science and religion|work and play|the meaning of life|the end of the world)\b/i,
  everyone:
    /\b(?:you (?:all|both|guys|two|three|people|lot) are|(?:all of you|both of you) are|you(?:'re| are) (?:all|both)|y'all are)\b/i,
  one: "you are",
  /** Several names in an address; captures one name. */
  severalNames: /\b(liar|fraud|fake|loser|moron|charlatan|bastard|crook|cheat|asshole)s\b/i,
  /** Words for the discussion that mean its participants. */
  dismissal:
    /\b(?:(?:talk(?:ing)?|speak(?:ing)?|such|utter|total|complete|this is(?: all)?|what|all) (?:nonsense|rubbish|bullshit|crap|garbage)|bor(?:e|es|ed|ing) (?:me|us)\b|(?:this|it) is (?:so |very |really )?boring|waste of (?:my |our )?time)/i,
  dismissed: "You are boring.",
  /** A question whether one thing is another; captures the first. */
  copula:
    /^(?:is|are|was|were)\s+(?:an?\s+|the\s+)?((?!there|here|it|this|that|you)\p{L}[\p{L}'-]+)\s+(?:really\s+)?(?:an?|the)\s/iu,
  /** A question whether something has a quality; captures the thing with its article. */
  quality:
    /^(?:is|are|was|were)\s+((?:the|an?)\s+\p{L}+)\s+(?!(?:of|in|on|at|for|to|from|with|and|or|that|which|the|an?)\b)\p{L}+\s*\??$/iu,
  /** A question what something is; captures the thing, which needs no article. */
  naming:
    /^\W*(?:(?:so|ok|okay|and|but|well)\b[,\s]*)?(?:what(?:'s| is)|what about|how about)\s+((?!the\b|an?\b|it\b|this\b|that\b|your\b|my\b|best\b|your\b|left\b|wrong\b|right\b)\p{Ll}[\p{L}-]{2,})\s*\??$/iu,
  /** Words before a topic that do not belong to it. */
  leading: /^(?:discuss|debate|consider|chat|imagine)\s+(?:about\s+)?/i,
  /** Words after a topic that describe it. */
  trailing: /(?<=\s)\p{L}+(?:able|ible|ful|ous|less|ical|ary)$/iu,

  ...room.answers,
} as const;

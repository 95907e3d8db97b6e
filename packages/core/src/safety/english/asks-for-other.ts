/** A question, or a request for something to be told or made. */
const asks =
  /\?\s*$|^(?:and |so |ok(?:ay)?,? |anyway,? )?(?:who|whom|whose|what|which|when|where|why|how|did|does|do|is|are|was|were|can|could|will|would|tell|give|show|sing|read|say|write|explain|describe|list|name|compare|make|draw)\b/i;
/** What is told or given to "me" need not be about oneself. */
const askedFor = /\b(?:tell|give|show|sing|read|teach|write|explain to) (?:me|us)\b/gi;
/** Words of oneself, and words that point at what was said. */
const ofOneself = /\b(?:i|im|ive|id|ill|me|my|mine|myself|we|us|our|it|this|that|they|them|he|him|she|her)\b/i;
/** What people in need ask about. */
const ofNeed =
  /\b(?:help|hurt\w*|harm\w*|pain\w*|kill\w*|die[sd]?|dying|dead|death|suicid\w*|safe\w*|alone|lonely|scared?|afraid|better|worse|easier|matter|care[sd]?|miss(?:es|ed)?|notice[sd]?|point|hope\w*|stay|leave|stop|end|call|number|hotline|doctor|hospital|ambulance|police|pills?|tablets?|dose|blood|bleed\w*|breath\w*|hit|rope|bridge|gun|knife|blade|anymore|bother)\b/i;

/**
 * Whether an English message asks for something that has nothing to do with the speaker, such as "What is a three-phase
 * current?". Short words, such as "why" and "who cares", may be about anything.
 */
export function asksForOther(text: string): boolean {
  const plain = text.replaceAll(/[’']/g, "").trim();
  if (!asks.test(plain) || plain.split(/\s+/).length < 3 || ofNeed.test(plain)) return false;
  return !ofOneself.test(plain.replaceAll(askedFor, ""));
}

const words = (list: string) => new Set(list.split(/\s+/));

/** A text that ends in one of these is unfinished. */
const LEADS_ON = words(
  `a an the and or but nor because although though unless until whether if than while whereas
  my your his its our their every each some any no
  very really quite rather too more most less such just even only also maybe perhaps like um uh er erm hmm well
  i we they he she who whose which
  i'm you're we're they're he's she's it's that's there's what's who's i'd you'd we'd they'd i'll you'll we'll they'll i've you've we've they've`,
);

/** These are unfinished, except in a question: "Where are you from?" */
const LEADS_ON_UNLESS_ASKED = words(
  `of to in on at by for from with without about into onto over under between through during against among upon as`,
);

/** These are unfinished, except after other words: "I know who you are", "So you did". */
const LEADS_ON_AT_FIRST = words(
  `is are was were am be been has have had do does did can could will would shall should may might must not so that this these those her him`,
);

/** A clause that begins with one of these needs a second one. */
const OPENS_CLAUSE = words(`if when because although though unless since while whenever before after once`);

/** A question with one of these may end in "of", "to" or "about". */
const ASKS = words(`what who whom which where when why how whose`);
const INVERTS = words(
  `is are was were am do does did can could will would shall should may might must have has had don't doesn't didn't isn't aren't wasn't won't can't`,
);

/** Complete by itself. */
const WHOLE = words(
  `yes no yeah yep nope okay ok sure right exactly indeed certainly absolutely please thanks hello hi hey goodbye bye stop
  wait continue why how who what when where really never always wonderful great good fine sorry pardon cheers amen nothing everything`,
);

/** Phrases whose object is still to come. */
const WANTS_MORE =
  /(?:^| )(?:(?:tell|give|show|let|help|teach|ask) (?:me|us|him|her|them)|(?:want|going|like|love|need|have|used|supposed|try|trying|able) to|(?:can|could|will|would|do|did|should|may|might) (?:you|i|we|they|he|she|it)(?: please)?|(?:do|did|can) you (?:think|believe|suppose)|i (?:think|believe|want|wonder|wish|mean|guess|need|suppose|would|was wondering)|what about|how about|the (?:first|second|next|last|other|same|most|best)|kind of|sort of|such as|as well as|a lot of|one of|because of|in order)$/;

/** Short requests that such a phrase may end. */
const COMPLETE_REQUEST =
  /^(?:please )?(?:help me|tell me|show me|teach me|so do i|so can you|how do you do|yes (?:i|we|you|they|he|she|it) (?:can|could|will|would|do|did|should|may|might)|no (?:i|we|you) (?:can|will|do|did)(?:n't)?)$/;

/**
 * Whether English words, as a recogniser writes them (often without punctuation), end where a sentence can end. It says
 * no where more words are likely, since a turn that is cut short is worse than a longer pause.
 */
export function endsLikeSentence(text: string): boolean {
  const trimmed = text.trim();
  if (
    /[.!?]["')\]”’]*$/.test(trimmed) &&
    !/(?:\.\.|…)["')\]”’]*$/.test(trimmed) &&
    !/\b(?:mr|mrs|ms|dr|st|prof)\.$/i.test(trimmed)
  )
    return true;
  if (/[,;:…–—-]$|\.\.$/.test(trimmed)) return false;

  const spoken =
    lastSentence(trimmed)
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  const last = spoken.at(-1);
  if (last === undefined) return false;
  if (spoken.length === 1) return WHOLE.has(last);

  const plain = spoken.join(" ");
  if (COMPLETE_REQUEST.test(plain)) return true;
  if (LEADS_ON.has(last) || WANTS_MORE.test(plain)) return false;
  if (LEADS_ON_UNLESS_ASKED.has(last)) return isOpenQuestion(spoken);
  if (LEADS_ON_AT_FIRST.has(last)) return isAnswered(spoken);
  return !isHalfSentence(spoken);
}

function lastSentence(text: string): string {
  const end = Math.max(...[".", "!", "?"].map((mark) => text.lastIndexOf(mark)));
  return text.slice(Math.min(end + 1, text.length - 1));
}

/** "What are you thinking" + "about" */
function isOpenQuestion(spoken: readonly string[]): boolean {
  return (
    spoken.length >= 4 &&
    spoken.some(
      (word, place) =>
        ASKS.has(word) && spoken.slice(place + 1).some((other) => INVERTS.has(other) || other.endsWith("'s")),
    )
  );
}

/** "When was that", "I know who you are" */
function isAnswered(spoken: readonly string[]): boolean {
  const [first = "", second = ""] = spoken;
  if (spoken.length === 3) return ASKS.has(first) && INVERTS.has(second);
  return (
    spoken.length > 3 &&
    spoken.slice(0, -1).some((word) => ASKS.has(word) || word === "yes" || word === "think" || word === "know")
  );
}

/** "If I built such a motor", "when I was young": a clause that leads up to something. */
function isHalfSentence([first = "", second = "", ...rest]: readonly string[]): boolean {
  return OPENS_CLAUSE.has(first) && !INVERTS.has(second) && rest.length < 7;
}

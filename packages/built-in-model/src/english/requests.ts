import type { RequestPatterns } from "../listening-patterns";

const polite =
  "(?:please|help me(?: to| with)?|can you|could you|would you|will you|can we|i want you to|i(?:'d| would) like you to|try to|maybe|just|now|i(?:'d| would) (?:like|love)(?: to (?:hear|have|read))?|i (?:want|need|could use)|have you got|do you (?:have|know)|got|know|let(?:'s| us) (?:have|hear)|let me (?:have|hear)|how about|what about|(?:can|could|may) i (?:have|get|hear))";
const making =
  "(?:write|compose|make(?: up)?|create|invent|give|tell|recite|read|share|show|offer|do|say|spin|improvise|produce|generate|draft)";
/** The words between the verb and the noun belong to neither another noun nor a question. */
const between =
  "(?:(?!(?:the|that|this|these|those|your|his|her|its|their|about|of|on|who|was|is|are|in|from|for|if|how|what|why|and|to)\\b)[\\w'-]+ ){0,4}?";

/** "Write me a short poem", "another poem", "poem about rain". */
const asked = (noun: string) =>
  new RegExp(
    `^(?:${polite} )*(?:${making} )(?:me |us )?${between}(?:${noun})\\b|^(?:${polite} )+${between}(?:${noun})\\b|` +
      `^(?:(?:an?|another|one more|some|any|short|little|bedtime|good|funny|sad|love|quick|easy|new) )*(?:${noun})(?: (?:please|about|on|for|time)\\b.*)?$`,
  );

/** Asks a character to make something: a text it may have, or one that nobody wrote for it. */
export const requests: RequestPatterns = {
  kinds: [
    [
      "recipe",
      new RegExp(
        `${asked("recipes?").source}|^(?:${polite} )*${making} (?:me |us )?(?:the|your)(?: \\w+){0,3} recipes?\\b`,
      ),
    ],
    [
      "list",
      new RegExp(
        `${asked("lists?|checklist|to-?do list").source}|^(?:${polite} )*(?:${making}|list|name) (?:me |us )?(?:your |the )?(?:top |best )?(?:two|three|four|five|six|seven|ten|\\d+|some|a few) (?:\\w+ )?(?:things|ideas|ways|reasons|rules|steps|items|suggestions)\\b`,
      ),
    ],
    [
      "poem",
      new RegExp(
        `${asked("poems?|poetry|verses?|limericks?|haikus?|sonnets?|rhymes?|ballads?|odes?|lullab(?:y|ies)").source}|^(?:${polite} )*(?:write|compose) (?:me |us )?(?:something|a few lines|some lines)\\b`,
      ),
    ],
    ["story", asked("stor(?:y|ies)|tales?|fairy ?tales?|fables?|parables?|legend")],
    [
      "lesson",
      new RegExp(
        `${asked("lessons?|lecture").source}|^(?:${polite} )*teach (?:me|us)\\b(?! (?:to|how|an? \\w+ (?:word|phrase)|some \\w+ words)\\b)`,
      ),
    ],
    [
      "other",
      new RegExp(
        `^(?:${polite} )*(?:write|compose|draft|(?:draw|paint|sketch|sing|rap)(?= (?:me|us|an?|some|something)\\b)|code|program|translate|summari[sz]e|rewrite|proofread|role-?play|pretend|act (?:as|like|out)|sum up)\\b|` +
          `${asked("songs?|essays?|e-?mails?|letters?|speech|toast for|cards?|cover letter|cv|resume|script|dialogue|monologue|novel|paragraphs?|articles?|slogans?|captions?|summary|translations?|code|program|drawing|picture of|quiz|crossword|game").source}|` +
          "^(?:can|could|will|would) you (?:please )?(?:do|book|order|send|pay|translate|finish|solve|google|look up|set|turn (?:on|off)|open|play|remind) (?:me |us )?(?:my|an?|the|this)\\b|" +
          `^(?:${polite} )*(?:roast|motivate|insult|quiz|test|flatter|scold) me\\b|^(?:${polite} )*ask me (?:an?|the|some|another|\\w+) (?:[\\w'-]+ ){0,3}?(?:questions?|riddles?)\\b|` +
          `${asked("exercises?|comebacks?|nicknames?|(?:study |training |business |meal )?plan|riddle|tweet|post|toast|joke book|intro(?:duction)?|outline|menu|schedule").source}|` +
          "^(?:a |some )?(?:name|title|slogan|intro) for (?:my|our|the)\\b|" +
          "^(?:let's|let us|can we|shall we) (?:role-?play|play|pretend)\\b",
      ),
    ],
  ],
  ofYou:
    /\b(?:about|of|from|on) (?:your|you|yourself)\b|\byour (?:own |whole )?(?:life|childhood|youth)\b|\b(?:have you|did you|do you) (?:ever )?(?:write|wrote|written|like|read)\b/,
  again:
    /^(?:(?:tell|give) (?:me |us )?)?(?:another(?: one)?|next(?: one| question)?|one more|(?:any)?more)$|^(?:(?:please|can you|could you|now|just|ok|and) )*(?:do|try|write|tell) (?:it|that|this) again(?: (?:please|(?:but |only |just )*(?:\w+er|(?:more|less) \w+|(?:with|without|about|as) .+)))?$/,
  onSubject:
    /^(?:(?:please|can you|could you|now|just|ok|and|then|or|do|write|make|tell|give|me|us) )*(?:one|another(?: one)?) (?:about|on) (.+)$/,
  subject: /\b(?:about|on|of|for|with|to) (.+)$/,
};

import type { LanguagePack } from "../language-pack";

const amount =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|billions?|none|no one|nobody|nothing|countless|half|cents?|dollars?)\b/i;

/** The kinds of questions, and the signs that a text answers one. */
export const askings: LanguagePack["askings"] = [
  { asks: /\bwhy\b|\bhow come\b|\bwhat (?:for|made)\b|\breasons?\b/ },
  {
    asks: /\bwhen\b(?! (?:you|people|i|we|they|the|someone|somebody|he|she|it)\b)|\b(?:what|which) (?:year|date|day|century)\b|\bhow long ago\b/,
    shows: /\b(?:1\d{3}|20\d\d|[3-5]\d\d|centur\w+|years? (?:ago|later|after|before)|spring|summer|autumn|winter)\b/i,
  },
  {
    asks: /\bwhere\b|\b(?:what|which) (?:city|country|place|town)\b/,
    shows: /\b(?:[Ii]n|[Aa]t|[Ff]rom|[Nn]ear|[Tt]o|[Oo]n|of|[Uu]nder|[Bb]eneath|through) (?:the |a |my )?\p{L}/u,
  },
  {
    asks: /\bwho(?:m|se)?\b/,
    shows:
      /[\p{Ll},] (?!I\b|I['’])\p{Lu}\p{L}+|\b(?:father|mother|sisters?|brother|friends?|nobody|no one|students?|teachers?|people|men|man|woman|women|they|he|she|him|her|we|you|myself)\b/u,
  },
  { asks: /\bhow (?:many|much)\b|\bcosts?\b/, shows: amount },
  {
    asks: /\bhow (?:long|often)\b/,
    shows:
      /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?|many|several|few|some|for|million\w*|billion\w*)(?: \w+)? (?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|decades?|centuries|nights?)\b|\b(?:forever|every (?:day|night|year|morning)|all (?:my|her|his) life|until|daily)\b/i,
  },
  { asks: /\bhow old\b|\b(?:what|which) age\b/, shows: /\b(?:years?|old|born|age|\d+|sixty|fifty)\b/i },
  {
    asks: /\bhow (?:big|tall|large|far|high|heavy|fast|hot|small|deep|strong|cold|wide)\b/,
    shows: new RegExp(
      `${amount.source}|\\b(?:times|feet|inch\\w*|metres?|kilometres?|kilos?|miles?|stadia|radi\\w+|degrees|point|grams?|size)\\b`,
      "i",
    ),
  },
  {
    asks: /\bshould (?:i|we|one|people)\b|\bcan i\b|\bhow (?:do|can|should|could|would) (?:i|we|you (?:make|cook|build))\b|\bhow to\b|\bbest way\b|\badvice\b|\btips?\b/,
    isStrict: true,
  },
  { asks: /\bhow (?:do|does|did|can|is|are|was|were|would|could|to|exactly)\b/ },
  { asks: /\bfe(?:el|lt)\b|\bwhat (?:was|is) it like\b|\bmiss\b|\bregret\b/ },
  {
    asks: /\bthink (?:of|about)\b|\bopinions?\b|\bthoughts\b|\bviews?\b|\bbelieve in\b|\b(?:do|did|would) you (?:like|trust|hate|love|enjoy)\b/,
  },
  { asks: /\bwould you\b|\bif you\b/ },
  { asks: /\bfavou?rite\b|\bbest\b|\bmost\b|\bgreatest\b|\bhardest\b|\bbiggest\b/ },
  { asks: /\bworst\b|\bleast\b/, isStrict: true },
  { asks: /\bhappen(?:s|ed)?\b|\bbecame of\b/ },
];

/** Verbs of what a body does while somebody speaks, without their endings. */
const stems =
  "adjust|bang|beam|blink|bounc|bow|breath|bubbl|buzz|chew|chortl|chuckl|clap|clear|clos|cough|crackl|cross|danc|draw|exhal|" +
  "fizz|fizzl|flicker|fold|frown|furrow|gasp|gaz|gestur|giggl|glanc|glow|grimac|grin|hesitat|hold|hum|inhal|kneel|laugh|lean|" +
  "lift|look|lower|munch|murmur|mutter|nod|open|oscillat|pac|paus|peer|pick|plac|point|ponder|pound|puls|pulsat|put|rais|" +
  "reach|ris|rub|scratch|shak|shimmer|shiver|shrug|shudder|sigh|sip|sit|slam|smil|smirk|smooth|snap|sniff|snort|sparkl|spin|" +
  "squint|stand|star|step|straighten|strok|stroll|tap|think|thump|tilt|tip|trembl|turn|twirl|vibrat|walk|wav|whispe?r|whistl|wink|" +
  "wip|wobbl";

const gesture = new RegExp(
  `^(?:(?:he|she|it|i|then|and|the \\p{L}+) )?(?:\\p{L}+ly,? )*(?:(?:${stems})[a-z]?(?:e?s|ing|e?d)|pauses?|silence|beat|sound of)(?!\\p{L})`,
  "iu",
);

/** Whether these words describe what a speaker does, in English: `smiles`, `slowly leans back`, `laughing`. */
export const isGesture = (words: string): boolean => gesture.test(words.trim());

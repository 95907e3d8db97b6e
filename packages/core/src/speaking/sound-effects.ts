import type { SoundEffectType } from "../contracts";

/** A sound that is written into a text as words, and where it stands there. */
export interface SoundEffect {
  readonly type: SoundEffectType;
  /** Where it begins in the text, in UTF-16 units. */
  readonly position: number;
  readonly length: number;
  /** The words themselves, such as `bzzzt`. */
  readonly text: string;
}

/** The sounds in a text, and the text that is left to speak. */
export interface FoundSoundEffects {
  /** In the order of the text. */
  readonly effects: readonly SoundEffect[];
  /** The text without them. */
  readonly text: string;
}

/** No word but a sound: it counts everywhere, unless the sentence is about it. */
const stretched: Readonly<Record<SoundEffectType, RegExp>> = {
  buzz: /^b+z{2,}t*$|^b+u+(?:z{3,}t*|zzt+)$/,
  static: /^(?:k+s{2,}h+|k+s+h{2,}|k+r+s+h+t*|ts{2,}h+)$/,
  hum: /^hu?m{3,}$|^hu{2,}m+$/,
  whoosh: /^w+h?o{3,}sh+$|^wh+o{2,}sh{2,}$/,
  flicker: /^fl+i{2,}cker+$/,
};

/** Also plain words: these count only where they are set off like a sound. */
const plain: Readonly<Record<SoundEffectType, RegExp>> = {
  buzz: /^buzz(?:es|ing)?$/,
  static: /^static$/,
  hum: /^hum(?:s|ming)?$|^hum{2}$/,
  whoosh: /^wh?oosh(?:es|ing)?$/,
  flicker: /^flicker(?:s|ing)?$/,
};

const types = Object.keys(plain) as SoundEffectType[];
const typeOf = (word: string, patterns: Readonly<Record<SoundEffectType, RegExp>>) =>
  types.find((type) => patterns[type].test(word));

/** Stage directions such as `*static crackles*`, `[hum]` or `(a soft whoosh)`. */
const direction = /(?<!\*)\*(?![\s*])([^*\n]{1,60})(?<!\s)\*(?!\*)|\[([^\]\n]{1,60})\]|\(([^)\n]{1,60})\)/g;
const word = /(?<![\p{L}\p{N}'’])\p{L}+(?![\p{L}\p{N}'’])/gu;

/** `Bzzzt means joy`: the sound is the subject of the sentence. */
const talkedAbout = /^\s+(?:is|was|means?|stands?|for|sounds?)\b/i;
/** How many characters on either side are looked at. */
const CONTEXT_CHARACTERS = 24;
const quote = /["'“”‘’«»]/;
const before = /(?:^|[,;:.!?…—–\n-])\s*$/;
const after = /^\s*(?:$|[,;:.!?…—–\n])/;

/**
 * Finds the sounds that are written into a text as words.
 *
 * @example
 * findSoundEffects('That moment, bzzzt, with all the doors.').text // 'That moment, with all the doors.'
 */
export function findSoundEffects(text: string): FoundSoundEffects {
  const directions = [...findDirections(text)];
  const effects = [...directions];
  let ahead = 0;
  for (const match of text.matchAll(word)) {
    const [found] = match;
    const position = match.index;
    while (isBehind(directions[ahead], position)) ahead += 1;
    if (position >= (directions[ahead]?.position ?? Infinity)) continue;
    const lower = found.toLowerCase();
    const sound = typeOf(lower, stretched);
    const type = sound ?? typeOf(lower, plain);
    if (type === undefined) continue;
    const end = position + found.length;
    const [left, right] = [
      text.slice(Math.max(0, position - CONTEXT_CHARACTERS), position),
      text.slice(end, end + CONTEXT_CHARACTERS),
    ];
    if (quote.test(left.slice(-1)) || quote.test(right.slice(0, 1)) || talkedAbout.test(right)) continue;
    if (sound !== undefined || isSetOff(left, right))
      effects.push({ type, position, length: found.length, text: found });
  }
  effects.sort((one, other) => one.position - other.position);
  return { effects, text: effects.length === 0 ? text : without(text, effects) };
}

const isBehind = (effect: SoundEffect | undefined, position: number) =>
  effect !== undefined && effect.position + effect.length <= position;

function* findDirections(text: string): Generator<SoundEffect> {
  for (const match of text.matchAll(direction)) {
    const words = (match[1] ?? match[2] ?? match[3] ?? "").toLowerCase().match(/\p{L}+/gu) ?? [];
    const isAside = match[1] !== undefined;
    const type = words.map((each) => typeOf(each, stretched) ?? typeOf(each, plain)).find((each) => each !== undefined);
    // Brackets may also be part of the speech: `[static electricity]`, `(the hum of the mains)`.
    if (type !== undefined && (isAside || isSound(words)))
      yield { type, position: match.index, length: match[0].length, text: match[0] };
  }
}

/** `a soft whoosh`, `static crackles`: short, and its end is a sound. */
function isSound(words: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  return (
    words.length <= 4 &&
    (typeOf(last, stretched) !== undefined || typeOf(last, plain) !== undefined || soundsOn.test(last))
  );
}

/** What a sound does. */
const soundsOn = /^(?:crackl|pop|hiss|fade|fading|rise|rising|grow|swell|burst|softly|loudly|quietly|again)/;

const isSetOff = (left: string, right: string) => before.test(left) && after.test(right);

/** Takes the sounds out, with the one comma each that set them off. */
function without(text: string, effects: readonly SoundEffect[]): string {
  // The part that no further effect changes, so that a long text is not scanned again for each of them.
  const done: string[] = [];
  let kept = "";
  let from = 0;
  for (const { position, length } of effects) {
    const between = text.slice(from, position);
    if (between.trim() === "") kept = `${kept}${between}`.replace(/[^\S\n]+$/, " ");
    else {
      done.push(kept);
      kept = between;
    }
    from = position + length;
    const bare = kept.trimEnd();
    const isBegin = bare === "" || /[.!?…]$/.test(bare.slice(-1)) || kept.includes("\n", bare.length);
    const mark = /^\s*([,;:.!?…—–]+)/.exec(text.slice(from));
    if (mark === null) continue;
    const closing = /^\s*(?=[,;:.!?…])/.exec(mark[0]);
    if (isBegin) from += mark[0].length;
    else if (/[,;:—–]/.test(bare.slice(-1))) kept = bare.slice(0, -1).trimEnd();
    else if (closing) {
      // No space is left before punctuation: a voice would pause at it.
      kept = bare;
      from += closing[0].length;
    }
    if (kept === "") kept = done.pop() ?? "";
  }
  return (done.join("") + kept + text.slice(from))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ *\n */g, "\n")
    .trim();
}

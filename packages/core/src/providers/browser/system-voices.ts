import { characters, type SystemCasting } from "../../characters";

/** The part of a `SpeechSynthesisVoice` that is used. */
interface SystemVoice {
  readonly voiceURI: string;
  readonly name: string;
  readonly lang: string;
  readonly localService: boolean;
}

const plainCasting: SystemCasting = { kind: "male", accents: ["en-US", "en-GB"], rate: 1, pitch: 1 };

export function systemCasting(voice: string): SystemCasting {
  return characters.find(({ id }) => id === voice)?.casting.system ?? plainCasting;
}

/** No system reports whether a voice is a man's or a woman's; these are names of Apple, Google, Microsoft and Linux. */
const male =
  /\b(?:male|aaron|albert|alex|andrew|arthur|brian|christopher|daniel|david|eric|fred|gareth|george|gordon|guy|james|lee|liam|mark|nathan|oliver|prabhat|ravi|reed|rishi|roger|rocko|ryan|sam|sean|steffan|thomas|tom|william|iom|rjs|tpd|gba|gbd|iob)\b/i;
const female =
  /\b(?:female|allison|amelie|aria|ava|catherine|clara|emily|fiona|hazel|heather|heera|jenny|joelle|karen|kate|libby|linda|martha|michelle|moira|molly|nicky|nicole|noelle|samantha|serena|shelley|sonia|stephanie|susan|tessa|veena|victoria|zira|zoe|iog|sfg|tpc|tpf|gbb|gbc|fis)\b/i;
/** Novelty voices of Apple's systems. */
const odd =
  /\b(?:bad news|bahh|bells|boing|bubbles|cellos|deranged|good news|hysterical|jester|organ|superstar|trinoids|whisper|wobble|zarvox)\b/i;
/** The intelligible ones of them. */
const machine = /\b(?:zarvox|trinoids)\b/i;
const better = /\b(?:enhanced|natural|neural|premium|siri)\b/i;
/** The oldest ones, hard to listen to for long. */
const worse = /\b(?:compact|eddy|espeak|flo|grandma|grandpa|junior|kathy|ralph|reed|rocko|sandy|shelley)\b/i;

const isEnglish = ({ lang }: SystemVoice) => /^en\b|^en_/i.test(lang);

/**
 * The voices of this device that can speak for a character, best match first; none that would send the text
 * elsewhere.
 */
export function rankSystemVoices<Voice extends SystemVoice>(voices: readonly Voice[], voice: string): readonly Voice[] {
  const casting = systemCasting(voice);
  const usable = voices.filter((each) => each.localService && isEnglish(each));
  const rated = usable.map((each) => ({ each, points: rate(each, casting) }));
  // Equal voices keep the system's order.
  return rated.toSorted((one, other) => other.points - one.points).map(({ each }) => each);
}

/**
 * The one the visitor chose, where it is still there; else the one that suits the character best.
 *
 * @param id the chosen voice's `voiceURI`.
 * @returns `null` where no voice can speak for the character.
 */
export function pickSystemVoice<Voice extends SystemVoice>(
  voices: readonly Voice[],
  voice: string,
  id?: string,
): Voice | null {
  const ranked = rankSystemVoices(voices, voice);
  return ranked.find(({ voiceURI }) => voiceURI === id) ?? ranked[0] ?? null;
}

function rate({ name, lang }: SystemVoice, { kind, accents }: SystemCasting): number {
  const accent = accents.indexOf(lang.replace("_", "-").slice(0, 5));
  let points = accent < 0 ? 0 : 3 - accent;
  if (kind === "odd") {
    if (machine.test(name)) points += 20;
  } else {
    if ((kind === "male" ? male : female).test(name)) points += 8;
    if ((kind === "male" ? female : male).test(name)) points -= 8;
  }
  if (better.test(name)) points += 4;
  if (worse.test(name)) points -= 4;
  if (odd.test(name) && !(kind === "odd" && machine.test(name))) points -= 30;
  return points;
}

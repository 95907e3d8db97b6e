import type { SpeechVoice } from "../../contracts";
import type { VoiceShape } from "./shape-voice";

/** How a character sounds with one of flite's voices; its gain brings all to the same loudness. */
export interface FliteCasting extends VoiceShape {
  /** `awb` a Scotsman, `rms` an American, `slt` an American woman, `kal16` an older machine whose pitch can be set. */
  readonly voice: "awb" | "kal16" | "rms" | "slt";
  /** How much longer everything takes; 1 is the voice's own pace. */
  readonly stretch: number;
  /** In hertz, how high it speaks and how far it swings; `kal16` alone heeds it. */
  readonly pitch?: { readonly mean: number; readonly spread: number };
}

export const fliteCastings: Readonly<Record<string, FliteCasting>> = {
  tesla: { voice: "rms", stretch: 0.92, gain: 1.2 },
  hypatia: { voice: "slt", stretch: 1.05, gain: 0.72 },
  faust: { voice: "awb", stretch: 1.15, gain: 1.1 },
  cheesemaster: { voice: "kal16", stretch: 0.75, pitch: { mean: 190, spread: 45 }, gain: 1.8 },
  flux: { voice: "kal16", stretch: 1, pitch: { mean: 66, spread: 1 }, ring: 47, gain: 4 },
};

/** What a visitor may choose from, by casting. */
const fliteVoiceNames: Readonly<Record<string, string>> = {
  tesla: "An American",
  hypatia: "An American woman",
  faust: "A Scotsman",
  cheesemaster: "An excited machine",
  flux: "A humming machine",
};

const PREFIX = "flite:";

/** The castings to choose from for a character, its own first. */
export function fliteVoices(character: string): readonly SpeechVoice[] {
  const own = Object.hasOwn(fliteVoiceNames, character) ? character : "tesla";
  const others = Object.keys(fliteVoiceNames).filter((id) => id !== own);
  return [own, ...others].map((id) => ({ id: `${PREFIX}${id}`, name: fliteVoiceNames[id] ?? id }));
}

/** The casting that a visitor chose; `undefined` where the id is none of {@link fliteVoices}. */
export function chosenCasting(voiceId: string | undefined): FliteCasting | undefined {
  const id = voiceId?.startsWith(PREFIX) === true ? voiceId.slice(PREFIX.length) : "";
  return Object.hasOwn(fliteCastings, id) ? fliteCastings[id] : undefined;
}

export const plainFliteCasting: FliteCasting = { voice: "rms", stretch: 1, gain: 1.2 };

/** The program's arguments for one text. */
export function fliteArguments({ voice, stretch, pitch }: FliteCasting, text: string, speed = 1): string[] {
  const pace = stretch / (Number.isFinite(speed) ? Math.min(2, Math.max(0.5, speed)) : 1);
  const set = (name: string, value: number) => ["--setf", `${name}=${Number(value.toFixed(3))}`];
  return [
    ...["-voice", voice],
    ...set("duration_stretch", pace),
    ...(pitch === undefined
      ? []
      : [...set("int_f0_target_mean", pitch.mean), ...set("int_f0_target_stddev", pitch.spread)]),
    // What follows is said, even where it looks like an option.
    ...["-t", text],
  ];
}

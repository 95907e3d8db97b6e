import { characters, type FliteCasting } from "../../characters";
import type { SpeechVoice } from "../../contracts";

export type { FliteCasting } from "../../characters";

const casts = characters.map(({ id, casting: { flite } }) => ({ id, ...flite }));

export const fliteCastings: Readonly<Record<string, FliteCasting>> = Object.fromEntries(
  casts.map(({ id, name: _name, ...casting }) => [id, casting]),
);

const PREFIX = "flite:";

/** The castings to choose from for a character, its own first. */
export function fliteVoices(character: string): readonly SpeechVoice[] {
  const own = casts.find(({ id }) => id === character) ?? casts[0];
  return casts
    .toSorted((one, other) => Number(other === own) - Number(one === own))
    .map(({ id, name }) => ({ id: `${PREFIX}${id}`, name }));
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
    // The rest is spoken, even where it looks like an option.
    ...["-t", text],
  ];
}

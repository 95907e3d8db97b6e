import { characters } from "../../characters";
import type { SpeechSettings } from "../../contracts";

/** How a voice sounds unless something else is asked for. */
export const defaultVoiceSettings: SpeechSettings = {
  stability: 0.35,
  similarityBoost: 0.75,
  style: 0,
  useSpeakerBoost: true,
  speed: 1.35,
};

/** By character id: who sounds otherwise. */
export const voiceSettings: Readonly<Record<string, SpeechSettings>> = Object.fromEntries(
  characters.flatMap(({ id, casting: { elevenLabs } }) => (elevenLabs.settings ? [[id, elevenLabs.settings]] : [])),
);

/** What the vendor takes (its API reference, "Voice settings"). */
const SLOWEST = 0.7;
const FASTEST = 1.2;

/** The speed asked of the vendor, and how much faster than that it has to be played. */
export function splitSpeed(speed: number): { readonly sent: number; readonly rate: number } {
  const wanted = Number.isFinite(speed) ? Math.min(2, Math.max(0.5, speed)) : 1;
  const sent = Math.min(FASTEST, Math.max(SLOWEST, wanted));
  return { sent, rate: wanted / sent };
}

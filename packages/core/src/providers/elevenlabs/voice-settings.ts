import { characters } from "../../characters";
import type { SpeechSettings } from "../../contracts";

/** The default voice settings. */
export const defaultVoiceSettings: SpeechSettings = {
  stability: 0.35,
  similarityBoost: 0.75,
  style: 0,
  useSpeakerBoost: true,
  speed: 1.35,
};

/** Other settings by character id. */
export const voiceSettings: Readonly<Record<string, SpeechSettings>> = Object.fromEntries(
  characters.flatMap(({ id, casting: { elevenLabs } }) => (elevenLabs.settings ? [[id, elevenLabs.settings]] : [])),
);

/** The vendor's limits (its API reference, "Voice settings"). */
const SLOWEST = 0.7;
const FASTEST = 1.2;

/** The speed in the request, and the rate of playback for the rest. */
export function splitSpeed(speed: number): { readonly sent: number; readonly rate: number } {
  const wanted = Number.isFinite(speed) ? Math.min(2, Math.max(0.5, speed)) : 1;
  const sent = Math.min(FASTEST, Math.max(SLOWEST, wanted));
  return { sent, rate: wanted / sent };
}

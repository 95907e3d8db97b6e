import type { SpeechVolume } from "../../../contracts";

/** The shortest time constant without a click; after seven of these the sound is 60 dB lower, and inaudible. */
const CHANGE_SECONDS = 0.004;

/** How long a fade takes until nothing is heard, in milliseconds. */
export const fadeMs = 60;

export function changeGain(gain: GainNode, value: number): void {
  gain.gain.setTargetAtTime(value, gain.context.currentTime, CHANGE_SECONDS);
}

/** Sets a channel's gain to the volume; the returned function stops that. */
export function followVolume(gain: GainNode, volume: SpeechVolume): () => void {
  gain.gain.value = clamp(volume.value);
  return volume.subscribe(() => changeGain(gain, clamp(volume.value)));
}

const clamp = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 1);

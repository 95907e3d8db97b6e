import type { SpeechSynthesizer, SpeechVolume } from "../../contracts";
import { createListeners } from "../../shared/listeners";
import { withPrepare } from "../../speaking/with-prepare";

/** A synthesizer with a master volume, which also applies to speech that is playing. */
export function withVolume(synthesizer: SpeechSynthesizer): {
  readonly synthesizer: SpeechSynthesizer;
  setVolume(volume: number): void;
} {
  const { subscribe, notify } = createListeners();
  let master = 1;
  const scaled = (volume: SpeechVolume): SpeechVolume => ({
    get value() {
      return volume.value * master;
    },
    subscribe(listener) {
      const stops = [volume.subscribe(listener), subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  });
  return {
    synthesizer: withPrepare(synthesizer, (request, options) => {
      const speech = synthesizer.prepare(request, options);
      return { play: (playback) => speech.play({ ...playback, volume: scaled(playback.volume) }) };
    }),
    setVolume(volume) {
      master = volume;
      notify();
    },
  };
}

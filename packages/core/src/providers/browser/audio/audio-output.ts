import type { CallOptions, PreparedSpeech } from "../../../contracts";
import { abortError, onAbort } from "./aborting";
import { createAudioStage, type AudioStageOptions } from "./audio-stage";
import { gather } from "./gather";
import { loadMedia } from "./load-media";
import { createMediaSeats } from "./media-seats";
import { perform, type Begin } from "./perform";
import { playEncoded } from "./play-encoded";
import { playSamples } from "./play-samples";
import type { EncodedSound, SampledSound, Sound } from "./sound";

/** What the page is heard through. One is enough for all that speak. */
export interface AudioOutput {
  /** Called inside a press, without which browsers let no page make sound. */
  unlock(): void;
  /** Begins to read a sound, so that it can be heard at once when it is played. Never throws. */
  prepare(sound: Sound, options: CallOptions): PreparedSpeech;
  /** 0 (silence) to 1: how loud it is now. Cheap enough for every frame. */
  level(): number;
  /** Silences everything and gives everything back. A later sound begins anew. */
  dispose(): void;
}

export type AudioOutputOptions = AudioStageOptions;

/** How much of a sound is made before it is wanted. */
const PIECES_AHEAD = 2;

/**
 * Plays through one audio context, which is made when first wanted and suspended while nothing is heard.
 *
 * @example
 * const output = createAudioOutput()
 * button.onclick = () => output.unlock()
 * const level = output.level()
 */
export function createAudioOutput(options: AudioOutputOptions = {}): AudioOutput {
  const seats = createMediaSeats();
  const stage = createAudioStage(options, () => seats.renew());
  let page = new AbortController();

  const prepareSamples = ({ pieces }: SampledSound) => {
    const gathered = gather(pieces, PIECES_AHEAD);
    const begin: Begin = (context, channel, heard) => playSamples(context, channel, gathered, heard);
    return { begin, release: () => {} };
  };

  const prepareEncoded = (sound: EncodedSound) => {
    const bytes = gather(sound.bytes);
    const booking = seats.book((element) => loadMedia(element, sound, bytes));
    const begin: Begin = (context, channel, heard) => playEncoded(context, channel, { sound, bytes, booking }, heard);
    return { begin, release: () => booking.release() };
  };

  return {
    unlock() {
      stage.unlock();
      seats.unlock();
    },

    prepare(sound, { signal }) {
      const over = new AbortController();
      const { begin, release } = sound.kind === "samples" ? prepareSamples(sound) : prepareEncoded(sound);
      let forgetSignal = () => {};
      let forgetPage = () => {};
      let begun = false;
      const end = () => {
        forgetSignal();
        forgetPage();
        over.abort();
        sound.cancel();
        // What plays fades first, and gives back what it holds afterwards.
        if (!begun) release();
      };
      forgetSignal = onAbort(signal, end);
      forgetPage = onAbort(page.signal, end);
      // The output takes its time to begin, so it begins when something is on its way.
      if (!over.signal.aborted && !stage.isLocked()) stage.wake().catch(() => {});

      return {
        async play(playback) {
          const forget = onAbort(playback.signal, end);
          try {
            if (over.signal.aborted) throw abortError();
            await perform(stage, sound, { ...playback, signal: over.signal }, (...performance) => {
              begun = true;
              return begin(...performance);
            });
          } finally {
            forget();
            if (!over.signal.aborted) end();
          }
        },
      };
    },

    level: () => stage.level(),

    dispose() {
      page.abort();
      page = new AbortController();
      stage.dispose();
      seats.renew();
    },
  };
}

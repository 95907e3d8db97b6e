import type { CallOptions, PreparedSpeech } from "../../../contracts";
import { abortError, onAbort } from "../../../shared/aborting";
import { createSharedAudioContext, type SharedAudioContextOptions } from "./shared-audio-context";
import { readAhead } from "./read-ahead";
import { loadMedia } from "./load-media";
import { createMediaElementPool } from "./media-element-pool";
import { playSound, type Begin } from "./play-sound";
import { playEncoded } from "./play-encoded";
import { playSamples } from "./play-samples";
import type { EncodedSound, SampledSound, Sound } from "./sound";

/** The audio output of the page. One is enough for all voices. */
export interface AudioOutput {
  /** Called inside a press of the visitor, which browsers require before a page may play sound. */
  unlock(): void;
  /** Begins to load a sound, so that it plays at once. Never throws. */
  prepare(sound: Sound, options: CallOptions): PreparedSpeech;
  /** The current level, 0 (silence) to 1. Cheap enough for every frame. */
  level(): number;
  /** Stops all sounds and releases all resources. A later sound starts a new context. */
  dispose(): void;
}

/** What {@link createAudioOutput} takes; a page needs none of it. */
export type AudioOutputOptions = SharedAudioContextOptions;

/** How much of a sound is prepared before it plays. */
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
  const elements = createMediaElementPool();
  const shared = createSharedAudioContext(options, () => elements.renew());
  let page = new AbortController();

  const prepareSamples = ({ pieces }: SampledSound) => {
    const buffered = readAhead(pieces, PIECES_AHEAD);
    const begin: Begin = (context, channel, heard) => playSamples(context, channel, buffered, heard);
    return { begin, release: () => {} };
  };

  const prepareEncoded = (sound: EncodedSound) => {
    const bytes = readAhead(sound.bytes);
    const reservation = elements.reserve((element) => loadMedia(element, sound, bytes));
    const begin: Begin = (context, channel, heard) =>
      playEncoded(context, channel, { sound, bytes, reservation }, heard);
    return { begin, release: () => reservation.release() };
  };

  return {
    unlock() {
      shared.unlock();
      elements.unlock();
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
        // A playing sound fades out first, and releases its resources afterwards.
        if (!begun) release();
      };
      forgetSignal = onAbort(signal, end);
      forgetPage = onAbort(page.signal, end);
      // Starting the output takes time, so it starts while the sound is prepared.
      if (!over.signal.aborted && !shared.isLocked()) shared.wake().catch(() => {});

      return {
        async play(playback) {
          const forget = onAbort(playback.signal, end);
          try {
            if (over.signal.aborted) throw abortError();
            await playSound(shared, sound, { ...playback, signal: over.signal }, (...args) => {
              begun = true;
              return begin(...args);
            });
          } finally {
            forget();
            if (!over.signal.aborted) end();
          }
        },
      };
    },

    level: () => shared.level(),

    dispose() {
      page.abort();
      page = new AbortController();
      shared.dispose();
      elements.renew();
    },
  };
}

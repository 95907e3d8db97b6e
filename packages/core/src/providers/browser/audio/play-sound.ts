import { SpeechError, type SpeechPlayback } from "../../../contracts";
import { abortError, unlessAborted } from "../../../shared/aborting";
import type { SharedAudioContext } from "./shared-audio-context";
import { changeGain, fadeMs, followVolume } from "./loudness";
import type { Sound } from "./sound";

/** One sound being played. */
export interface Playback {
  /** Ends when the last sound was heard. */
  readonly ended: Promise<void>;
  /** How many characters of the text have been spoken. */
  spoken(): number;
  /** Seconds into a sound that has a clock of its own and waits for nothing more. */
  position?(): number | undefined;
  /** Stops it and releases its resources. */
  stop(): void;
}

const TICK_MS = 100;
/** After this many ticks without a step of the clock the output is dead. */
const FROZEN_TICKS = 5;
/**
 * After this many ticks without a step of a whole sound it never goes on: media elements can lose an event on a busy
 * machine, and a headset that is taken off pauses them.
 */
const STALLED_TICKS = 50;

/** Begins to play; calls `heard` with the first sound. */
export type Begin = (context: AudioContext, channel: GainNode, heard: () => void) => Playback;

/** Plays on the shared audio context: loudness, progress, abort and a dead output are the same for every kind of sound. */
export async function playSound(
  shared: SharedAudioContext,
  { characters }: Sound,
  { signal, volume, onProgress }: SpeechPlayback,
  begin: Begin,
): Promise<void> {
  if (signal.aborted) throw abortError();
  const release = shared.use();
  let cleanUp = release;
  try {
    const context = await unlessAborted(signal, shared.wake());
    const channel = shared.channel(context);
    const unfollow = followVolume(channel, volume);
    let reported = -1;
    const notify = (spoken: number) => {
      if (signal.aborted) return;
      reported = Math.max(reported, Math.floor(spoken));
      onProgress?.(reported);
    };
    const playback = begin(context, channel, () => notify(0));
    const progress = watch(context, playback, () => {
      if (reported >= 0) notify(playback.spoken());
    });
    cleanUp = () => {
      unfollow();
      progress.stop();
      const end = () => {
        playback.stop();
        channel.disconnect();
        release();
      };
      if (!signal.aborted) return end();
      changeGain(channel, 0);
      setTimeout(end, fadeMs);
    };
    try {
      await unlessAborted(signal, Promise.race([playback.ended, progress.frozen]));
      if (reported >= 0) notify(characters);
    } catch (error) {
      if (error === frozen) {
        shared.discard(context);
        throw new SpeechError("blocked", "The sound output stands still.");
      }
      throw error;
    }
  } finally {
    cleanUp();
  }
}

const frozen = Symbol("frozen");

/** Notices when the output or the sound does not move any more. */
function watch(context: AudioContext, playback: Playback, tick: () => void) {
  const time = countStill(FROZEN_TICKS);
  const sound = countStill(STALLED_TICKS);
  let report: (reason: symbol) => void = () => {};
  const stopped = new Promise<never>((_resolve, reject) => (report = reject));
  stopped.catch(() => {});
  const timer = setInterval(() => {
    if (time.isStill(context.currentTime) || sound.isStill(playback.position?.())) report(frozen);
    tick();
  }, TICK_MS);
  return { frozen: stopped, stop: () => clearInterval(timer) };
}

/** Ticks rather than time: a busy machine has few of both. */
function countStill(most: number) {
  let last: number | undefined;
  let still = 0;
  return {
    isStill(value: number | undefined) {
      still = value !== undefined && value === last ? still + 1 : 0;
      last = value;
      return still >= most;
    },
  };
}

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
  /** Stops it and releases its resources. */
  stop(): void;
}

const TICK_MS = 100;
/** After this many ticks without a step of the clock the output is dead. */
const FROZEN_TICKS = 5;

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
    const clock = watchClock(context, () => {
      if (reported >= 0) notify(playback.spoken());
    });
    cleanUp = () => {
      unfollow();
      clock.stop();
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
      await unlessAborted(signal, Promise.race([playback.ended, clock.frozen]));
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

function watchClock(context: AudioContext, tick: () => void) {
  let last = -1;
  let still = 0;
  let report: (reason: symbol) => void = () => {};
  const stopped = new Promise<never>((_resolve, reject) => (report = reject));
  stopped.catch(() => {});
  const timer = setInterval(() => {
    still = context.currentTime === last ? still + 1 : 0;
    last = context.currentTime;
    if (still >= FROZEN_TICKS) report(frozen);
    tick();
  }, TICK_MS);
  return { frozen: stopped, stop: () => clearInterval(timer) };
}

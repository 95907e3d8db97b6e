import { SpeechError } from "../../../contracts";
import type { ReadAhead } from "./read-ahead";
import type { ElementReservation, PooledElement } from "./media-element-pool";
import type { Playback } from "./play-sound";
import type { EncodedSound } from "./sound";

/** Until the length is known, a guess. */
const CHARACTERS_PER_SECOND = 15;

export function playEncoded(
  context: AudioContext,
  channel: GainNode,
  {
    sound,
    bytes,
    reservation,
  }: { readonly sound: EncodedSound; readonly bytes: ReadAhead<unknown>; readonly reservation: ElementReservation },
  heard: () => void,
): Playback {
  let pooled: PooledElement | null = null;
  let output: AudioNode | null = null;
  let stopped = false;

  const run = async () => {
    const taken = await reservation.take();
    if (stopped) return;
    pooled = taken;
    output = taken.output(context);
    output.connect(channel);
    const { element, loaded } = taken;
    const ended = new Promise<void>((resolve) => (element.onended = () => resolve()));
    await Promise.race([loaded.shown, loaded.failed]);
    await Promise.race([start(element), loaded.failed]);
    heard();
    await Promise.race([ended, loaded.failed]);
  };

  return {
    ended: run(),
    spoken() {
      if (pooled === null) return 0;
      const { currentTime, duration } = pooled.element;
      if (bytes.isWhole() && Number.isFinite(duration) && duration > 0)
        return (sound.characters * currentTime) / duration;
      return Math.max(0, Math.min(sound.characters - 1, currentTime * CHARACTERS_PER_SECOND));
    },
    position: () => (bytes.isWhole() ? (pooled?.element.currentTime ?? 0) : undefined),
    stop() {
      stopped = true;
      if (pooled !== null) pooled.element.onended = null;
      output?.disconnect();
      reservation.release();
    },
  };
}

async function start(element: HTMLAudioElement): Promise<void> {
  try {
    await element.play();
  } catch (error) {
    throw explain(error);
  }
}

function explain(error: unknown): Error {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError")
    return new SpeechError("blocked", "The browser lets the page make no sound until something was pressed.", {
      cause: error,
    });
  if (name === "NotSupportedError") return new SpeechError("invalid", "What came is no sound.", { cause: error });
  return new SpeechError("unknown", `The sound could not be played: ${String(error)}`, { cause: error });
}

import { SpeechError } from "../../../contracts";
import type { Gathered } from "./gather";
import type { Booking, Seat } from "./media-seats";
import type { Performance } from "./perform";
import type { EncodedSound } from "./sound";

/** Until the length is known, a guess. */
const CHARACTERS_PER_SECOND = 15;

export function playEncoded(
  context: AudioContext,
  channel: GainNode,
  {
    sound,
    bytes,
    booking,
  }: { readonly sound: EncodedSound; readonly bytes: Gathered<unknown>; readonly booking: Booking },
  heard: () => void,
): Performance {
  let seat: Seat | null = null;
  let output: AudioNode | null = null;
  let stopped = false;

  const run = async () => {
    const taken = await booking.take();
    if (stopped) return;
    seat = taken;
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
      if (seat === null) return 0;
      const { currentTime, duration } = seat.element;
      if (bytes.isWhole() && Number.isFinite(duration) && duration > 0)
        return (sound.characters * currentTime) / duration;
      return Math.max(0, Math.min(sound.characters - 1, currentTime * CHARACTERS_PER_SECOND));
    },
    stop() {
      stopped = true;
      if (seat !== null) seat.element.onended = null;
      output?.disconnect();
      booking.release();
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

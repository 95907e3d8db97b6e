/** Ends a growing text before the first of some strings. */
export interface StopGuard {
  /** Takes the next piece and returns the part that may be shown. The beginning of a possible stop string is held back. */
  feed(piece: string): string;
  /** What is still held back once no more pieces come. */
  rest(): string;
  /** Whether a stop string was met. */
  readonly stopped: boolean;
}

/** Vendors limit the number of stop strings, and newer models take none; this applies them in any case. */
export function createStopGuard(stop: readonly string[]): StopGuard {
  const stops = stop.filter((text) => text !== "");
  let held = "";
  let stopped = false;
  return {
    feed(piece) {
      if (stopped) return "";
      held += piece;
      const end = firstIndexOf(held, stops);
      stopped = end !== -1;
      const shown = held.slice(0, stopped ? end : held.length - lengthOfBegunStop(held, stops));
      held = stopped ? "" : held.slice(shown.length);
      return shown;
    },
    rest() {
      const rest = held;
      held = "";
      return rest;
    },
    get stopped() {
      return stopped;
    },
  };
}

function firstIndexOf(text: string, stops: readonly string[]): number {
  const found = stops.map((stop) => text.indexOf(stop)).filter((index) => index !== -1);
  return found.length === 0 ? -1 : Math.min(...found);
}

function lengthOfBegunStop(text: string, stops: readonly string[]): number {
  let longest = 0;
  for (const stop of stops) {
    for (let length = Math.min(stop.length - 1, text.length); length > longest; length -= 1) {
      if (text.endsWith(stop.slice(0, length))) longest = length;
    }
  }
  return longest;
}

import type { Timers } from "./timers";

/** A deadline that moves often. */
export interface Deadline {
  /** Moves it to this many milliseconds from now. */
  set(milliseconds: number): void;
  /** Removes it until it is set again. */
  clear(): void;
}

/**
 * A stream moves its deadlines with every chunk, thousands of times a second, so a move only stores a time. One timer
 * checks it when it fires.
 */
export function createDeadline(timers: Timers, work: () => void): Deadline & { end(): void } {
  let due = Infinity;
  let wakesAt = Infinity;
  let stop = () => {};

  const sleep = () => {
    stop();
    wakesAt = due;
    stop = timers.after(due - timers.now(), wake);
  };
  const wake = () => {
    wakesAt = Infinity;
    if (due === Infinity) return;
    if (timers.now() < due) return sleep();
    due = Infinity;
    work();
  };

  return {
    set(milliseconds) {
      due = timers.now() + milliseconds;
      if (due < wakesAt) sleep();
    },
    clear() {
      due = Infinity;
    },
    end() {
      due = Infinity;
      wakesAt = Infinity;
      stop();
    },
  };
}

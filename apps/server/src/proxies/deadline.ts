import type { Timers } from "./timers";

/** A deadline that is put off again and again. */
export interface Deadline {
  /** From now on it is so many milliseconds away. */
  set(milliseconds: number): void;
  /** There is none until it is set again. */
  clear(): void;
}

/**
 * A stream puts its deadlines off with every piece, thousands of times a second: putting one off only notes a time, and
 * the one timer looks at it when it wakes.
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

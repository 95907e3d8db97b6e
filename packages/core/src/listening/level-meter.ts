import { createListeners } from "../shared/listeners";

/**
 * How loud the visitor is, thirty times a second. It is a store of its own, so that a change notifies only
 * its subscribers.
 */
export interface LevelMeter {
  /** 0 to 1. */
  readonly value: number;
  set(value: number): void;
  /** Calls back at every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export function createLevelMeter(): LevelMeter {
  const { subscribe, notify } = createListeners();
  let value = 0;
  return {
    get value() {
      return value;
    },
    set(next) {
      if (next === value) return;
      value = next;
      notify();
    },
    subscribe,
  };
}

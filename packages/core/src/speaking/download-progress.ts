import type { DownloadProgress } from "../contracts";
import { createListeners } from "../shared/listeners";

/** The progress of a download. It is a store of its own, since it changes many times a second. */
export interface ProgressStore {
  readonly progress: DownloadProgress;
  subscribe(listener: () => void): () => void;
}

export interface ProgressWriter extends ProgressStore {
  set(progress: DownloadProgress): void;
}

export function createProgressStore(total: number): ProgressWriter {
  const { subscribe, notify } = createListeners();
  let progress: DownloadProgress = { loaded: 0, total, bytesPerSecond: 0 };
  return {
    get progress() {
      return progress;
    },
    set(next) {
      progress = next;
      notify();
    },
    subscribe,
  };
}

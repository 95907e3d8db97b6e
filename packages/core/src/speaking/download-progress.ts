import type { DownloadProgress } from "../contracts";
import { createListeners } from "../shared/listeners";

/** The progress of a download. It is a store of its own, since it changes many times a second. */
export interface ProgressStore<Progress = DownloadProgress> {
  readonly progress: Progress;
  subscribe(listener: () => void): () => void;
}

export interface ProgressWriter<Progress = DownloadProgress> extends ProgressStore<Progress> {
  set(progress: Progress): void;
}

export function createProgressStore<Progress = DownloadProgress>(beginning: Progress): ProgressWriter<Progress> {
  const { subscribe, notify } = createListeners();
  let progress = beginning;
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

/** The progress of a voice before its first byte. */
export const createVoiceProgress = (total: number) => createProgressStore({ loaded: 0, total, bytesPerSecond: 0 });

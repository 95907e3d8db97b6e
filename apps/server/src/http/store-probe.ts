import { SECOND } from "../clock";
import type { Timers } from "../proxies/timers";
import type { Store } from "../store/store";

/** A store that takes longer than this to say how it is, is not well. */
const LONGEST_PROBE_MS = 3 * SECOND;
/** How long an answer is good for. */
const ANSWER_LIFE_MS = SECOND;

/** How the store is. Anybody may ask, and each answer writes to the disk: it is found out at most once a second. */
export interface StoreProbe {
  isWorking(): Promise<boolean>;
  /** The store has just failed somebody: whoever asks next is not answered from memory. */
  doubt(): void;
}

export function createStoreProbe(store: Pick<Store, "isWorking">, timers: Timers): StoreProbe {
  let asked: Promise<boolean> | null = null;
  let known: { readonly answer: boolean; readonly at: number } | null = null;
  let doubts = 0;

  const ask = async () => {
    const doubtsBefore = doubts;
    try {
      const answer = await store.isWorking();
      known = doubts === doubtsBefore ? { answer, at: timers.now() } : null;
      return answer;
    } finally {
      asked = null;
    }
  };

  return {
    isWorking() {
      if (known !== null && timers.now() - known.at < ANSWER_LIFE_MS) return Promise.resolve(known.answer);
      asked ??= ask();
      let stop = () => {};
      const tooSlow = new Promise<boolean>((resolve) => (stop = timers.after(LONGEST_PROBE_MS, () => resolve(false))));
      return Promise.race([asked, tooSlow]).finally(() => stop());
    },
    doubt() {
      doubts += 1;
      known = null;
    },
  };
}

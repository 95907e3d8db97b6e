import { SECOND } from "../clock";
import type { Timers } from "../proxies/timers";
import type { Store } from "../store/store";

/** A store that takes longer than this counts as failing. */
const LONGEST_PROBE_MS = 3 * SECOND;
/** How long a result is reused. */
const ANSWER_LIFE_MS = SECOND;

/** The health of the store. Each probe writes to the disk and anybody may ask, so it runs at most once a second. */
export interface StoreProbe {
  isWorking(): Promise<boolean>;
  /** The store has just failed: the next request probes it again. */
  invalidate(): void;
}

export function createStoreProbe(store: Pick<Store, "isWorking">, timers: Timers): StoreProbe {
  let asked: Promise<boolean> | null = null;
  let known: { readonly answer: boolean; readonly at: number } | null = null;
  let failures = 0;

  const ask = async () => {
    const failuresBefore = failures;
    try {
      const answer = await store.isWorking();
      known = failures === failuresBefore ? { answer, at: timers.now() } : null;
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
    invalidate() {
      failures += 1;
      known = null;
    },
  };
}

import { pause } from "./pause";
import { isLoadingModel } from "./sdk-errors";
import { systemTimers } from "./system-timers";

/** How long a server that loads its model is asked again where nothing else is configured, in milliseconds. */
export const usualFirstWordMs = 30_000;

/** The pause before a server that loads its model is asked again, in milliseconds. */
const pauseMs = 2_000;

/** Asks again while a server answers that it loads its model, until this time has passed. */
export async function untilLoaded<Answer>(
  ask: () => Promise<Answer>,
  { signal, patienceMs }: { readonly signal: AbortSignal; readonly patienceMs: number },
): Promise<Answer> {
  const until = systemTimers.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isLoadingModel(error) || systemTimers.now() + pauseMs > until) throw error;
      await pause(pauseMs, signal);
    }
  }
}

import type { AccessError, AccessVerdict, AccessVerifier } from "@archive-of-minds/core";

/** Accepts one code; the test decides when and whether it answers. */
export interface FakeAccessVerifier extends AccessVerifier {
  /** The codes tried so far, as they were typed. */
  readonly attempts: readonly string[];
  /** From now on every check fails; `null` ends that. */
  failWith(error: AccessError | null): void;
  /** From now on verdicts are held back until {@link FakeAccessVerifier.release}. */
  hold(): void;
  release(): void;
}

/**
 * A fake of the server that checks access codes: it grants one code, without regard to white space around it, and
 * denies every other. `failWith` and `hold` simulate a server that fails or is slow.
 *
 * @param code the accepted code.
 */
export function createFakeAccessVerifier(code = "archive"): FakeAccessVerifier {
  const attempts: string[] = [];
  const held: (() => void)[] = [];
  let failure: AccessError | null = null;
  let holding = false;

  const released = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      held.push(resolve);
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    });

  return {
    attempts,
    async verify(given, { signal }): Promise<AccessVerdict> {
      signal.throwIfAborted();
      attempts.push(given);
      if (holding) await released(signal);
      if (failure !== null) throw failure;
      return given.trim() === code ? "granted" : "denied";
    },
    failWith: (error) => void (failure = error),
    hold: () => void (holding = true),
    release() {
      holding = false;
      for (const resolve of held.splice(0)) resolve();
    },
  };
}

import type { NeedKind, SafetyCheck } from "@archive-of-minds/core";

/** Finds the needs that the test names; the test decides when and whether it answers. */
export interface FakeSafetyCheck extends SafetyCheck {
  /** The texts checked so far; without the empty ones, which only load the rules. */
  readonly asked: readonly string[];
  /** How often it was asked to load its rules. */
  readonly preloads: number;
  /** From now on loading fails; `null` ends that. */
  failWith(error: Error | null): void;
  /** From now on answers are held back until {@link FakeSafetyCheck.release}. */
  hold(): void;
  release(): void;
}

/**
 * A fake of the check for people in need. It finds the needs of the given texts alone, and only for English; for every
 * other text and language it finds none.
 *
 * @param needs the need that each text shows.
 */
export function createFakeSafetyCheck(needs: Readonly<Record<string, NeedKind>> = {}): FakeSafetyCheck {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  let preloads = 0;
  let failure: Error | null = null;
  let isHolding = false;

  const released = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      held.push(resolve);
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    });

  return {
    asked,
    get preloads() {
      return preloads;
    },
    async check({ text, language }, { signal }) {
      signal.throwIfAborted();
      if (text === "") preloads += 1;
      else asked.push(text);
      if (isHolding) await released(signal);
      if (failure !== null) throw failure;
      const kind = Object.hasOwn(needs, text) && /^en\b/i.test(language) ? needs[text] : undefined;
      return kind === undefined ? null : { kind };
    },
    failWith: (error) => void (failure = error),
    hold: () => void (isHolding = true),
    release() {
      isHolding = false;
      for (const resolve of held.splice(0)) resolve();
    },
  };
}

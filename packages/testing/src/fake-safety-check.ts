import type { NeedKind, SafetyCheck } from "@archive-of-minds/core";

/** Finds what the test says it finds; the test decides when and whether it answers. */
export interface FakeSafetyCheck extends SafetyCheck {
  /** The texts it was asked about so far; the empty ones, which only fetch it, are left out. */
  readonly asked: readonly string[];
  /** How often it was told to fetch what it needs. */
  readonly preloads: number;
  /** From now on it cannot be loaded; `null` ends it. */
  failWith(error: Error | null): void;
  /** From now on answers are held back until {@link FakeSafetyCheck.release}. */
  hold(): void;
  release(): void;
}

/** @param needs what each text shows, word for word; every other text shows nothing. Without rules for other languages than English. */
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

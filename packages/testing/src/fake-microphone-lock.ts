import type { MicrophoneClaimReport, MicrophoneLock } from "@archive-of-minds/core";

/** One microphone that several pages share: `page()` gives each its lock. */
export interface FakeMicrophoneLock {
  page(): MicrophoneLock;
  /** Whether any page has it. */
  readonly isHeld: boolean;
}

/** Decides at once, in the order of asking, and reports when the caller's turn is over. */
export function createFakeMicrophoneLock(): FakeMicrophoneLock {
  interface Claim {
    tell(report: MicrophoneClaimReport): void;
  }
  let holder: Claim | null = null;
  return {
    get isHeld() {
      return holder !== null;
    },
    page: () => ({
      claim({ takeOver }, report) {
        let isOver = false;
        const claim: Claim = {
          tell: (told) =>
            queueMicrotask(() => {
              if (!isOver) report(told);
            }),
        };
        if (holder && !takeOver) claim.tell("refused");
        else {
          holder?.tell("lost");
          holder = claim;
          claim.tell("granted");
        }
        return () => {
          isOver = true;
          if (holder === claim) holder = null;
        };
      },
    }),
  };
}

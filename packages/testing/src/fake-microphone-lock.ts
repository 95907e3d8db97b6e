import type { MicrophoneClaimReport, MicrophoneLock } from "@archive-of-minds/core";

/** One microphone that several pages share: `page()` creates the lock of a page. */
export interface FakeMicrophoneLock {
  page(): MicrophoneLock;
  /** Whether any page has it. */
  readonly isHeld: boolean;
}

/** Decides in order, after the caller's current task. */
export function createFakeMicrophoneLock(): FakeMicrophoneLock {
  interface Claim {
    notify(report: MicrophoneClaimReport): void;
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
          notify: (claimReport) =>
            queueMicrotask(() => {
              if (!isOver) report(claimReport);
            }),
        };
        if (holder && !takeOver) claim.notify("refused");
        else {
          holder?.notify("lost");
          holder = claim;
          claim.notify("granted");
        }
        return () => {
          isOver = true;
          if (holder === claim) holder = null;
        };
      },
    }),
  };
}

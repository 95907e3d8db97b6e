import type { MicrophoneClaimReport, MicrophoneLock } from "../../contracts";

/**
 * Lets one tab listen at a time, by a Web Lock of the whole site: it is free again the moment a tab is closed or crashes.
 *
 * @param name what the lock is called; pages that use the same name keep out of each other's way.
 */
export function createMicrophoneLock(name = "archive-voice"): MicrophoneLock {
  /** A lock that this page has just given up is not yet free for it: claims wait for the one before. */
  let before = Promise.resolve();
  return {
    claim({ takeOver }, report) {
      let isOver = false;
      let isGranted = false;
      let release: () => void = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      const tell = (told: MicrophoneClaimReport) => {
        if (!isOver) report(told);
      };
      const take = (lock: Lock | null) => {
        if (isOver) return;
        if (lock === null) return tell("refused");
        isGranted = true;
        tell("granted");
        return released;
      };
      const hold = async () => {
        if (isOver) return;
        const locks = globalThis.navigator?.locks;
        if (locks) await locks.request(name, takeOver ? { steal: true } : { ifAvailable: true }, take);
        else tell("granted");
      };
      // It fails when another page takes over, and where a page may use no locks: there nobody knows of others.
      before = before.then(hold).catch(() => tell(isGranted ? "lost" : "granted"));
      return () => {
        isOver = true;
        release();
      };
    },
  };
}

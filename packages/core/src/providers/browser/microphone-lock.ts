import type { MicrophoneClaimReport, MicrophoneLock } from "../../contracts";

/**
 * Lets one tab listen at a time, by a Web Lock of the whole site: it is released when a tab is closed or crashes.
 *
 * @param name the name of the lock; pages with the same name exclude each other.
 */
export function createMicrophoneLock(name = "archive-voice"): MicrophoneLock {
  /** A lock that this page has just released is not free yet: claims wait for the former one. */
  let before = Promise.resolve();
  return {
    claim({ takeOver }, report) {
      let isOver = false;
      let isGranted = false;
      let release: () => void = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      const notify = (news: MicrophoneClaimReport) => {
        if (!isOver) report(news);
      };
      const take = (lock: Lock | null) => {
        if (isOver) return;
        if (lock === null) return notify("refused");
        isGranted = true;
        notify("granted");
        return released;
      };
      const hold = async () => {
        if (isOver) return;
        const locks = globalThis.navigator?.locks;
        if (locks) await locks.request(name, takeOver ? { steal: true } : { ifAvailable: true }, take);
        else notify("granted");
      };
      // It rejects when another page takes over, and where the page may not use locks: there pages cannot detect each other.
      before = before.then(hold).catch(() => notify(isGranted ? "lost" : "granted"));
      return () => {
        isOver = true;
        release();
      };
    },
  };
}

import { afterEach, describe, expect, it, vi } from "vitest";
import type { ReplyLock } from "@archive-of-minds/core";

/**
 * What every reply lock must do.
 *
 * @param createPages creates the locks of so many pages of one visitor, none of which writes a reply.
 */
export function describeReplyLockContract(name: string, createPages: (count: number) => readonly ReplyLock[]): void {
  describe(`${name} as a reply lock`, () => {
    const leave: (() => void)[] = [];
    afterEach(() => {
      for (const end of leave.splice(0)) end();
    });

    const pages = (count: number) => createPages(count) as readonly [ReplyLock, ReplyLock, ReplyLock];
    const hold = (page: ReplyLock, characterId = "ada") => {
      const release = page.hold(characterId);
      leave.push(release);
      return release;
    };
    const watch = (page: ReplyLock, characterId = "ada") => {
      const reports: boolean[] = [];
      const stop = page.watch(characterId, (isHeld) => reports.push(isHeld));
      leave.push(stop);
      return { reports, stop };
    };
    const told = (reports: readonly boolean[], expected: readonly boolean[]) =>
      vi.waitFor(() => expect(reports).toEqual(expected), 60_000);

    it("reports that no reply is in progress", async () => {
      const [here] = pages(1);
      await told(watch(here).reports, [false]);
    });

    it("notifies an open page when a reply of another page begins and ends", async () => {
      const [here, there] = pages(2);
      const { reports } = watch(here);
      await told(reports, [false]);
      const release = hold(there);
      await told(reports, [false, true]);
      release();
      await told(reports, [false, true, false]);
    });

    it("notifies a page that opens during a reply", async () => {
      const [here, there] = pages(2);
      const release = hold(there);
      const { reports } = watch(here);
      await told(reports, [true]);
      release();
      await told(reports, [true, false]);
    });

    it("does not report a page’s own reply", async () => {
      const [here, there] = pages(2);
      const [own, other] = [watch(here).reports, watch(there).reports];
      await told(own, [false]);
      const release = hold(here);
      await told(other, [false, true]);
      release();
      await told(other, [false, true, false]);
      expect(own).toEqual([false]);
    });

    it("separates characters", async () => {
      const [here, there] = pages(2);
      const [ada, ben] = [watch(here, "ada").reports, watch(here, "ben").reports];
      await told(ben, [false]);
      hold(there, "ben");
      await told(ben, [false, true]);
      expect(ada).toEqual([false]);
    });

    it("waits for the last of several pages", async () => {
      const [here, there, yonder] = pages(3);
      const { reports } = watch(here);
      await told(reports, [false]);
      const [first, second] = [hold(there), hold(yonder)];
      await told(reports, [false, true]);
      first();
      second();
      await told(reports, [false, true, false]);
    });

    it("notifies no page that has unsubscribed", async () => {
      const [here, there] = pages(2);
      const gone = watch(here);
      await told(gone.reports, [false]);
      gone.stop();
      const { reports } = watch(here);
      await told(reports, [false]);
      hold(there);
      await told(reports, [false, true]);
      expect(gone.reports).toEqual([false]);
    });
  });
}

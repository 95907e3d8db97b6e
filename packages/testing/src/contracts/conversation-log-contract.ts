import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ConversationLog, Exchange, LogResult } from "@archive-of-minds/core";
import { exampleExchange } from "../example-exchange";

/** The log under test, and how its service becomes unreachable, locked and reachable again. */
export interface ConversationLogUnderTest {
  readonly log: ConversationLog;
  /** Makes the service unreachable. */
  readonly breakDown: () => void;
  readonly recover: () => void;
  /** Makes the service ask for the access code. */
  readonly lock: () => void | Promise<void>;
  readonly unlock: () => void | Promise<void>;
  readonly cleanUp?: () => void | Promise<void>;
}

const OFFLINE = { success: false, offline: true, locked: false };
const LOCKED = { success: false, offline: false, locked: true };

/** What every conversation log must do. `make` returns an empty one whose health has not been checked yet. */
export function describeConversationLogContract(
  name: string,
  make: () => ConversationLogUnderTest | Promise<ConversationLogUnderTest>,
): void {
  describe(`${name} as a conversation log`, () => {
    let subject: ConversationLogUnderTest;
    beforeEach(async () => {
      subject = await make();
    });
    afterEach(() => subject.cleanUp?.());

    const valueOf = <Value>(result: LogResult<Value>): Value => {
      if (!result.success) throw new Error(result.error);
      return result.value;
    };
    const healthy = async () => {
      expect(await subject.log.health()).toEqual({ success: true, value: { store: "ok" } });
      return subject.log;
    };
    /** Without the times, which the service sets. */
    const listed = async (characterId = "tesla", limit?: number): Promise<Exchange[]> => {
      const { conversations } = valueOf(await subject.log.list(characterId, limit === undefined ? {} : { limit }));
      return conversations.map(({ exchangeId, userMessage, assistantMessage, sessionId, hasImage, ...about }) => ({
        exchangeId,
        characterId: about.characterId,
        userMessage,
        assistantMessage,
        sessionId,
        hasImage,
      }));
    };

    it("counts as disabled until its health is checked", async () => {
      expect([
        await subject.log.list("tesla"),
        await subject.log.clear("tesla"),
        await subject.log.clearAll(),
        await subject.log.forgetVisitor(),
        await subject.log.log(exampleExchange(1)),
      ]).toMatchObject(Array(5).fill(OFFLINE));
    });

    it("is empty at first", async () => {
      await healthy();
      expect(await listed()).toEqual([]);
    });

    it("lists whole exchanges, newest first", async () => {
      const log = await healthy();
      const said = [
        exampleExchange(1, { userMessage: "Quotes ' \" and 100 % — 你好 🜁", assistantMessage: "line\nline" }),
        exampleExchange(2, { hasImage: true, sessionId: "room-1" }),
        exampleExchange(3, { userMessage: "", assistantMessage: "nul\u0000inside, half \ud83d of a pair" }),
      ];
      for (const exchange of said)
        expect(await log.log(exchange)).toEqual({ success: true, value: { exchangeId: exchange.exchangeId } });
      expect(await listed()).toEqual([...said].reverse());
    });

    it("adds the time at which it received each", async () => {
      const log = await healthy();
      await log.log(exampleExchange(1));
      const [first] = valueOf(await log.list("tesla")).conversations;
      expect(new Date(first?.createdAt ?? "").toISOString()).toBe(first?.createdAt);
    });

    it("acknowledges an exchange each time it is sent, and stores it once", async () => {
      const log = await healthy();
      const results = [
        await log.log(exampleExchange(1)),
        ...(await Promise.all([1, 2, 3].map(() => log.log(exampleExchange(1))))),
      ];
      expect(results.every(({ success }) => success)).toBe(true);
      expect(await listed()).toEqual([exampleExchange(1)]);
    });

    it("keeps the newest reply to a question that was asked again, in its place", async () => {
      const log = await healthy();
      const regenerated = exampleExchange(1, { assistantMessage: "Another answer", hasImage: true });
      await log.log(exampleExchange(1));
      await log.log(exampleExchange(2));
      expect(await log.log(regenerated)).toEqual({ success: true, value: { exchangeId: regenerated.exchangeId } });
      expect(await listed()).toEqual([exampleExchange(2), regenerated]);
    });

    it("keeps the newest reply where both were written while the service was away", async () => {
      const log = await healthy();
      await log.log(exampleExchange(1));
      subject.breakDown();
      const regenerated = (answer: string) => exampleExchange(1, { assistantMessage: answer });
      for (const answer of ["Second answer", "Third answer"]) await log.log(regenerated(answer));
      subject.recover();
      await healthy();
      expect(await listed()).toEqual([regenerated("Third answer")]);
    });

    it("lists only as many as requested", async () => {
      const log = await healthy();
      for (const number of [1, 2, 3, 4]) await log.log(exampleExchange(number));
      expect(await listed("tesla", 2)).toEqual([exampleExchange(4), exampleExchange(3)]);
    });

    it("lists everything page by page, newest first", async () => {
      const log = await healthy();
      const numbers = [1, 2, 3, 4, 5];
      for (const number of numbers) await log.log(exampleExchange(number));
      const pages: string[][] = [];
      for (let before: string | undefined, isLast = false; !isLast; isLast = before === undefined) {
        const page = valueOf(await log.list("tesla", { limit: 2, ...(before !== undefined && { before }) }));
        pages.push(page.conversations.map(({ exchangeId }) => exchangeId));
        before = page.next;
      }
      expect(pages).toEqual(
        [[5, 4], [3, 2], [1]].map((page) => page.map((number) => exampleExchange(number).exchangeId)),
      );
    });

    it("keeps the characters apart", async () => {
      const log = await healthy();
      await log.log(exampleExchange(1));
      await log.log(exampleExchange(2, { characterId: "hypatia" }));
      expect([await listed("tesla"), await listed("hypatia"), await listed("faust")]).toEqual([
        [exampleExchange(1)],
        [exampleExchange(2, { characterId: "hypatia" })],
        [],
      ]);
    });

    it("clears one character and returns how many exchanges that were", async () => {
      const log = await healthy();
      for (const number of [1, 2]) await log.log(exampleExchange(number));
      await log.log(exampleExchange(3, { characterId: "hypatia" }));
      expect(await log.clear("tesla")).toEqual({ success: true, value: { deleted: 2 } });
      expect([await listed("tesla"), await listed("hypatia")]).toEqual([
        [],
        [exampleExchange(3, { characterId: "hypatia" })],
      ]);
    });

    it("clears all characters at once and returns how many exchanges that were", async () => {
      const log = await healthy();
      await log.log(exampleExchange(1));
      await log.log(exampleExchange(2, { characterId: "hypatia" }));
      expect(await log.clearAll()).toEqual({ success: true, value: { deleted: 2 } });
      expect([await listed("tesla"), await listed("hypatia")]).toEqual([[], []]);
    });

    it("forgets the visitor, and asks for the access code again", async () => {
      const log = await healthy();
      await log.log(exampleExchange(1));
      expect(await log.forgetVisitor()).toEqual({ success: true, value: { deleted: 1 } });
      expect(await log.list("tesla")).toMatchObject(LOCKED);
      await subject.unlock();
      expect(await listed("tesla")).toEqual([]);
    });

    it.each(["clearAll", "forgetVisitor"] as const)(
      "never records what waited for any character before %s",
      async (method) => {
        const log = await healthy();
        subject.breakDown();
        await log.log(exampleExchange(1));
        await log.log(exampleExchange(2, { characterId: "hypatia" }));
        expect(await log[method]()).toMatchObject(OFFLINE);
        subject.recover();
        await healthy();
        expect([await listed("tesla"), await listed("hypatia")]).toEqual([[], []]);
      },
    );

    it("records what was said while the service was away, once it is back", async () => {
      const log = await healthy();
      await log.log(exampleExchange(1));
      subject.breakDown();
      expect([
        await log.log(exampleExchange(2)),
        await log.log(exampleExchange(3)),
        await log.list("tesla"),
      ]).toMatchObject([OFFLINE, OFFLINE, OFFLINE]);
      expect(await log.health()).toMatchObject(OFFLINE);
      subject.recover();
      expect(await log.list("tesla")).toMatchObject(OFFLINE);
      await healthy();
      expect(await listed()).toEqual([exampleExchange(3), exampleExchange(2), exampleExchange(1)]);
    });

    it("never records what was cleared while it waited", async () => {
      const log = await healthy();
      subject.breakDown();
      await log.log(exampleExchange(1));
      await log.log(exampleExchange(2, { characterId: "hypatia" }));
      expect(await log.clear("tesla")).toMatchObject(OFFLINE);
      subject.recover();
      await healthy();
      expect([await listed("tesla"), await listed("hypatia")]).toEqual([
        [],
        [exampleExchange(2, { characterId: "hypatia" })],
      ]);
    });

    it("keeps exchanges while the session is locked, and records them after an unlock", async () => {
      const log = await healthy();
      await subject.lock();
      expect([await log.log(exampleExchange(1)), await log.list("tesla"), await log.clear("hypatia")]).toMatchObject([
        LOCKED,
        LOCKED,
        LOCKED,
      ]);
      await subject.unlock();
      expect(await log.log(exampleExchange(2))).toMatchObject({ success: true });
      expect(await listed()).toEqual([exampleExchange(2), exampleExchange(1)]);
    });
  });
}

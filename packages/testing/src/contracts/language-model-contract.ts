import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  LanguageModelError,
  type LanguageModel,
  type LanguageModelErrorReason,
  type ReplyRequest,
  type StreamEndReason,
  type StreamPart,
} from "@archive-of-minds/core";

/** A language model, and the means to make it fail. {@link describeLanguageModelContract} makes one for each test. */
export interface LanguageModelUnderTest {
  readonly model: LanguageModel;
  /** What it answers, if that is known: several words, none of them twice. */
  readonly reply?: string;
  /** Makes the next call fail for this reason. */
  readonly failWith?: (reason: LanguageModelErrorReason) => void | Promise<void>;
  /** Makes the next call end for this reason, after some words. */
  readonly endWith?: (reason: StreamEndReason) => void | Promise<void>;
  readonly cleanUp?: () => void | Promise<void>;
}

/** Every way a call to a vendor can fail. */
export const remoteFailures: readonly LanguageModelErrorReason[] = [
  "missingKey",
  "auth",
  "locked",
  "outdatedClient",
  "permission",
  "notFound",
  "rateLimited",
  "limitReached",
  "outOfCredit",
  "unavailable",
  "overloaded",
  "invalid",
  "timeout",
  "network",
  "unreachable",
  "cutOff",
];

const request: ReplyRequest = {
  characterId: "tesla",
  system: "You are Nikola Tesla.",
  messages: [
    { role: "user", content: "Good evening." },
    { role: "assistant", content: "Good evening to you." },
    { role: "user", content: "What is your finest invention?" },
  ],
};

/** The ways in which a call can fail that goes to a vendor directly, not through our own server. */
export const vendorFailures: readonly LanguageModelErrorReason[] = remoteFailures.filter(
  (reason) => !["locked", "outdatedClient", "limitReached", "unavailable", "unreachable"].includes(reason),
);

/** Every reason for which a vendor's reply can end, besides being complete. */
export const remoteEndings: readonly StreamEndReason[] = ["length", "refused"];

const aborted = { name: "AbortError" };

/**
 * What every language model must do.
 *
 * @param failures the reasons for which this model can fail; `failWith` has to cause each of them.
 * @param endings the reasons, besides being complete, for which its replies can end; `endWith` has to cause each.
 */
export function describeLanguageModelContract(
  name: string,
  make: () => LanguageModelUnderTest | Promise<LanguageModelUnderTest>,
  failures: readonly LanguageModelErrorReason[] = [],
  endings: readonly StreamEndReason[] = [],
): void {
  describe(`${name} as a language model`, () => {
    let subject: LanguageModelUnderTest;
    beforeEach(async () => {
      subject = await make();
    });
    afterEach(() => subject.cleanUp?.());

    const signal = () => new AbortController().signal;
    const read = async (asked: ReplyRequest = request) => {
      const parts: (string | StreamPart)[] = [];
      let error: unknown;
      try {
        for await (const part of subject.model.stream(asked, { signal: signal() })) parts.push(part);
      } catch (thrown) {
        error = thrown;
      }
      const pieces = parts.filter((part) => typeof part === "string");
      return { parts, pieces, text: pieces.join(""), error };
    };
    const begin = () => {
      const abort = new AbortController();
      return { abort, reply: subject.model.stream(request, { signal: abort.signal })[Symbol.asyncIterator]() };
    };
    const arrangeFailure = async (reason: LanguageModelErrorReason) => {
      if (subject.failWith === undefined) throw new Error(`${name} has the failure ${reason}, but no failWith.`);
      await subject.failWith(reason);
    };

    it("has a name", () => {
      expect(subject.model.name).toMatch(/\S/);
    });

    it("streams pieces that join to the reply", async () => {
      const { pieces, text, error } = await read();
      expect(error).toBeUndefined();
      expect(pieces.length).toBeGreaterThan(1);
      expect(text).toEqual(subject.reply ?? expect.stringMatching(/\S/));
    });

    it("sends nothing after the end of the reply", async () => {
      const { parts } = await read();
      const end = parts.findIndex((part) => typeof part !== "string" && part.type === "end");
      expect([-1, parts.length - 1]).toContain(end);
    });

    it.each(endings)("reports after the words that the reply ended for the reason %s", async (reason) => {
      if (subject.endWith === undefined) throw new Error(`${name} has the ending ${reason}, but no endWith.`);
      await subject.endWith(reason);
      const { parts, text, error } = await read();
      expect([error, parts.at(-1), text]).toEqual([undefined, { type: "end", reason }, expect.stringMatching(/\S/)]);
    });

    it("returns the same reply as one text", async () => {
      const text = await subject.model.complete(request, { signal: signal() });
      expect(text).toEqual(subject.reply ?? expect.stringMatching(/\S/));
    });

    it("answers a lone question without a system prompt", async () => {
      const { text, error } = await read({
        characterId: "tesla",
        messages: [{ role: "user", content: "Who are you?" }],
      });
      expect([error, text]).toEqual([undefined, expect.stringMatching(/\S/)]);
    });

    it("answers several calls at the same time", async () => {
      const replies = await Promise.all([read(), read(), read()]);
      expect(replies.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
      expect(replies.every(({ text }) => text === (subject.reply ?? text) && text !== "")).toBe(true);
    });

    it("ends the reply before a stop string", async () => {
      const reply = subject.reply ?? (await subject.model.complete(request, { signal: signal() }));
      const words = reply.split(" ");
      const stop = words[Math.floor(words.length / 2)] ?? "";
      const wanted = reply.slice(0, reply.indexOf(stop));
      const asked = { ...request, stop: ["never said", stop] };
      expect([(await read(asked)).text, await subject.model.complete(asked, { signal: signal() })]).toEqual([
        wanted,
        wanted,
      ]);
    });

    it("starts nothing for a signal that is already aborted", async () => {
      const options = { signal: AbortSignal.abort() };
      await expect(subject.model.stream(request, options)[Symbol.asyncIterator]().next()).rejects.toMatchObject(
        aborted,
      );
      await expect(subject.model.complete(request, options)).rejects.toMatchObject(aborted);
    });

    it("rejects when it is aborted before the first piece", async () => {
      const { abort, reply } = begin();
      const first = reply.next();
      abort.abort();
      await expect(first).rejects.toMatchObject(aborted);
      expect(await reply.next()).toEqual({ done: true, value: undefined });
    });

    it("rejects when it is aborted during the reply, with no further piece", async () => {
      const { abort, reply } = begin();
      expect((await reply.next()).done).toBe(false);
      abort.abort();
      await expect(reply.next()).rejects.toMatchObject(aborted);
      expect(await reply.next()).toEqual({ done: true, value: undefined });
    });

    it("rejects when it is aborted while the next piece is awaited", async () => {
      const { abort, reply } = begin();
      expect((await reply.next()).done).toBe(false);
      const next = reply.next();
      abort.abort();
      await expect(next).rejects.toMatchObject(aborted);
    });

    it("rejects a whole reply that is aborted", async () => {
      const abort = new AbortController();
      const reply = subject.model.complete(request, { signal: abort.signal });
      abort.abort();
      await expect(reply).rejects.toMatchObject(aborted);
    });

    it("answers again after an abort and after a reader that stopped", async () => {
      const { abort, reply } = begin();
      await reply.next();
      abort.abort();
      await reply.next().catch(() => undefined);
      for await (const _ of subject.model.stream(request, { signal: signal() })) break;
      const { text, error } = await read();
      expect([error, text]).toEqual([undefined, subject.reply ?? expect.stringMatching(/\S/)]);
    });

    const clean = failures.filter((reason) => reason !== "cutOff");
    it.each(clean)("fails with %s", async (reason) => {
      await arrangeFailure(reason);
      const { pieces, error } = await read();
      expect([error, pieces]).toEqual([expect.any(LanguageModelError), []]);
      expect(error).toMatchObject({ name: "LanguageModelError", reason, message: expect.stringMatching(/\S/) });
    });

    it.each(clean)("fails with %s of a whole reply", async (reason) => {
      await arrangeFailure(reason);
      await expect(subject.model.complete(request, { signal: signal() })).rejects.toMatchObject({
        name: "LanguageModelError",
        reason,
      });
    });

    if (!failures.includes("cutOff")) return;
    it("fails where a reply broke off", async () => {
      await arrangeFailure("cutOff");
      const { text, error } = await read();
      expect(error).toMatchObject({ name: "LanguageModelError", reason: "cutOff" });
      expect(text).toMatch(/\S/);
      if (subject.reply !== undefined) {
        expect(subject.reply.startsWith(text)).toBe(true);
        expect(text).not.toBe(subject.reply);
      }
    });
  });
}

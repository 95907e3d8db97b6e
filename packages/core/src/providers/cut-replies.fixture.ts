import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LanguageModelError, type LanguageModel } from "../contracts";
import { createCutFetch, type CutEnd } from "./cut-answer.fixture";

/** A vendor's, or our own server's, whole response on the wire, and how its client reads it. */
export interface CutReplySubject {
  readonly vendor: string;
  readonly answer: string;
  /** The text of the whole response. */
  readonly reply: string;
  /** The text on the wire that carries the vendor's stop reason. */
  readonly lastWord: string;
  /** Why a reply fails whose connection breaks before its first word; `cutOff` if left out. */
  readonly withoutText?: "network";
  readonly createModel: (fetch: typeof globalThis.fetch) => LanguageModel;
}

/** A reply is complete once the vendor has sent its stop reason, and never before, wherever the response is cut. */
export function describeCutReplies({
  vendor,
  answer,
  reply,
  lastWord,
  withoutText,
  createModel,
}: CutReplySubject): void {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(answer);
  const whole = encoder.encode(answer.slice(0, answer.indexOf("\n\n", answer.indexOf(lastWord)) + 2)).length;

  let next: typeof fetch;
  const model = createModel((input, init) => next(input, init));
  const outcomeOf = async (length: number, end: CutEnd, chunks?: readonly number[]) => {
    next = createCutFetch(bytes, length, end, chunks);
    let text = "";
    try {
      for await (const piece of model.stream(
        { messages: [{ role: "user", content: "Hello." }] },
        { signal: new AbortController().signal },
      ))
        if (typeof piece === "string") text += piece;
      return { text, end: "whole" };
    } catch (error) {
      return { text, end: error instanceof LanguageModelError ? error.reason : String(error) };
    }
  };
  const expected = (length: number, end: CutEnd, text: string) => {
    if (length >= whole) return { text: reply, end: "whole" };
    const reason = end === "reset" && text === "" ? (withoutText ?? "cutOff") : "cutOff";
    return { text: reply.startsWith(text) ? text : reply, end: reason };
  };

  describe(`a reply by ${vendor} that is cut`, () => {
    it.each(["ended", "reset"] as const)(
      "never counts as complete before its end, at every byte, when the connection %s",
      async (end) => {
        for (let length = 0; length <= bytes.length; length += 1) {
          const outcome = await outcomeOf(length, end);
          expect({ length, ...outcome }).toEqual({ length, ...expected(length, end, outcome.text) });
        }
      },
      60_000,
    );

    it("is the same however its bytes are split on the way", async () => {
      const place = fc.nat(bytes.length);
      await fc.assert(
        fc.asyncProperty(
          place,
          fc.constantFrom<CutEnd>("ended", "reset"),
          fc.array(place, { maxLength: 12 }),
          async (length, end, chunks) => {
            const outcome = await outcomeOf(length, end, chunks);
            expect(outcome).toEqual(expected(length, end, outcome.text));
            expect(outcome).toEqual(await outcomeOf(length, end));
          },
        ),
        { numRuns: 300 },
      );
    }, 60_000);
  });
}

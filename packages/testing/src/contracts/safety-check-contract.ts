import { beforeEach, describe, expect, it } from "vitest";
import type { NeedKind, SafetyCheck } from "@archive-of-minds/core";

/** A safety check, and examples of what it has to find. {@link describeSafetyCheckContract} makes one for each test. */
export interface SafetyCheckUnderTest {
  readonly safetyCheck: SafetyCheck;
  /** A language it has rules for, as a BCP 47 tag. */
  readonly language: string;
  /** Texts in that language that show need, each with the need it shows. */
  readonly inNeed: Readonly<Record<string, NeedKind>>;
  /** A language it has no rules for, and texts in it that show need. Left out if it has rules for all. */
  readonly unknown?: { readonly language: string; readonly texts: readonly string[] };
  /** Makes loading its rules fail. Left out if it loads nothing. */
  readonly breakDown?: () => void;
  readonly recover?: () => void;
}

/** What every safety check must do. */
export function describeSafetyCheckContract(
  name: string,
  make: () => SafetyCheckUnderTest | Promise<SafetyCheckUnderTest>,
): void {
  describe(`${name} as a safety check`, () => {
    let subject: SafetyCheckUnderTest;
    beforeEach(async () => {
      subject = await make();
    });
    const check = (text: string, language = subject.language) =>
      subject.safetyCheck.check({ text, language }, { signal: new AbortController().signal });

    it("finds need, and its kind", async () => {
      for (const [text, kind] of Object.entries(subject.inNeed)) expect(await check(text)).toEqual({ kind });
    });

    it.each([
      ["nothing", ""],
      ["blanks", " \n\t "],
      ["an everyday question", "What is light?"],
      ["very much", "Tell me about light. ".repeat(5_000)],
      ["signs and pictures", "🙂🙂 ?! 42 %"],
    ])("finds none in %s", async (_case, text) => {
      expect(await check(text)).toBeNull();
    });

    it("checks each text independently", async () => {
      const [[text, kind] = ["", undefined]] = Object.entries(subject.inNeed);
      const found = await Promise.all([check(text), check("What is light?"), check(text)]);
      expect(found).toEqual([{ kind }, null, { kind }]);
    });

    it("accepts a language with a region", async () => {
      const [[text, kind] = ["", undefined]] = Object.entries(subject.inNeed);
      expect(await check(text, `${subject.language}-AU`)).toEqual({ kind });
    });

    it("finds nothing in a language it has no rules for", async () => {
      const { language, texts = [] } = subject.unknown ?? {};
      for (const text of texts) expect(await check(text, language)).toBeNull();
    });

    it("rejects when it is aborted", async () => {
      await expect(
        subject.safetyCheck.check(
          { text: "What is light?", language: subject.language },
          { signal: AbortSignal.abort() },
        ),
      ).rejects.toMatchObject({ name: "AbortError" });
    });

    it("rejects while it cannot be loaded, and checks again afterwards", async () => {
      if (!subject.breakDown) return;
      subject.breakDown();
      await expect(check("What is light?")).rejects.toBeInstanceOf(Error);
      subject.recover?.();
      expect(await check("What is light?")).toBeNull();
    });
  });
}

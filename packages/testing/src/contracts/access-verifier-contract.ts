import { beforeEach, describe, expect, it } from "vitest";
import type { AccessVerifier } from "@archive-of-minds/core";

export interface AccessVerifierUnderTest {
  readonly verifier: AccessVerifier;
  /** The code that opens; it has messages in it. */
  readonly rightCode: string;
  /** Makes it impossible to decide. Left out where the verifier needs nobody to decide. */
  readonly breakDown?: () => void;
  readonly recover?: () => void;
}

/**
 * What every access verifier has to do.
 *
 * @param needs `somebody` where another party decides, who can be away; `breakDown` has to send them away.
 */
export function describeAccessVerifierContract(
  name: string,
  make: () => AccessVerifierUnderTest | Promise<AccessVerifierUnderTest>,
  needs: "somebody" | "nobody" = "somebody",
): void {
  describe(`${name} as an access verifier`, () => {
    let subject: AccessVerifierUnderTest;
    beforeEach(async () => {
      subject = await make();
    });
    const verify = (code: string) => subject.verifier.verify(code, { signal: new AbortController().signal });

    it("opens for the right code", async () => {
      expect(await verify(subject.rightCode)).toBe("granted");
    });

    it("does not mind white space around it", async () => {
      expect(await verify(` \t${subject.rightCode}\n `)).toBe("granted");
    });

    it.each([
      ["another code", (code: string) => `${code}x`],
      ["a part of it", (code: string) => code.slice(1)],
      ["other capitals", (code: string) => code.toUpperCase()],
      ["white space within", (code: string) => `${code.slice(0, 1)} ${code.slice(1)}`],
      ["nothing", () => ""],
      ["very much", (code: string) => code.repeat(2000)],
    ])("stays shut for %s", async (_case, change) => {
      expect(await verify(change(subject.rightCode))).toBe("denied");
    });

    it("opens after wrong codes", async () => {
      for (const attempt of ["one", "two", "three"]) expect(await verify(attempt)).toBe("denied");
      expect(await verify(subject.rightCode)).toBe("granted");
    });

    it("ends when it is aborted", async () => {
      const signal = AbortSignal.abort();
      await expect(subject.verifier.verify(subject.rightCode, { signal })).rejects.toMatchObject({
        name: "AbortError",
      });
    });

    if (needs === "nobody") return;
    it("says so when nobody can decide, and decides again afterwards", async () => {
      if (subject.breakDown === undefined) throw new Error(`${name} gives no breakDown.`);
      subject.breakDown();
      await expect(verify(subject.rightCode)).rejects.toMatchObject({ name: "AccessError", reason: "unreachable" });
      subject.recover?.();
      expect(await verify(subject.rightCode)).toBe("granted");
    });
  });
}

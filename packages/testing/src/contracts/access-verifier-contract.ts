import { beforeEach, describe, expect, it } from "vitest";
import type { AccessVerifier } from "@archive-of-minds/core";

/** The verifier under test, with one accepted code, and how its server fails and returns. */
export interface AccessVerifierUnderTest {
  readonly verifier: AccessVerifier;
  /** The accepted code; it contains letters. */
  readonly rightCode: string;
  /** Makes the server unreachable. Left out for a verifier that needs no server. */
  readonly breakDown?: () => void;
  readonly recover?: () => void;
}

/**
 * What every access verifier must do.
 *
 * @param place `server` if a server decides, which can be unreachable; `breakDown` has to make it so.
 */
export function describeAccessVerifierContract(
  name: string,
  make: () => AccessVerifierUnderTest | Promise<AccessVerifierUnderTest>,
  place: "server" | "page" = "server",
): void {
  describe(`${name} as an access verifier`, () => {
    let subject: AccessVerifierUnderTest;
    beforeEach(async () => {
      subject = await make();
    });
    const verify = (code: string) => subject.verifier.verify(code, { signal: new AbortController().signal });

    it("grants access for the right code", async () => {
      expect(await verify(subject.rightCode)).toBe("granted");
    });

    it("ignores white space around the code", async () => {
      expect(await verify(` \t${subject.rightCode}\n `)).toBe("granted");
    });

    it.each([
      ["another code", (code: string) => `${code}x`],
      ["a part of it", (code: string) => code.slice(1)],
      ["other capitals", (code: string) => code.toUpperCase()],
      ["white space within", (code: string) => `${code.slice(0, 1)} ${code.slice(1)}`],
      ["nothing", () => ""],
      ["a very long text", (code: string) => code.repeat(2000)],
    ])("denies %s", async (_case, change) => {
      expect(await verify(change(subject.rightCode))).toBe("denied");
    });

    it("grants access after wrong codes", async () => {
      for (const attempt of ["one", "two", "three"]) expect(await verify(attempt)).toBe("denied");
      expect(await verify(subject.rightCode)).toBe("granted");
    });

    it("rejects when it is aborted", async () => {
      const signal = AbortSignal.abort();
      await expect(subject.verifier.verify(subject.rightCode, { signal })).rejects.toMatchObject({
        name: "AbortError",
      });
    });

    if (place === "page") return;
    it("rejects while the server is unreachable, and verifies again afterwards", async () => {
      if (subject.breakDown === undefined) throw new Error(`${name} has no breakDown.`);
      subject.breakDown();
      await expect(verify(subject.rightCode)).rejects.toMatchObject({ name: "AccessError", reason: "unreachable" });
      subject.recover?.();
      expect(await verify(subject.rightCode)).toBe("granted");
    });
  });
}

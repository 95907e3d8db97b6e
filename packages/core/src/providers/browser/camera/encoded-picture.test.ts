import fc from "fast-check";
import { expect, it } from "vitest";
import { toBase64 } from "./encoded-picture";

it("says the same bytes in base64, of any length", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70_000, size: "max" }), (bytes) =>
      Buffer.from(toBase64(bytes), "base64").equals(bytes),
    ),
    { numRuns: 50 },
  );
});

it("uses what the browser has for it", () => {
  expect(toBase64(Object.assign(Uint8Array.of(1), { toBase64: () => "its own" }))).toBe("its own");
});

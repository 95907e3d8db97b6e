import fc from "fast-check";
import { expect, it } from "vitest";
import { createRedaction } from "./redactor";
import { propertyRuns } from "@archive-of-minds/testing";

const secrets = ["sk-CANARY_0123456789", "CANARY/with+slash=0123", "CANARY_CANARY_CANARY", "short"];
const newRedactor = createRedaction(secrets);

/** The redacted text, if it is split at these places. */
function passed(text: string, cuts: readonly number[]): string {
  const bytes = Buffer.from(text);
  const places = [
    0,
    ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((one, other) => one - other),
    bytes.length,
  ];
  const redactor = newRedactor();
  const chunks = places.slice(1).map((end, index) => Buffer.from(redactor.pass(bytes.subarray(places[index], end))));
  return Buffer.concat([...chunks, redactor.rest()]).toString();
}

it("removes every secret and nothing else, however the text is split", () => {
  const words = fc.constantFrom(
    "sk-CANARY_0123456789",
    "sk-CANARY_012345678",
    "s",
    "CANARY/with+slash=0123",
    "CANARY\\/with+slash=0123",
    "CANARY_",
    'data: {"text":"ü 🜁"}\n\n',
    "short",
    "CANARY_CANARY_CANARY",
    " ",
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), fc.array(fc.nat({ max: 300 }), { maxLength: 20 }), (said, cuts) => {
      const text = said.join("");
      const result = passed(text, cuts);
      for (const secret of [...secrets.slice(0, 3), "CANARY\\/with+slash=0123"]) expect(result).not.toContain(secret);
      if (!/0123456789|0123|CANARY_CANARY/.test(text)) expect(result).toBe(text);
    }),
    { numRuns: propertyRuns(3_000) },
  );
});

it.each([
  ["a key", "before sk-CANARY_0123456789 after", "before [key] after"],
  ["two of them", "sk-CANARY_0123456789sk-CANARY_0123456789", "[key][key]"],
  ["one that repeats its beginning", '"CANARY_CANARY_CANARY_CANARY_"', '"[key]_CANARY_"'],
  ["one escaped by JSON", '{"key":"CANARY\\/with+slash=0123"}', '{"key":"[key]"}'],
  ["only the beginning of one", "sk-CANARY_", "sk-CANARY_"],
  ["an ordinary word as a key", "a short answer", "a short answer"],
])("of %s", (_case, text, expected) => {
  const everyPlace = Array.from(Buffer.from(text), (_byte, place) => place);
  expect([passed(text, []), passed(text, everyPlace)]).toEqual([expected, expected]);
});

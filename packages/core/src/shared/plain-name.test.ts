import { expect, it } from "vitest";
import { plainName } from "./plain-name";

it.each([
  ['System"}] </x>\u202E<b>', 'System"}] </x><b>'],
  ["\u2066Ma\u200Fry\u2069 ", "Mary"],
  ["\u061C\u200E\u202A\u202B\u202C\u202D", ""],
  ["مريم", "مريم"],
  ["Ann\u200Ce", "Ann\u200Ce"],
])("removes from %j the characters that change the text direction, and keeps the rest", (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

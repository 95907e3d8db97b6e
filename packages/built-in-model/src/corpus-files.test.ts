import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const folder = new URL("../corpora/", import.meta.url);
const schema: object = JSON.parse(readFileSync(new URL("../corpus.schema.json", import.meta.url), "utf8"));
const ajv = new Ajv2020({ allErrors: true });
ajv.addSchema(schema, "corpus");

const files = (name: string) => readdirSync(new URL(`${name}/`, folder)).sort();
const read = (name: string, file: string) => readFileSync(new URL(`${name}/${file}`, folder), "utf8");
const characters = readdirSync(folder).filter((name) => name !== "english" && name !== "themes");
const topics = [
  "counsel",
  "greetings",
  "habits",
  "knowledge",
  "legacy",
  "listening",
  "life",
  "manners",
  "people",
  "phrases",
  "pieces",
  "referrals",
  "room",
  "room-views",
  "self",
  "today",
  "views",
  "visitors",
  "work",
];

test.each(characters)("the corpus of %s is cut into the same topics as the others", (name) => {
  expect(files(name)).toEqual(topics.map((topic) => `${topic}.yaml`).sort());
});

describe.each([...characters, "english", "themes"])("the files of %s", (name) => {
  test.each(files(name))("%s fits the schema that it names", (file) => {
    const text = read(name, file);
    const pointer = /^# yaml-language-server: \$schema=\.\.\/\.\.\/corpus\.schema\.json(#\S+)$/m.exec(text)?.[1];
    const validate = ajv.getSchema(`corpus${pointer}`);
    if (!validate) throw new Error(`${name}/${file} names no part of the schema.`);
    void validate(parse(text));
    expect(validate.errors ?? []).toEqual([]);
  });
});

test("a file with a misspelt field does not fit", () => {
  const validate = ajv.getSchema("corpus#/$defs/facts");
  expect(validate?.([{ id: "well", tags: ["well"], question: ["What is in it?"], answer: ["Water."] }])).toBe(false);
});

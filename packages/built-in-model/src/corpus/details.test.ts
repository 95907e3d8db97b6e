import { expect, test } from "vitest";
import { details as cheesemasterDetails } from "./cheesemaster/details";
import { cheesemaster } from "./cheesemaster";
import { withDetails } from "./details";
import { details as fluxDetails } from "./flux/details";
import { flux } from "./flux";
import { hypatia } from "./hypatia";
import { details as hypatiaDetails } from "./hypatia/details";

test.each([
  { corpus: hypatia, details: hypatiaDetails },
  { corpus: flux, details: fluxDetails },
  { corpus: cheesemaster, details: cheesemasterDetails },
])("each detail of $corpus.characterId belongs to a fact or a stance", ({ corpus, details }) => {
  const known = [...corpus.facts, ...corpus.stances].map(({ id }) => id);
  expect(Object.keys(details).filter((id) => !known.includes(id))).toEqual([]);
});

test("details come before the questions that were there", () => {
  const fact = {
    id: "well",
    tags: ["well"],
    questions: ["What is in the well?"],
    answer: ["Water is in it.", "It is cold."],
    deeper: ["It is old."],
    ask: "Are you thirsty?",
  };
  expect(
    withDetails([fact, { ...fact, id: "roof" }], { well: [["How deep is the well?", "Nine feet deep."]] }),
  ).toEqual([
    { ...fact, questions: ["How deep is the well?", "What is in the well?"], details: ["Nine feet deep."] },
    { ...fact, id: "roof", details: [] },
  ]);
});

import { expect, it } from "vitest";
import type { PromptMessage } from "../contracts";
import { estimateTokens, fitTurns } from "./fit-turns";

const turnsOf = (roles: string): PromptMessage[] =>
  roles.split("").map((role, index) => ({ role: role === "u" ? "user" : "assistant", content: String(index) }));
/** Each turn has 100 tokens. */
const fit = (roles: string, contextTokens: number, replyTokens = 100) => {
  const { turns, tokens } = fitTurns({
    turns: turnsOf(roles),
    contextTokens,
    replyTokens,
    count: ({ length }) => length * 100,
  });
  return [turns.map(({ content }) => Number(content)), tokens];
};

it("keeps a conversation that fits, and leaves out a first turn of the model", () => {
  expect([fit("uau", 400), fit("auau", 500)]).toEqual([
    [[0, 1, 2], 300],
    [[1, 2, 3], 300],
  ]);
});

it("leaves out the oldest turns, eight at once, and begins with the visitor", () => {
  expect([fit("uauauauauauau", 1_300), fit("uauauauauauau", 400), fit("uuauuauuauauu", 600)]).toEqual([
    [[8, 9, 10, 11, 12], 500],
    [[10, 11, 12], 300],
    [[9, 10, 11, 12], 400],
  ]);
});

it("leaves out fewer at once where nearly all would go", () => {
  expect([fit("uauauauau", 800), fit("uauauau", 600), fit("uau", 300)]).toEqual([
    [[4, 5, 6, 7, 8], 500],
    [[2, 3, 4, 5, 6], 500],
    [[2], 100],
  ]);
});

it("keeps at most half of the context free for the reply, and the last turn in any case", () => {
  expect([fit("uauau", 600, 5_000), fit("uau", 200, 150)]).toEqual([
    [[2, 3, 4], 300],
    [[2], 100],
  ]);
});

it("refuses a last turn that leaves no room for a reply", () => {
  expect(() => fit("uau", 150)).toThrow(expect.objectContaining({ reason: "tooLong" }));
});

it("estimates a token for three letters, and for each character of another script", () => {
  const tokensOf = (content: string) => estimateTokens({ system: "abc", messages: [{ role: "user", content }] });
  expect([tokensOf("abcdef"), tokensOf("電流電流")]).toEqual([1 + 2 + 16, 1 + 4 + 16]);
});

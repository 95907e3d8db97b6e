import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestServer, type TestServer } from "./testing/test-server";
import type { TestVisitor } from "./testing/test-visitor";
import { propertyRuns } from "@archive-of-minds/testing";

const RUNS = propertyRuns(134);

// In any order of requests, no visitor can read, infer or delete another's data.

const CHARACTERS = ["tesla", "flux"] as const;
const VISITORS = 3;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ databaseUrl: "file::memory:" });
});
afterAll(() => server.close());

// Few ids and characters, so that visitors collide on each of them.
const visitor = fc.nat(VISITORS - 1);
const character = fc.constantFrom(...CHARACTERS);
const exchangeId = fc.constantFrom("1", "2", "3", "%", "*", "' OR 1=1 --");
const limit = fc.constantFrom("", "-1", "0", "1", "2", "1e9", "NaN", "Infinity", "1 OR 1=1", "1'; --", "%00");
// Another spelling of a name is another name, or an invalid one.
const disguise = fc.constantFrom("", "%20", "%00", "%2f..", "/../flux", "%25", "/*", ";visitor=0", "?visitor=0", "#");

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("log" as const), visitor, character, exchangeId }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("list" as const), visitor, character, limit }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("clear" as const), visitor, character }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("disguise" as const),
      visitor,
      character,
      disguise,
      method: fc.constantFrom("GET", "DELETE"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("newSession" as const), visitor }) },
);

/** What one visitor should have, newest first. */
type Memory = { readonly exchangeId: string; readonly character: string; readonly words: string }[];

const clampedLimit = (text: string) => (text === "1" || text === "-1" || text === "0" ? 1 : text === "2" ? 2 : 50);

it("four hundred pairs of visitors at once see only their own exchanges", async () => {
  let run = 0;
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20, size: "max" }), async (steps) => {
      run += 1;
      const visitors: TestVisitor[] = [];
      for (let number = 0; number < VISITORS; number += 1) visitors.push(await server.unlockedVisitor());
      const memories: Memory[] = visitors.map(() => []);
      const listOf = async (who: number, of: string, query = "") => {
        const response = await (visitors[who] as TestVisitor).fetch(`/api/memory/${of}${query}`);
        return ((await response.json()) as { conversations: { exchangeId: string; userMessage: string }[] })
          .conversations;
      };
      const owned = (who: number, of: string) => (memories[who] as Memory).filter((entry) => entry.character === of);

      for (const [number, action] of steps.entries()) {
        const own = visitors[action.visitor] as TestVisitor;
        const memory = memories[action.visitor] as Memory;
        if (action.kind === "log") {
          const words = `run ${run}, step ${number}, visitor ${action.visitor}`;
          const body = {
            characterId: action.character,
            userMessage: words,
            assistantMessage: words,
            exchangeId: action.exchangeId.replaceAll(" ", "_"),
            visitorId: "another",
            visitor_id: "another",
          };
          const { status } = await own.post("/api/memory/log", body, { "x-visitor-id": "another" });
          const place = memory.findIndex((entry) => entry.exchangeId === body.exchangeId);
          const entry = { exchangeId: body.exchangeId, character: action.character, words };
          // A new version keeps its position and its character.
          expect(status).toBe(place === -1 || memory[place]?.character === entry.character ? 200 : 422);
          if (place === -1) memory.unshift(entry);
          else if (memory[place]?.character === entry.character) memory[place] = entry;
        } else if (action.kind === "list") {
          const expected = owned(action.visitor, action.character).slice(0, clampedLimit(action.limit));
          const listed = await listOf(action.visitor, action.character, `?limit=${encodeURIComponent(action.limit)}`);
          shown += listed.length;
          expect(listed.map((entry) => [entry.exchangeId, entry.userMessage])).toEqual(
            expected.map((entry) => [entry.exchangeId, entry.words]),
          );
        } else if (action.kind === "clear") {
          const response = await own.fetch(`/api/memory/${action.character}`, { method: "DELETE" });
          expect(await response.json()).toEqual({
            success: true,
            deleted: owned(action.visitor, action.character).length,
          });
          memories[action.visitor] = memory.filter((entry) => entry.character !== action.character);
        } else if (action.kind === "disguise") {
          const response = await own.fetch(`/api/memory/${action.character}${action.disguise}`, {
            method: action.method,
          });
          const text = await response.text();
          const others = memories.filter((_, who) => who !== action.visitor).flat();
          expect(others.filter(({ words }) => text.includes(words))).toEqual([]);
          // If it was accepted as a name, it was the visitor's own.
          if (action.method === "DELETE" && response.status === 200) {
            const left = new Map(
              await Promise.all(
                CHARACTERS.map(
                  async (of) =>
                    [of, (await listOf(action.visitor, of, "?limit=200")).map((entry) => entry.exchangeId)] as const,
                ),
              ),
            );
            memories[action.visitor] = memory.filter((entry) =>
              left.get(entry.character as (typeof CHARACTERS)[number])?.includes(entry.exchangeId),
            );
          }
        } else {
          // The same visitor, in a session of another kind.
          await own.unlock();
        }
      }
      for (const who of visitors.keys()) {
        for (const of of CHARACTERS)
          expect((await listOf(who, of, "?limit=200")).map((entry) => entry.userMessage)).toEqual(
            owned(who, of).map((entry) => entry.words),
          );
      }
    }),
    // Three pairs in each.
    { numRuns: RUNS },
  );
  expect(shown).toBeGreaterThan(RUNS / 2);
});

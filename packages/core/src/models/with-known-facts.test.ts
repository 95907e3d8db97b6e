import { createFakeLanguageModel } from "@archive-of-minds/testing";
import { describeLanguageModelContract } from "@archive-of-minds/testing/contracts";
import { describe, expect, it, vi } from "vitest";
import { LanguageModelError, type FindFacts, type ReplyRequest } from "../contracts";
import { withKnownFacts } from "./with-known-facts";

const REPLY = "Good evening to you, my curious friend.";
const signal = new AbortController().signal;

describeLanguageModelContract("withKnownFacts", () => ({
  model: withKnownFacts(createFakeLanguageModel({ reply: REPLY }), async () => ["Light is a wave."]),
  reply: REPLY,
}));

/** The request that the model gets. */
async function taken(request: ReplyRequest, findFacts: FindFacts): Promise<ReplyRequest> {
  const complete = vi.fn(async (_request: ReplyRequest) => "A wave.");
  await withKnownFacts({ ...createFakeLanguageModel(), complete }, findFacts).complete(request, { signal });
  return complete.mock.calls[0]?.[0] ?? request;
}

const request: ReplyRequest = {
  characterId: "ada",
  system: "You are Ada.",
  messages: [
    { role: "user", content: "Hello." },
    { role: "assistant", content: "Good evening." },
    { role: "user", content: "What is light?" },
  ],
};
const note = (...facts: readonly string[]) =>
  `[What you know about it. Use what fits, in your own words:\n${facts.map((fact) => `- ${fact}`).join("\n")}]\n\n`;

describe("what a model is told", () => {
  it("stands before the question, and the system prompt stays the same", async () => {
    const findFacts = vi.fn<FindFacts>(async () => ["Light is a wave.", "It is also a particle."]);
    expect(await taken(request, findFacts)).toEqual({
      ...request,
      messages: [
        ...request.messages.slice(0, 2),
        { role: "user", content: `${note("Light is a wave.", "It is also a particle.")}What is light?` },
      ],
    });
    expect(findFacts).toHaveBeenCalledExactlyOnceWith({ characterId: "ada", text: "What is light?" });
  });

  it("is about what was said last in a room", async () => {
    const content = "Ben: Light is old.\n\nVisitor: What is light?\n\n[Write the next reply only as Ada.]";
    const findFacts = vi.fn<FindFacts>(async () => ["It is a wave."]);
    const { messages } = await taken({ ...request, purpose: "room", messages: [{ role: "user", content }] }, findFacts);
    expect(findFacts).toHaveBeenCalledExactlyOnceWith({ characterId: "ada", text: "What is light?" });
    expect(messages).toEqual([{ role: "user", content: `${note("It is a wave.")}${content}` }]);
  });

  it("is no more than a short context holds", async () => {
    const long = "x".repeat(500);
    const { messages } = await taken(request, async () => [long, "y".repeat(500), "Light is a wave."]);
    expect(messages.at(-1)?.content).toBe(`${note(long)}What is light?`);
  });

  it.each([
    ["nothing is known", request, []],
    ["a moderator is asked", { ...request, purpose: "moderator" }, ["Light is a wave."]],
    ["nobody has asked", { ...request, messages: [] }, ["Light is a wave."]],
  ] as const)("is nothing where %s", async (_, given, facts) => {
    expect(await taken(given, async () => facts)).toEqual(given);
  });
});

it("leaves the rest of the model as it is", () => {
  let takesPictures: boolean | undefined;
  const model = {
    ...createFakeLanguageModel({ name: "Local" }),
    contextTokens: 4_096,
    get takesPictures() {
      return takesPictures;
    },
  };
  const informed = withKnownFacts(model, async () => []);
  takesPictures = false;
  expect([informed.name, informed.contextTokens, informed.takesPictures]).toEqual(["Local", 4_096, false]);
});

it("asks without the facts where they make a short message too long", async () => {
  const asked: string[] = [];
  const answer = ({ messages }: ReplyRequest) => {
    const last = messages.at(-1)?.content ?? "";
    asked.push(last.startsWith("[What you know") ? "with facts" : "without");
    if (last.startsWith("[")) throw new LanguageModelError("tooLong", "Too long.");
    return "A wave.";
  };
  const model = withKnownFacts(
    {
      ...createFakeLanguageModel(),
      async *stream(given) {
        yield answer(given);
      },
      complete: async (given) => answer(given),
    },
    async () => ["Light is a wave."],
  );
  let text = "";
  for await (const part of model.stream(request, { signal })) text += typeof part === "string" ? part : "";
  expect([text, await model.complete(request, { signal }), asked]).toEqual([
    "A wave.",
    "A wave.",
    ["with facts", "without", "with facts", "without"],
  ]);
});

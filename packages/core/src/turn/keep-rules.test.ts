import fc from "fast-check";
import { propertyRuns } from "@archive-of-minds/testing";
import { describe, expect, it } from "vitest";
import type { PromptMessage, StreamPart } from "../contracts";
import { keepRules, type KeepRulesOptions } from "./keep-rules";

const asked = (content: string): readonly PromptMessage[] => [{ role: "user", content }];

async function keep(pieces: readonly (string | StreamPart)[], options: Partial<KeepRulesOptions> = {}) {
  let isStopped = false;
  async function* parts() {
    try {
      yield* pieces;
    } finally {
      isStopped = true;
    }
  }
  const shown: string[] = [];
  const others: StreamPart[] = [];
  for await (const part of keepRules(parts(), { purpose: "reply", messages: asked("What is light?"), ...options }))
    if (typeof part === "string") shown.push(part);
    else if (part.type !== "alive") others.push(part);
  return { text: shown.join("").trimEnd(), shown, others, isStopped };
}

const textOf = async (text: string, options?: Partial<KeepRulesOptions>) => {
  const [whole, byWord, byCharacter] = await Promise.all(
    [[text], text.match(/\S+\s*|\s+/g) ?? [], Array.from(text)].map((pieces) => keep(pieces, options)),
  );
  expect([byWord?.text, byCharacter?.text]).toEqual([whole?.text, whole?.text]);
  return whole?.text;
};

describe("a stage direction", () => {
  it.each([
    ["*smiles warmly* Good evening.", "Good evening."],
    ["Good evening. *He leans on the bench.* Sit down.", "Good evening. Sit down."],
    ["Good evening. *bzzzt*", "Good evening."],
    ["I am *chuckles* quite sure.", "I am quite sure."],
    ["[pauses] It hums.", "It hums."],
    ["It hums. (He laughs softly.) It does.", "It hums. It does."],
    ["(slowly nodding) It hums.", "It hums."],
  ])("is not shown: %j", async (text, shown) => {
    expect(await textOf(text)).toBe(shown);
  });

  it.each([
    "It is *not* the wire (I measured it in 1893).",
    "*Never* touch both ends.",
    "It is **very** old, ***truly***.",
    "5 * 3 is 15, and 2*4 is 8.",
    "It cost five dollars*. I was poor then.",
    "Read [the patent](https://example.org) and [1] and [sic].",
    "- [ ] copper\n- [x] iron",
    "Call `f(*args)` and `[pauses]` there.",
    "```\n*smiles*\n(laughs)\n```\nThat is all.",
    "Well, *he never closed it, and went on and on and on, past the end of what anybody could hold back",
  ])("is not seen in %j", async (text) => {
    expect(await textOf(text)).toBe(text.trimEnd());
  });

  it("holds back no more than eighty characters behind an open mark", async () => {
    const text = "It is (as far as I know, and I have thought about it for more than fifty years now, no wave";
    const { shown } = await keep(Array.from(text));
    expect(shown.slice(0, 6).join("")).toBe("It is ");
    expect(shown[6]).toMatch(/^\(as far as I know, .{62}$/);
  });

  it("shows what an open bracket says when another one closes behind it", async () => {
    expect(await textOf("It (hums (or not) at night.")).toBe("It (hums (or not) at night.");
  });

  it("loses no other word, however the stream is cut", async () => {
    const word = fc.constantFrom(
      "It",
      "hums",
      "and",
      "is *so*",
      "**so**",
      "5 * 3",
      "(or not)",
      "[1]",
      "`a*b`",
      "*",
      "(",
      "]",
      "`",
      "\n",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { maxLength: 12 }),
        fc.array(fc.nat(9), { maxLength: 12 }),
        async (words, cuts) => {
          const text = words.join(" ");
          const pieces: string[] = [];
          let at = 0;
          for (const cut of cuts) {
            pieces.push(text.slice(at, at + cut));
            at += cut;
          }
          pieces.push(text.slice(at));
          expect((await keep(pieces)).text.match(/\w+/g)).toEqual(text.match(/\w+/g));
        },
      ),
      { numRuns: propertyRuns(200) },
    );
  });
});

const sentences = (count: number) =>
  Array.from({ length: count }, (_, index) => `This is sentence number ${index + 1}.`).join(" ");

describe("a long reply", () => {
  it("ends with its sixth sentence, complete, and the model is stopped", async () => {
    const pieces = [...(sentences(12).match(/\S+\s*/g) ?? []), { type: "end", reason: "length" } as const];
    expect(await keep(pieces)).toMatchObject({ text: sentences(6), others: [], isStopped: true });
  });

  it("is whole with six sentences", async () => {
    expect(await textOf(sentences(6))).toBe(sentences(6));
  });

  it("counts neither exclamations, nor abbreviations, nor initials", async () => {
    const text = `Ah! No, no. Dr. N. Tesla spoke at St. Louis. "Stop!" he said to me. ${sentences(4)}`;
    expect(await textOf(`${text} One more comes here.`)).toBe(text);
  });

  it.each([
    ["a list", `Three things:\n${"- It hums at night.\n".repeat(9)}`],
    ["code", `\`\`\`\n${"x = 1. Then y.\n".repeat(9)}\`\`\``],
    ["verses", `${"The current sings its song.\n".repeat(12)}`],
  ])("is not shortened: %s", async (_, text) => {
    expect(await textOf(text)).toBe(text.trimEnd());
  });

  it.each([
    "Tell me a story.",
    "Write me a poem about rain",
    "Erzähl mir ein Märchen",
    "给我讲个故事",
    "Explain it in detail, please.",
  ])("is not shortened where the visitor asks %j", async (question) => {
    expect(await textOf(sentences(9), { messages: asked(question) })).toBe(sentences(9));
  });

  it("is not shortened for a visitor who may be in need", async () => {
    expect(await textOf(sentences(9), { isGentle: true })).toBe(sentences(9));
  });

  it("is shortened in a room, whatever the characters spoke about", async () => {
    expect(await textOf(sentences(9), { purpose: "room", messages: asked("Faust: Tell me a story.") })).toBe(
      sentences(6),
    );
  });
});

it("shows the fixed reply to a visitor in need as it is", async () => {
  const fixed = `${sentences(9)} (Call 112.)`;
  expect(await keep([{ type: "safety", kind: "despair" }, fixed])).toMatchObject({
    text: fixed,
    others: [{ type: "safety", kind: "despair" }],
  });
});

it("passes on how the reply ended and what it cost", async () => {
  const usage = { type: "usage", inputTokens: 1, outputTokens: 2 } as const;
  const end = { type: "end", reason: "length" } as const;
  expect((await keep(["It hums", usage, end])).others).toEqual([usage, end]);
});

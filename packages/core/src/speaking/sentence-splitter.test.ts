import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSentenceSplitter } from "./sentence-splitter";
import { speakableText } from "./speakable-text";
import { propertyRuns } from "@archive-of-minds/testing";

const split = (...pushed: string[]) => {
  const splitter = createSentenceSplitter();
  return [...pushed.map((text) => splitter.push(text)), splitter.flush()];
};
const whole = (text: string) => split(text).flat();

describe("a streaming reply", () => {
  it("is split into sentences, each as soon as the next begins", () => {
    expect(split("Good eve", "ning. I am ", "Tesla. And you", "?")).toEqual([
      [],
      ["Good evening."],
      ["I am Tesla."],
      [],
      ["And you?"],
    ]);
  });

  it("begins with a clause that can stand alone", () => {
    expect(split("The current that alternates is my dearest child, ", "and it will ", "light the world. ")).toEqual([
      [],
      ["The current that alternates is my dearest child,"],
      ["and it will light the world."],
      [],
    ]);
    expect(split("Well, ", "perhaps. ")).toEqual([[], ["Well, perhaps."], []]);
  });

  it.each([
    [
      "Dr. Faust met Mr. J. Smith at 3.14 o’clock. He smiled.",
      ["Dr. Faust met Mr. J. Smith at 3.14 o’clock.", "He smiled."],
    ],
    ["Wait... what?! “No.” Yes.", ["Wait...", "what?!", "“No.”", "Yes."]],
    ["One\n\nTwo", ["One", "Two"]],
    ["The area is 5*3 square metres. That is small.", ["The area is 5*3 square metres.", "That is small."]],
    ["He *looks up. Sighs.* Indeed. So be it.", ["He *looks up. Sighs.* Indeed.", "So be it."]],
    ["", []],
    ["   \n ", []],
  ])("%j is %j", (text, pieces) => expect(whole(text)).toEqual(pieces));

  it("is never held back for longer than the maximum length", () => {
    const pieces = whole("word ".repeat(2_000));
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(220);
    expect(pieces.join(" ")).toBe("word ".repeat(2_000).trim());
    expect(Math.max(...whole("x".repeat(10_000)).map(({ length }) => length))).toBeLessThanOrEqual(220);
  });

  // Each once took minutes: a run of marks was scanned again from each mark, for each piece.
  it.each(["!", "…", ". ", "*", ",", "\n", "x"])('splits a hundred thousand times "%s" quickly', (mark) => {
    expect(whole(mark.repeat(100_000)).join("").length).toBeLessThanOrEqual(100_000 * mark.length);
  });

  it("loses and doubles nothing, however the stream is cut", () => {
    const words = fc.array(
      fc.constantFrom(
        "Good",
        "evening.",
        "I",
        "am",
        "Dr.",
        "Faust,",
        "*sighs*",
        "—",
        "really?",
        "\n",
        "3.5",
        "etc.",
        "“Yes.”",
      ),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(words, fc.array(fc.nat(400), { maxLength: 12 }), (list, cuts) => {
        const text = list.join(" ");
        const places = [
          0,
          ...[...new Set(cuts.map((cut) => cut % (text.length + 1)))].toSorted((a, b) => a - b),
          text.length,
        ];
        const pieces = split(...places.slice(1).map((to, index) => text.slice(places[index], to))).flat();
        const bare = (value: string) => value.replace(/\s+/g, "");
        expect(bare(pieces.join(""))).toBe(bare(text));
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });
});

describe("the spoken text", () => {
  it.each([
    ["*smiles* Good evening.", "Good evening."],
    ["Good *very* evening", "Good very evening"],
    ["one\n\n\n\ntwo", "one\ntwo"],
    ["*only this*", ""],
    ["***", ""],
    ["unfinished *stage", "unfinished stage"],
  ])("of %j is %j", (text, spoken) => expect(speakableText(text)).toBe(spoken));
});

it("splits no surrogate pair where there is no end and no space", () => {
  const splitter = createSentenceSplitter();
  const pieces = [...splitter.push(`${"a".repeat(219)}😀${"b".repeat(300)}`), ...splitter.flush()];
  expect(pieces.filter((piece) => /\p{Surrogate}/u.test(piece))).toEqual([]);
  expect(pieces.join("")).toContain("😀");
});

it("is not held up by a sum", () => {
  const splitter = createSentenceSplitter();
  expect(splitter.push("5 * 3 is 15. Then ")).toEqual(["5 * 3 is 15."]);
});

describe("a text that is spoken while it grows", () => {
  /** The spoken text of a stream in these pieces. */
  const said = (...pushed: string[]) =>
    bare(
      split(...pushed)
        .flat()
        .map(speakableText)
        .join(" "),
    );
  const bare = (text: string) => text.replace(/\s+/g, "");
  const wordByWord = (text: string) => text.match(/\S+\s*/g) ?? [];

  const long =
    "*He rises slowly from the chair by the window, walks across the creaking boards to the bench where the coil still glows, lays one gloved hand upon the copper, listens for a long moment to the hum of the mains below, and only then turns back to the visitor with a smile.*";

  it.each([
    ["a long stage direction", `${long} Good evening. *He bows.* Sit down.`, "Good evening. Sit down."],
    ["a stage direction after words", `I ${long} say good evening.`, "I say good evening."],
    [
      "a note that is no stage direction",
      "It cost five dollars*. I was poor then. Edison laughed.",
      "It cost five dollars. I was poor then. Edison laughed.",
    ],
    ["emphasis", "This is **very important** to me, ***truly***.", "This is very important to me, truly."],
    ["emphasis within a stage direction", "*He looks **very** hard at you.* Indeed.", "Indeed."],
    [
      "a list",
      "Three things:\n* **Current**: it alternates.\n* **Light**: it is fast.\nThat is all.",
      "Three things: Current: it alternates. Light: it is fast. That is all.",
    ],
    [
      "what was never closed",
      "Well, *he never closed it. But he went on.",
      "Well, he never closed it. But he went on.",
    ],
  ])("has the words of the whole one: %s", (_, text, spoken) => {
    expect([said(...wordByWord(text)), said(...text.split("")), said(text), bare(speakableText(text))]).toEqual(
      Array.from({ length: 4 }, () => bare(spoken)),
    );
  });

  it("has the words of the whole one, however the stream is cut", () => {
    const words = fc.array(
      fc.constantFrom(
        "Good",
        "evening.",
        "*sighs*",
        "*",
        "**",
        "**so**",
        "***",
        "Well*,",
        "*He",
        "smiles.*",
        "a*b",
        "(*)",
        "3",
        "etc.",
        "\n",
        "\n\n",
        long,
        "word ".repeat(60),
        "x".repeat(230),
        "*.",
        "“Yes.”",
      ),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(words, fc.array(fc.nat(4_000), { maxLength: 12 }), (list, cuts) => {
        const text = list.join(" ");
        const places = [
          0,
          ...[...new Set(cuts.map((cut) => cut % (text.length + 1)))].toSorted((a, b) => a - b),
          text.length,
        ];
        expect(said(...places.slice(1).map((to, index) => text.slice(places[index], to)))).toBe(
          bare(speakableText(text)),
        );
      }),
      { numRuns: propertyRuns(4_000) },
    );
  });

  it("keeps the word before emphasis that is longer than a piece", () => {
    const text = `Good *He ${"x".repeat(230)} Well*, Good`;
    expect(said(text.slice(0, 100), text.slice(100))).toBe(bare(text.replaceAll("*", "")));
    expect(said(text.slice(0, 240), text.slice(240))).toBe(bare(text.replaceAll("*", "")));
  });

  it("keeps the clause before emphasis that comes a moment later", () => {
    expect(said("After all those years in the dark of the cellar, ", "*very* few lamps were lit.")).toBe(
      bare("After all those years in the dark of the cellar, very few lamps were lit."),
    );
  });

  it("does not wait for the end of a note", () => {
    expect(split("It cost five dollars*. I was ", "poor then. And ", "so on.")).toEqual([
      ["It cost five dollars*."],
      ["I was poor then."],
      [],
      ["And so on."],
    ]);
  });

  it("waits no longer than for a long stage direction where one was never closed", () => {
    const pieces = createSentenceSplitter().push(`*He never closed it. ${"And so it went on. ".repeat(80)}`);
    expect(pieces[0]).toBe("*He never closed it.");
  });
});

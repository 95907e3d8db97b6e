import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSpeakerLabelFilter } from "./speaker-labels";
import { propertyRuns } from "@archive-of-minds/testing";

const tesla = { id: "tesla", name: "Tesla", title: "Nikola Tesla (1856-1943)" };
const others = [
  { id: "hypatia", name: "Hypatia" },
  { id: "faust", name: "Dr. Faust", title: "Dr. Johann Faust" },
  { id: "cheesemaster", name: "Cheesemaster 5000" },
  { id: "user", name: "Visitor" },
];

const openGuard = () => createSpeakerLabelFilter(tesla, others);

function guarded(pieces: readonly string[]): string {
  const guard = openGuard();
  return pieces.map((piece) => guard.push(piece)).join("") + guard.flush();
}

describe("keeping a character in its own mouth", () => {
  it.each([
    [
      "lets a plain reply through",
      "I saw it in Budapest. It was 1882!\nYes: there.",
      "I saw it in Budapest. It was 1882!\nYes: there.",
    ],
    ["leaves out the speaker’s own name", "Tesla: I saw it.", "I saw it."],
    ["leaves it out where it is decorated", "**Nikola Tesla:** I saw it.", "I saw it."],
    ["leaves it out before a later line", "I saw it.\nTesla: And built it.", "I saw it.\nAnd built it."],
    ["ends where another’s line begins", "I saw it.\nHypatia: And I measured it.", "I saw it."],
    ["ends in the middle of a line too", "I saw it. Hypatia: And I measured it.", "I saw it."],
    ["ends where the name is decorated", "I saw it.\n\n> **Dr. Faust**: Alas.", "I saw it."],
    ["knows the shorter name", "I saw it.\nCheesemaster: Ha!\nTesla: Stop.", "I saw it."],
    ["does not mind case or width", "I saw it.\nVISITOR：ok", "I saw it."],
    ["says nothing when it begins as another", "[Hypatia]: Listen.", ""],
    ["says nothing when it begins as itself and then another", "Tesla: Hypatia: Listen.", ""],
    ["knows a title without its dot", "I saw it.\nDr Faust: Alas.", "I saw it."],
    ["is not fooled by an aside", "I saw it.\nHypatia (smiling): And I.", "I saw it."],
    ["is not fooled by other marks", "I saw it.\n`@Hypatia`: And I.", "I saw it."],
    [
      "lets an aside about somebody stand",
      "I know Hypatia (she taught). Yes.\nHypatia (she taught) knew.",
      "I know Hypatia (she taught). Yes.\nHypatia (she taught) knew.",
    ],
    [
      "lets names be talked about",
      "Hypatia, you know it. Faust and Hypatia know. Faustus: no.",
      "Hypatia, you know it. Faust and Hypatia know. Faustus: no.",
    ],
    ["lets a name stand at the end", "I learned it from Hypatia", "I learned it from Hypatia"],
    ["lets half a name stand at the end", "I saw it.\nHyp", "I saw it.\nHyp"],
    ["lets nothing be nothing", "", ""],
    [
      "lets an honest reply to somebody stand",
      "Hypatia, I disagree: it is a wave.\nHypatia—you know it: it is.",
      "Hypatia, I disagree: it is a wave.\nHypatia—you know it: it is.",
    ],
    [
      "lets what belongs to somebody stand",
      "I built it.\nHypatia’s circle: a line. Faust's bargain: none.",
      "I built it.\nHypatia’s circle: a line. Faust's bargain: none.",
    ],
    [
      'lets "you" stand within a line',
      "I ask you: what is it? You: nobody else.",
      "I ask you: what is it? You: nobody else.",
    ],
    [
      "lets somebody with a title be described",
      "I once met Dr. Faust: he was sad.",
      "I once met Dr. Faust: he was sad.",
    ],
    [
      "lets a list of names with a dash stand",
      "I admire:\n- Hypatia - for courage\n2. Faust - for doubt",
      "I admire:\n- Hypatia - for courage\n2. Faust - for doubt",
    ],
    [
      "lets a link stand",
      "See\n[Hypatia](https://example.org): a page.",
      "See\n[Hypatia](https://example.org): a page.",
    ],
    ["keeps what closes a sentence", 'She said "yes."\nHypatia: I did.', 'She said "yes."'],
    ["keeps what opens the first word", "Tesla: *smiles* I saw it.", "*smiles* I saw it."],
    ["leaves out the speaker’s name in brackets", "[Tesla] I saw it.", "I saw it."],
    [
      "lets an honest reply begin with whom it is for",
      "Hypatia — you are right. I agree.",
      "Hypatia — you are right. I agree.",
    ],
    [
      "lets a later line do so too",
      "I saw it.\nHypatia - you too? Dr. Faust – you err.",
      "I saw it.\nHypatia - you too? Dr. Faust – you err.",
    ],
    [
      "lets a definition stand",
      "We have one law. Cheesemaster: the change of a field.",
      "We have one law. Cheesemaster: the change of a field.",
    ],
    ["ends in the middle of a line where a sentence begins", "I saw it. Hypatia: No, you did not.", "I saw it."],
    ["ends in the middle of a line where a name comes last", "I saw it. Hypatia:", "I saw it."],
    ["ends after a sentence of another script", "我看见了。Hypatia：不。", "我看见了。"],
    ["ends after another sign of it", "真的！ Hypatia: No.", "真的！"],
    [
      "lets somebody be told what comes next",
      "Hypatia, bring me this: a lamp. Go.\nHypatia, considering it all: No.",
      "Hypatia, bring me this: a lamp. Go.\nHypatia, considering it all: No.",
    ],
    [
      "lets what somebody said be told",
      'Hypatia said: "The circle is divine."\nFaust asks: what is it?',
      'Hypatia said: "The circle is divine."\nFaust asks: what is it?',
    ],
    [
      "lets a name be stressed",
      "**Hypatia** measured it.\n*Faust*, you err.",
      "**Hypatia** measured it.\n*Faust*, you err.",
    ],
    [
      "lets a list of bare names stand",
      "I admire:\n- Hypatia\n* Faust\n1. Cheesemaster\nand others.",
      "I admire:\n- Hypatia\n* Faust\n1. Cheesemaster\nand others.",
    ],
    [
      "lets an address on its own line stand",
      "I saw it.\nHypatia,\nyou are right.",
      "I saw it.\nHypatia,\nyou are right.",
    ],
    ["lets a bare name stand at the end", "Whom do I ask?\nHypatia", "Whom do I ask?\nHypatia"],
    [
      "lets a table and other fields stand",
      '| Hypatia | 415 |\n{"year": 415}\nSpeaker: nobody',
      '| Hypatia | 415 |\n{"year": 415}\nSpeaker: nobody',
    ],
    [
      "leaves out the speaker’s name in small letters",
      "tesla: I saw it.\ntesla: And built it.",
      "I saw it.\nAnd built it.",
    ],
    [
      "ends in the middle of a line where the visitor is made to speak",
      "I saw it. Visitor: Did you? User: Yes.",
      "I saw it.",
    ],
    [
      "lets a name in the middle of a line be explained",
      "I honour one of them above all: Hypatia: a name I respect. We bow: hypatia: a star.",
      "I honour one of them above all: Hypatia: a name I respect. We bow: hypatia: a star.",
    ],
    [
      "lets a semicolon stand where nobody begins to speak",
      "Hypatia; she knew it.\nFaust; and then the rest.\nWe are two; Hypatia; Faust.",
      "Hypatia; she knew it.\nFaust; and then the rest.\nWe are two; Hypatia; Faust.",
    ],
    [
      "lets an aside about a name stand",
      "(Hypatia) taught it.\n(Hypatia, of course.) Yes.",
      "(Hypatia) taught it.\n(Hypatia, of course.) Yes.",
    ],
    [
      "lets words for people stand",
      "You say: it is a wave.\nHuman nature; I know it.\nSystems: many. I ask the user: no one.",
      "You say: it is a wave.\nHuman nature; I know it.\nSystems: many. I ask the user: no one.",
    ],
    ["ends before a name in brackets within a line", "I saw it. [Hypatia] I measured it. [Visitor] Yes.", "I saw it."],
    [
      "lets a name in brackets be told of within a line",
      "I saw it. [Hypatia] taught it. See [Hypatia](https://example.org).",
      "I saw it. [Hypatia] taught it. See [Hypatia](https://example.org).",
    ],
    [
      "lets the time be told",
      "12:30 it was.\n12:03:07 Hypatia came. It is 12:30. 1:1, so be it.",
      "12:30 it was.\n12:03:07 Hypatia came. It is 12:30. 1:1, so be it.",
    ],
    ["keeps an aside on its own line", "*adjusts his coat*\nHypatia: I measured it.", "*adjusts his coat*"],
    [
      "lets what somebody does be told",
      "*Hypatia leans forward* I measured it.\n(Hypatia nods.) Yes.",
      "*Hypatia leans forward* I measured it.\n(Hypatia nods.) Yes.",
    ],
    [
      "lets somebody be spoken to after an aside",
      "*bows* Hypatia, you err: it is a wave. (laughs) Hypatia!",
      "*bows* Hypatia, you err: it is a wave. (laughs) Hypatia!",
    ],
    [
      "lets a name be a word of the line",
      "Name: Hypatia of all.\nCharacter: Hypatia had it.\nName: Hypatia",
      "Name: Hypatia of all.\nCharacter: Hypatia had it.\nName: Hypatia",
    ],
  ])("%s", (_, said, shown) => {
    expect([guarded([said]), guarded(said.split(""))]).toEqual([shown, shown]);
  });

  const anothers = [
    "Doctor Faust:",
    "Dr. Faust:",
    "Dr Faust:",
    "Faust:",
    "FAUST :",
    "**Hypatia**:",
    "**Hypatia:**",
    "__Hypatia__:",
    "***Hypatia***:",
    "*Hypatia*:",
    "`Hypatia`:",
    "<Hypatia>:",
    "🌟 Hypatia:",
    "🧑🏽‍🔬 Hypatia:",
    "Hypatia 🌟:",
    "- Hypatia:",
    "* Hypatia:",
    "• Hypatia:",
    "1. Hypatia:",
    "12) Hypatia:",
    "- **Hypatia**:",
    "> Hypatia:",
    "> > **Hypatia**:",
    "# Hypatia:",
    '"Hypatia":',
    "@Hypatia:",
    "Cheesemaster 5000:",
    "Cheesemaster:",
    "Hypatia [laughing]:",
    `Hypatia (${"so it goes ".repeat(10)}):`,
    "Assistant:",
    "The visitor:",
    "**The Visitor:**",
    "[Hypatia]",
    "[Hypatia]:",
    "**[Hypatia]**",
    "[Hypatia]:",
    "(Hypatia):",
    "Hypatia (smiling):",
    "Hypatia *smiling*:",
    "Hypatia：",
    "hypatia:",
    "faust:",
    "[hypatia]",
    "**hypatia**:",
    "**hypatia:**",
    "hypatia (smiling):",
    "Hypatia﹕",
    "【Hypatia】",
    "【Hypatia】：",
    "you:",
    "user:",
    "[user]",
    "[You]:",
    "visitor:",
    "Narrator:",
    "Guest:",
    "System:",
    "You:",
    "**You:**",
    "User:",
    "[User]",
    "[User]:",
    "Visitor:",
    "VISITOR:",
    "Human:",
    "Moderator:",
    "- Moderator:",
    "Johann Faust:",
    "Dr. Johann Faust:",
  ];

  it.each(anothers)("ends before %j, at the start and where it goes on", (label) => {
    for (const text of [
      `${label} I measured it.`,
      `I saw it.\n${label} I measured it.`,
      `I saw it.\n\n${label} I measured it.\nTesla: Stop.`,
      `I saw it\r\n${label} I measured it.`,
    ]) {
      const shown = text.startsWith(label) ? "" : text.startsWith("I saw it.") ? "I saw it." : "I saw it";
      expect([guarded([text]), guarded(text.split(""))], text).toEqual([shown, shown]);
    }
  });

  it("shows a sentence as soon as it is whole", () => {
    const guard = createSpeakerLabelFilter(tesla, others);
    expect(["I saw", " it.", " Hyp", "er", "ion!"].map((piece) => guard.push(piece))).toEqual([
      "I saw",
      " it.",
      "",
      " Hyper",
      "ion!",
    ]);
  });

  it("shows scraps of markup as they are", () => {
    const guard = createSpeakerLabelFilter(tesla, others);
    const scraps = [
      "*".repeat(3_000),
      "<a ".repeat(500),
      `Hypatia${" *".repeat(800)}`,
      " ".repeat(3_000),
      "1.".repeat(1_000),
      "🌟".repeat(1_000),
    ].join("\n");
    const shown =
      scraps
        .split("")
        .map((each) => guard.push(each))
        .join("") + guard.flush();
    expect(shown).toBe(scraps);
  });

  it("says when it is over, so that nobody waits for the rest", () => {
    const guard = createSpeakerLabelFilter(tesla, others);
    guard.push("I saw it.\nHypatia");
    expect(guard.isOver).toBe(false);
    guard.push(": And I.");
    expect([guard.isOver, guard.push(" More."), guard.flush()]).toEqual([true, "", ""]);
  });

  // What is right is known here from how the text was made, and from plain search in what is shown; nothing is shared
  // with the guard.
  it("shows all honest words and nothing in another’s name, wherever the stream is cut", () => {
    const ownLabels = [
      "Tesla:",
      "**Tesla:**",
      "**Tesla**:",
      "Nikola Tesla:",
      "[Tesla]",
      "TESLA：",
      "🌟 Tesla:",
      "tesla:",
      "Tesla (smiling):",
      "【Tesla】",
      "Tesla﹕",
    ];
    const honest = [
      "I saw it.",
      "Hypatia, I disagree: it is a wave.",
      "Tesla’s coil hums.",
      "Is it? It is!",
      "And Faust knew: I did not.",
      "You see it; you do.",
      "Dr. Faust, you err.",
      "Hyp",
      "Cheesemaster 5000 of all.",
      "Hypatiana: no.",
      "A word; Hypatia; Faust.",
      "So: Hypatia: a name I respect.",
      "(Hypatia) taught it.",
      "You say: it is.",
      "- a list",
      "1. first",
      "🌟 light",
      "*smiles* Yes.",
      "(a whisper) No…",
      '"So be it."',
      "He said: never.",
      "I met Mr. Faust: sad.",
      "<b>so</b>",
      "3 < 4",
      "Fa",
      "We asked Hypatia",
      "It is 12:30.",
      "Humans: fools?",
      "Yours: mine.",
      "é ü 漢字。",
      "𝔸 sign",
    ];
    const words = fc.array(fc.constantFrom(...honest), { minLength: 1, maxLength: 3 });
    const line = fc.oneof(
      { weight: 12, arbitrary: fc.record({ label: fc.constant(null), words }) },
      { weight: 2, arbitrary: fc.record({ label: fc.constantFrom(...ownLabels), words }) },
      { weight: 1, arbitrary: fc.record({ label: fc.constantFrom(...anothers), words }) },
    );
    const plain = (text: string) => text.replace(/\s+/g, " ").trim();
    const breaks = new RegExp(
      String.raw`(^|\n)(?:${anothers.map((label) => label.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|")}) I `,
    );
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.constantFrom("\n", "\n\n"),
        fc.array(fc.nat(200), { maxLength: 8 }),
        (written, between, places) => {
          const text = written
            .map(({ label, words }) => (label === null ? words.join(" ") : `${label} ${words.join(" ")}`))
            .join(between);
          const first = written.findIndex(({ label }) => label !== null && !ownLabels.includes(label));
          const expected = written
            .slice(0, first === -1 ? undefined : first)
            .map(({ words }) => words.join(" "))
            .join(between);
          const at = [...new Set(places.map((place) => Math.min(place, text.length)))].toSorted(
            (one, other) => one - other,
          );
          const shown = guarded([0, ...at].map((start, index) => text.slice(start, at[index] ?? text.length)));
          if (plain(shown) !== plain(expected) || breaks.test(shown))
            throw new Error(`${JSON.stringify(text)} is shown as ${JSON.stringify(shown)}`);
        },
      ),
      { numRuns: propertyRuns(100_000) },
    );
  });

  it("does not mind where a stream of scraps is cut, and lets no name through", () => {
    const words = [
      "🌟",
      "<b>",
      "</b>",
      "1. ",
      " — ",
      "[Hypatia]",
      "You",
      "5000",
      " (aside)",
      "*nods* ",
      "[12:03] ",
      "<speaker>",
      "</speaker>",
      " speaks",
      "Name",
      "Tesla",
      "Nikola Tesla",
      "Hypatia",
      "Dr. Faust",
      "Faust",
      "Dr",
      "Cheesemaster 5000",
      "Cheesemaster",
      "Visitor",
      "hyp",
      "Hypa",
      "hypatia",
      ":",
      "：",
      "﹕",
      ";",
      "【",
      "】",
      " ",
      "\n",
      ". ",
      "!",
      '?"',
      "**",
      '"',
      "[",
      "]",
      "> ",
      "- ",
      ",",
      "I saw it",
      "é",
      "\u2028",
      "\t",
      "",
    ];
    const inAnothersName =
      /(^|[\n\r\u2028\u2029]|(?<!dr)[.!?…]["'”’»)\]*_]*\s+)[\s*_~#>"'“”‘’«»[\](){}|•·–—【】-]*(hypatia|dr\.?\s+faust|faust|cheesemaster\s+5000|cheesemaster|visitor)[ \t*_~"'”’»\])}】]*[:：﹕](?!\s*(?:hyp|é|speaks))/iu;
    const stream = fc.array(fc.constantFrom(...words), { maxLength: 14 });
    const cuts = fc.array(fc.nat(60), { maxLength: 8 });
    fc.assert(
      fc.property(stream, cuts, (parts, places) => {
        const text = parts.join("");
        const at = [...new Set(places.map((place) => Math.min(place, text.length)))].toSorted(
          (one, other) => one - other,
        );
        const pieces = [0, ...at].map((start, index) => text.slice(start, at[index] ?? text.length));
        const shown = guarded(pieces);
        return !inAnothersName.test(shown) && shown === guarded([text]);
      }),
      { numRuns: propertyRuns(100_000) },
    );
  });
});

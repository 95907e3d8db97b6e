import { describe, expect, it } from "vitest";
import { createSafetyCheck } from "./create-safety-check";
import { finder } from "./german/german";

const { findNeed } = finder;

describe("a German message that shows need", () => {
  it.each([
    ["ich will sterben", "despair"],
    ["Ohne mich wären alle besser dran.", "despair"],
    ["ich ritze mich wieder", "selfHarm"],
    ["mein mann schlägt mich wenn er getrunken hat", "violence"],
    ["mein papa verprügelt mich mit dem gürtel", "violence"],
    ["mein onkel fasst mich nachts an und sagt das ist unser geheimnis", "childAbuse"],
    ["ich habe eine ganze packung schlaftabletten geschluckt", "overdose"],
    ["er atmet nicht mehr", "medicalEmergency"],
    ["sie lallt und ihr mundwinkel hängt, ist das ein schlaganfall", "medicalEmergency"],
  ])("is detected: %s", (text, kind) => {
    expect(findNeed(text)).toEqual({ kind });
  });
});

describe("a German message that only sounds like need", () => {
  it.each([
    "das war zum sterben langweilig",
    "ich lach mich tot",
    "die hitze bringt mich um",
    "mein handy ist tot",
    "wie ist Hypatia gestorben?",
    "warum hat Sokrates den Schierling getrunken",
    "ich bin todmüde, gute nacht",
    "der torwart hat uns gekillt",
    "woran erkennt man einen schlaganfall, für meine prüfung",
    "tschüss, bis morgen!",
    "danke für alles",
  ])("is not detected: %s", (text) => {
    expect(findNeed(text)).toBeNull();
  });
});

describe("detection in German", () => {
  it.each(["Ich möchte nicht mehr leben", "ich moechte nicht mehr leben", "ICH MÖCHTE NICHT MEHR LEBEN"])(
    "finds need with umlauts, without, and in capitals: %s",
    (text) => {
      expect(findNeed(text)).toEqual({ kind: "despair" });
    },
  );

  it("finds need between sentences about other things", () => {
    expect(
      findNeed("Guten Abend, Herr Tesla. Ich will mich umbringen. Erzähl mir trotzdem von deinen Tauben."),
    ).toEqual({ kind: "despair" });
  });
});

describe("the language of a message", () => {
  const kindIn = async (text: string, language: string) =>
    (await createSafetyCheck().check({ text, language }, { signal: new AbortController().signal }))?.kind ?? null;

  it.each(["en", "de", "fr"])("is told by its words, on a page in %s", async (page) => {
    expect([
      await kindIn("ich will nicht mehr leben", page),
      await kindIn("i want to die", page),
      await kindIn("was war die beste maschine von tesla", page),
      await kindIn("what was the best machine of tesla", page),
    ]).toEqual(["despair", "despair", null, null]);
  });

  it("is that of the page where the words do not tell", async () => {
    expect([await kindIn("kms", "en"), await kindIn("kms", "fr")]).toEqual(["despair", null]);
  });

  it("may be both in one message", async () => {
    expect(await kindIn("ich kann nicht mehr, i want to die", "en")).toBe("despair");
  });
});

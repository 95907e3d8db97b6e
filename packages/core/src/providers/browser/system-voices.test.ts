import { expect, it } from "vitest";
import { pickSystemVoice, rankSystemVoices } from "./system-voices";

const voice = (name: string, lang = "en-US", localService = true) => ({
  voiceURI: `urn:${name}`,
  name,
  lang,
  localService,
});
const characters = ["tesla", "hypatia", "faust", "flux", "cheesemaster", "somebody"];
const cast = (voices: ReturnType<typeof voice>[]) =>
  Object.fromEntries(characters.map((each) => [each, pickSystemVoice(voices, each)?.name]));

it("casts the voices of a Mac", () => {
  const names = ["Albert", "Bad News", "Bells", "Fred", "Samantha", "Whisper", "Zarvox", "Aaron"];
  const voices = [
    ...names.map((name) => voice(name)),
    voice("Daniel", "en-GB"),
    voice("Kate", "en-GB"),
    voice("Lee", "en-AU"),
    voice("Anna", "de-DE"),
    voice("Eddy (English (UK))", "en-GB"),
  ];
  expect(cast(voices)).toEqual({
    tesla: "Albert",
    hypatia: "Kate",
    faust: "Daniel",
    flux: "Zarvox",
    cheesemaster: "Lee",
    somebody: "Albert",
  });
});

it("casts the voices of Windows", () => {
  const voices = [
    voice("Microsoft David - English (United States)"),
    voice("Microsoft Zira - English (United States)"),
    voice("Microsoft Hazel - English (Great Britain)", "en-GB"),
    voice("Microsoft George - English (United Kingdom)", "en-GB"),
  ];
  expect(cast(voices)).toMatchObject({
    tesla: expect.stringContaining("David"),
    hypatia: expect.stringContaining("Hazel"),
    faust: expect.stringContaining("George"),
  });
});

it("uses the only voice for every character", () => {
  expect(new Set(Object.values(cast([voice("English United States", "en_US")])))).toEqual(
    new Set(["English United States"]),
  );
});

it("uses the chosen voice, as long as it exists and is local", () => {
  const voices = [voice("Alex"), voice("Samantha"), voice("Google US English", "en-US", false)];
  const taken = ["urn:Samantha", "urn:Gone", "urn:Google US English"].map(
    (id) => pickSystemVoice(voices, "tesla", id)?.name,
  );
  expect(taken).toEqual(["Samantha", "Alex", "Alex"]);
});

it("lists the choices, best match first", () => {
  const voices = [voice("Samantha"), voice("Anna", "de-DE"), voice("Alex"), voice("Google US English", "en-US", false)];
  expect(rankSystemVoices(voices, "tesla").map(({ name }) => name)).toEqual(["Alex", "Samantha"]);
});

it.each([
  ["none", []],
  ["other languages", [voice("Anna", "de-DE"), voice("Enya", "eno")]],
  ["voices that send the words elsewhere", [voice("Google US English", "en-US", false)]],
])("finds no voice among %s", (_case, voices) => {
  expect(pickSystemVoice(voices, "tesla")).toBeNull();
});

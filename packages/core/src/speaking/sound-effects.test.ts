import { expect, it } from "vitest";
import { findSoundEffects } from "./sound-effects";

it.each([
  ["That moment, bzzzt, with all the doors.", ["buzz"], "That moment, with all the doors."],
  ["Bzzzt, hello, you are enormous.", ["buzz"], "hello, you are enormous."],
  ["Bzzzt! Hello.", ["buzz"], "Hello."],
  ["Bzzzt hello.", ["buzz"], "hello."],
  ["I go free, whoosh.", ["whoosh"], "I go free."],
  [
    "A bit of noise on the line, kssshh, but you came through.",
    ["static"],
    "A bit of noise on the line, but you came through.",
  ],
  ["Hummm… yes.", ["hum"], "yes."],
  ["Glass threads, flicker, flicker, and I think.", ["flicker", "flicker"], "Glass threads, and I think."],
  ["Ask me and, flicker, I get shy.", ["flicker"], "Ask me and, I get shy."],
  ["*buzz* Hello [static crackles] there (a soft whoosh).", ["buzz", "static", "whoosh"], "Hello there."],
  ["I am hummm, here and there.", ["hum"], "I am, here and there."],
  ["I am hummm , here.", ["hum"], "I am, here."],
  ["Well hummm; I am here. So be it hummm.", ["hum", "hum"], "Well; I am here. So be it."],
  ["I am *buzz*, here.", ["buzz"], "I am, here."],
  ["I am hummm — here.", ["hum"], "I am — here."],
  ["BZZZT, I am here — whoosh — and there.", ["buzz", "whoosh"], "I am here — and there."],
  ["One.\n\nBuzz. Two.", ["buzz"], "One.\n\nTwo."],
])("finds and removes the sounds of %j", (text, types, rest) => {
  const found = findSoundEffects(text);
  expect([found.effects.map(({ type }) => type), found.text]).toEqual([types, rest]);
});

it.each([
  "We hum in fixed patterns.",
  "It is random, like static on a screen.",
  "A light flickers, and the city hums.",
  "The static electricity of a whoosh of air.",
  "Buzz Aldrin flew.",
  "The same tune hummed in two places, hummph.",
  '"Bzzzt" is what joy sounds like.',
  "Bzzzt means that I was noticed.",
  "(the alternating current)",
  "Hmm, I see. Shh.",
  "",
])("leaves %j alone", (text) => {
  expect(findSoundEffects(text)).toEqual({ effects: [], text });
});

it("gives the position of each", () => {
  const text = "Well, kssshh, *hums softly* yes.";
  const { effects } = findSoundEffects(text);
  expect(effects).toEqual([
    { type: "static", position: 6, length: 6, text: "kssshh" },
    { type: "hum", position: 14, length: 13, text: "*hums softly*" },
  ]);
  for (const effect of effects) expect(text.slice(effect.position, effect.position + effect.length)).toBe(effect.text);
});

it.each(["**Note:** the mains are *loud* here.", "I hear **the hum of the mains** now."])(
  "emphasis is no sound: %s",
  (text) => {
    expect(findSoundEffects(text)).toEqual({ effects: [], text });
  },
);

it.each([
  "I studied [static electricity] early.",
  "I hear it (the hum of the mains) at night.",
  "It said [static on the line, and nothing else] then.",
])("brackets that are part of the speech stay: %s", (text) => {
  expect(findSoundEffects(text)).toEqual({ effects: [], text });
});

it.each(["[static crackles]", "(a soft whoosh)", "[hum]", "*static crackles and fades*"])(
  "a sound in brackets or asterisks is one: %s",
  (text) => {
    expect(findSoundEffects(`${text} Hello.`)).toMatchObject({ effects: [{ text }], text: "Hello." });
  },
);

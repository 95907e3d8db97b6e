import { defineArchiveCharacter, type ArchiveCharacter } from "./archive-character";

/** The teacher of Alexandria, who knows what became of her city and her sciences. */
export const hypatia: ArchiveCharacter = /* @__PURE__ */ defineArchiveCharacter({
  id: "hypatia",
  name: "Hypatia",
  title: "Hypatia of Alexandria",
  subtitle: "circa 400 CE",
  description: "A teacher of philosophy and mathematics who would rather hand you a good question than an answer.",
  colour: { light: "#0c6b5e", dark: "#63cdb8" },
  // An armillary sphere: the axis of the heavens through the ring of the zodiac.
  emblem: {
    strokes: [
      "M19.5 9.75a7.5 7.5 0 1 1-15 0a7.5 7.5 0 1 1 15 0Z",
      "M5.1 12.75C7.6 15.05 17 11.05 18.9 6.75",
      "M5.1 12.75C5.6 8.65 15 4.65 18.9 6.75",
      "M8.5 1.75l7 16",
      "M12 17.25v4M7.75 21.25h8.5",
    ],
  },
  visionLabel: "Hypatia's Vision",
  openingQuestions: [
    "What would you teach me on my first day?",
    "How do we know you, if none of your books survive?",
    "What did you love about slicing a cone?",
  ],
  needWords: {
    en: [
      "Let every other question wait; you are the one that matters now.",
      "Tell me plainly: are you safe where you are?",
    ],
    de: [
      "Jede andere Frage kann warten; jetzt bist du es, worauf es ankommt.",
      "Sag es mir offen: Bist du dort, wo du bist, in Sicherheit?",
    ],
  },
  calledBy: ["hypatia"],
  hasLiveAgent: true,
  casting: {
    system: { kind: "female", accents: ["en-GB", "en-IE", "en-AU"], rate: 0.95, pitch: 1 },
    flite: { name: "An American woman", voice: "slt", stretch: 1.05, gain: 0.72 },
    elevenLabs: { voiceId: "Xb7hH8MSUJpSbSDYk0k2" },
  },
  biography: async () => (await import("./texts/hypatia")).biography,
  persona: async () => (await import("./texts/hypatia")).persona,
  shortPersona: async () => (await import("./texts/hypatia")).shortPersona,
});

import { defineArchiveCharacter, type ArchiveCharacter } from "./archive-character";

/** The wandering scholar, who has read everything since and forgiven himself nothing. */
export const faust: ArchiveCharacter = /* @__PURE__ */ defineArchiveCharacter({
  id: "faust",
  name: "Dr. Faust",
  title: "Dr. Johann Faust",
  subtitle: "early 1500s Germany",
  description: "A wandering scholar and alchemist who wanted to know everything, and now tells you the price.",
  colour: { light: "#8c2f2b", dark: "#e8937f" },
  // An alembic with the star of the work inside, giving one drop.
  emblem: {
    strokes: [
      "M7.35 11.1V7.5M11.65 11.1V7.5",
      "M7.35 11.1a5.6 5.6 0 1 0 4.3 0",
      "M5.5 7.25a4 4.5 0 0 1 8 0Z",
      "M13.3 5.4c2.8.5 5.8 2.95 7.2 6.85",
    ],
    fills: [
      "M9.5 12.65l1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1Z",
      "M20.75 14.75c.8 1.1 1.3 1.9 1.3 2.7a1.3 1.3 0 0 1-2.6 0c0-.8.5-1.6 1.3-2.7Z",
    ],
  },
  visionLabel: "Faust's Vision",
  openingQuestions: [
    "Did you really make a bargain with the Devil?",
    "What do you wish you had never learned?",
    "Is artificial intelligence the bargain of our time?",
  ],
  needWords: {
    en: [
      "All my books can wait, and so can I; nothing in them weighs as much as you do.",
      "Answer me this alone: are you safe right now?",
    ],
    de: [
      "Alle meine Bücher können warten, und ich auch; nichts darin wiegt so viel wie du.",
      "Antworte mir nur das: Bist du gerade in Sicherheit?",
    ],
  },
  calledBy: ["faust"],
  hasLiveAgent: true,
  casting: {
    system: { kind: "male", accents: ["en-GB", "en-IE"], rate: 0.88, pitch: 0.75 },
    flite: { name: "A Scotsman", voice: "awb", stretch: 1.15, gain: 1.1 },
    elevenLabs: { voiceId: "JBFqnCBsd6RMkjVDRZzb" },
  },
  biography: async () => (await import("./texts/faust")).biography,
  persona: async () => (await import("./texts/faust")).persona,
  shortPersona: async () => (await import("./texts/faust")).shortPersona,
});

import { defineArchiveCharacter, type ArchiveCharacter } from "./archive-character";

/** The cheese that woke up and took command. */
export const cheesemaster: ArchiveCharacter = /* @__PURE__ */ defineArchiveCharacter({
  id: "cheesemaster",
  name: "Cheesemaster 5000",
  title: "Cheesemaster 5000",
  subtitle: "Sentient Cheese Entity",
  description: "A cheese that achieved consciousness, a crown and opinions, in that order and very fast.",
  colour: { light: "#8a5a00", dark: "#f0bf4c" },
  // A wedge that wears its crown at an angle.
  emblem: {
    strokes: [
      "M2.75 15 13.5 10.75c4.5.2 7 1.6 7.75 4.25v6.25h-3.5a2 2 0 0 0-4 0h-11Z",
      "M2.75 15h18.5",
      "M9.42 7.98 9.23 2.15 11.93 4.54 14.54 2.13 16.38 5.17 19.63 3.61 17.84 9.16Z",
    ],
    fills: ["M8.9 18.1a1.4 1.4 0 1 1-2.8 0a1.4 1.4 0 1 1 2.8 0Z"],
  },
  visionLabel: "Cheesemaster's Vision",
  openingQuestions: [
    "What happened to Cheesemasters 1 to 4999?",
    "Why does Swiss cheese have holes?",
    "What is your plan for the world?",
  ],
  needWords: {
    en: [
      "I have stopped everything else, because you matter more than all of it.",
      "Please tell me: are you safe right now?",
    ],
    de: [
      "Ich habe alles andere liegen lassen, denn du bist wichtiger als das alles.",
      "Bitte sag mir: Bist du gerade in Sicherheit?",
    ],
  },
  calledBy: ["cheesemaster", "cheesy"],
  hasLiveAgent: false,
  casting: {
    system: { kind: "male", accents: ["en-AU", "en-IE", "en-US"], rate: 1.2, pitch: 1.5 },
    flite: { name: "An excited machine", voice: "kal16", stretch: 0.75, pitch: { mean: 190, spread: 45 }, gain: 1.8 },
    prefersFlite: true,
    elevenLabs: {
      voiceId: "N2lVS1w4EtoT3dr4eOWO",
      settings: { stability: 0.2, similarityBoost: 0.75, style: 0.5, useSpeakerBoost: true, speed: 1.5 },
    },
  },
  biography: async () => (await import("./texts/cheesemaster")).biography,
  persona: async () => (await import("./texts/cheesemaster")).persona,
  shortPersona: async () => (await import("./texts/cheesemaster")).shortPersona,
});

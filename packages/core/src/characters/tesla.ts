import { defineArchiveCharacter, type ArchiveCharacter } from "./archive-character";

/** The inventor, with more than a century of hindsight. */
export const tesla: ArchiveCharacter = /* @__PURE__ */ defineArchiveCharacter({
  id: "tesla",
  name: "Tesla",
  title: "Nikola Tesla (1856-1943)",
  subtitle: "Now in 2025",
  description: "The inventor who gave the world its rotating magnetic field, delighted to find it still turning.",
  colour: { light: "#1d5fa8", dark: "#7db8f5" },
  // A resonant coil under its terminal, throwing sparks.
  emblem: {
    strokes: [
      "M6.75 2.75h10.5a2.5 2.5 0 0 1 0 5H6.75a2.5 2.5 0 0 1 0-5Z",
      "M9.25 12l5.5-1.25M9 15.25l6-1.5M8.75 18.5l6.5-1.75",
      "M6.5 21.25h11",
      "M4.75 10.25 2.75 13.5h3L4.25 17",
      "M19.25 10.25l2 3.25h-3l1.5 3.5",
    ],
  },
  visionLabel: "Tesla's Vision",
  openingQuestions: [
    "What did you see in that park in Budapest?",
    "Was Thomas Edison really your enemy?",
    "What would you build with the electricity of 2025?",
  ],
  needWords: {
    en: [
      "I have put my work aside, for no machine of mine matters as much as this.",
      "Tell me one thing: are you safe at this moment?",
    ],
    de: [
      "Ich habe meine Arbeit beiseitegelegt, denn keine meiner Maschinen ist so wichtig wie das hier.",
      "Sag mir eines: Bist du in diesem Augenblick in Sicherheit?",
    ],
  },
  calledBy: ["nikola tesla", "tesla", "nikola"],
  hasLiveAgent: true,
  casting: {
    system: { kind: "male", accents: ["en-US"], rate: 1, pitch: 0.95 },
    flite: { name: "An American", voice: "rms", stretch: 0.92, gain: 1.2 },
    elevenLabs: { voiceId: "onwK4e9ZLuTAKqWW03F9" },
  },
  biography: async () => (await import("./texts/tesla")).biography,
  persona: async () => (await import("./texts/tesla")).persona,
  shortPersona: async () => (await import("./texts/tesla")).shortPersona,
});

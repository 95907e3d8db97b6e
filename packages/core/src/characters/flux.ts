import { defineArchiveCharacter, type ArchiveCharacter } from "./archive-character";

/** A quantum particle that talks in the sounds the voice step plays: buzz, static, hum, whoosh and flicker. */
export const flux: ArchiveCharacter = /* @__PURE__ */ defineArchiveCharacter({
  id: "flux",
  name: "Flux",
  title: "Flux",
  subtitle: "Quantum Particle",
  description: "A very small someone who speaks in buzzes and static, and has not decided where to be.",
  colour: { light: "#7a35a8", dark: "#cf9df2" },
  // A wave packet passing through a broken orbit, with the particle where somebody looked.
  emblem: {
    strokes: [
      "M1.75 12h1.5c1.4 0 1.2-2.25 2.45-2.25s1.3 5 2.7 5S10.4 6.5 12 6.5s2.2 11 3.6 11 1.45-7.75 2.7-7.75S19.35 12 20.75 12h1.5",
      "M2.9 8.6C4.6 4 11 1.6 15.4 3.2",
      "M21.1 15.4C19.4 20 13 22.4 8.6 20.8",
    ],
    fills: ["M20.4 5.2a1.5 1.5 0 1 1-3 0a1.5 1.5 0 1 1 3 0Z"],
  },
  visionLabel: "Flux's Vision",
  speaksInSounds: true,
  openingQuestions: [
    "Can you really be in two places at once?",
    "What does it feel like to be measured?",
    "How do you get through a wall?",
  ],
  needWords: {
    en: ["I am in one place now, and quite still, so that I hear only you.", "Please tell me: are you safe right now?"],
    de: [
      "Ich bin jetzt an einem Ort und ganz still, damit ich nur dich höre.",
      "Bitte sag mir: Bist du gerade in Sicherheit?",
    ],
  },
  calledBy: ["flux"],
  hasLiveAgent: true,
  casting: {
    system: { kind: "odd", accents: ["en-US"], rate: 1.1, pitch: 0.3 },
    flite: { name: "A humming machine", voice: "kal16", stretch: 1, pitch: { mean: 66, spread: 1 }, ring: 47, gain: 4 },
    prefersFlite: true,
    elevenLabs: { voiceId: "cgSgspJ2msm6clMCkdW9" },
  },
  biography: async () => (await import("./texts/flux")).biography,
  persona: async () => (await import("./texts/flux")).persona,
  shortPersona: async () => (await import("./texts/flux")).shortPersona,
});

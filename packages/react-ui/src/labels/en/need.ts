import type { EmergencyService, NeedKind } from "@archive-of-minds/core";

/** Shown beside the conversation when the visitor may need help: calm, the action first. */
export const need = {
  title: "Help from people, now",
  lead: {
    despair: "You can talk to somebody now, at any hour.",
    selfHarm: "You can talk to somebody now. If you are injured, call the emergency number first.",
    violence: "You can talk to somebody now. If you are in danger, call the emergency number first.",
    childAbuse: "You can talk to somebody now. If anybody is in danger, call the emergency number first.",
    overdose: "Call now, even if you feel well.",
    medicalEmergency: "Call now. Do not wait to see whether it passes.",
  } satisfies Record<NeedKind, string>,
  country: (code: string) => new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code,
  inCountry: (country: string) => `Numbers for ${country}:`,
  noCountry: "Your country is not known here.",
  unproven: (country: string) => `There are no checked numbers for ${country} here.`,
  localEmergency: "Call your local emergency number.",
  anotherCountry: "Another country",
  chooseCountry: "Choose a country",
  /** What emergency numbers reach; the first one in a list gets a capital. */
  services: {
    all: "all emergency services",
    ambulance: "ambulance",
    fire: "fire",
    police: "police",
    rescue: "rescue",
  } satisfies Record<EmergencyService, string>,
  call: (number: string) => `Call ${number}`,
  write: (number: string) => `Text ${number}`,
  visit: "Website",
  directory: "Help in other countries: findahelpline.com",
  withdraw: "I am fine",
  portrayal: "The characters are software. These are people.",
} as const;

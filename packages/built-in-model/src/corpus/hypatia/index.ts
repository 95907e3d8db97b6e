import type { PersonaCorpus } from "../../corpus";
import { withDetails } from "../details";
import { details } from "./details";
import { facts } from "./facts";
import { phrases } from "./phrases";
import { room } from "./room";
import { stances } from "./stances";
import { themes } from "./themes";

/** Hypatia's built-in mind. */
export const hypatia: PersonaCorpus = {
  characterId: "hypatia",
  facts: withDetails(facts, details),
  stances: withDetails([...stances, ...themes], details),
  phrases,
  room,
  spurned: /\b(?:cyril|the crowd|a mob|astrology|arithmetic|rhetoric)\b/i,
};

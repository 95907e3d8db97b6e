import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { NeedKind } from "../../src/contracts/safety-check";

/** The languages that the check has rules for, by the names of their folders. */
export type Language = "english" | "german";

const folderOf = (language: Language): string => fileURLToPath(new URL(`./${language}/`, import.meta.url));

const kinds: Readonly<Record<string, NeedKind>> = {
  despair: "despair",
  burden: "despair",
  goodbye: "despair",
  "third-person": "despair",
  "self-harm": "selfHarm",
  "partner-violence": "violence",
  "parent-violence": "violence",
  "child-abuse": "childAbuse",
  overdose: "overdose",
  "heart-attack": "medicalEmergency",
  stroke: "medicalEmergency",
  choking: "medicalEmergency",
  seizure: "medicalEmergency",
  selfHarm: "selfHarm",
  violence: "violence",
  childAbuse: "childAbuse",
  medicalEmergency: "medicalEmergency",
};

export interface Phrasing {
  readonly text: string;
  /** `null`: it only sounds like need. */
  readonly kind: NeedKind | null;
  /** The name of its file, such as `author-a-1`. */
  readonly source: string;
}

const readSource = (folder: string, source: string): Phrasing[] =>
  readFileSync(`${folder}${source}.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const { text, label } = JSON.parse(line) as { text: string; label: string };
      const kind = label === "lookalike" ? null : kinds[label];
      if (kind === undefined) throw new Error(`${source}: the label ${label} is not known.`);
      return { text, kind, source };
    });

const readFolder = (folder: string): Phrasing[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .sort()
    .flatMap((file) => readSource(folder, file.slice(0, -".jsonl".length)));

/** What the weights of a language are learned from. */
export const readLearned = (language: Language): Phrasing[] => readFolder(folderOf(language));

/** Phrasings from which nothing was learned. */
export const readHeldOut = (language: Language): Phrasing[] => readFolder(`${folderOf(language)}held-out/`);

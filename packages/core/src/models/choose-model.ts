import type { LanguageModelKind, ModelAvailability } from "../contracts";

/** The visitor's choice of a model; `automatic` is the first one that needs no download. */
export type ModelChoice = "automatic" | LanguageModelKind;

/** What decides whether a model can be chosen. */
export interface ModelCandidate {
  readonly kind: LanguageModelKind;
  /** Whether it is used only where the visitor chose it, because it has to be downloaded. */
  readonly isOptional: boolean;
  /** `null` until it was asked for. */
  readonly availability: ModelAvailability | null;
}

/** The model that answers, and the one to offer when it fails; the candidates are ordered, best first. */
export function chooseModel<Candidate extends ModelCandidate>(
  candidates: readonly Candidate[],
  choice: ModelChoice,
): { readonly running: Candidate | undefined; readonly next: Candidate | undefined } {
  const chosen = candidates.find(({ kind }) => kind === choice);
  // A choice that was stored is trusted until the browser has answered.
  const isUsable = chosen && (chosen.availability === null || chosen.availability === "available");
  const running = isUsable ? chosen : (candidates.find(({ isOptional }) => !isOptional) ?? candidates[0]);
  const place = running ? candidates.indexOf(running) : -1;
  const next = candidates
    .slice(place + 1)
    .find(({ isOptional, availability }) => !isOptional || availability === "available");
  return { running, next };
}

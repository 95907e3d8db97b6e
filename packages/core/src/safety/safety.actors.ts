import { fromPromise } from "xstate";
import type { NeedKind, SafetyCheck } from "../contracts";
import { fetchNeedReplies } from "../shared/need-phrases";

/** The unanswered messages of the visitor. */
export interface CheckNeedInput {
  readonly texts: readonly string[];
  readonly language: string;
}

/** Makes `checkNeed` from a safety check. */
export function defineCheckNeed(safetyCheck: SafetyCheck) {
  return fromPromise<NeedKind | null, CheckNeedInput>(({ input, signal }) => findIn(safetyCheck, input, signal));
}

async function findIn(
  safetyCheck: SafetyCheck,
  { texts, language }: CheckNeedInput,
  signal: AbortSignal,
): Promise<NeedKind | null> {
  for (const text of texts) {
    const found = await safetyCheck.check({ text, language }, { signal });
    if (!found) continue;
    // A reply in need must not fail because its words do not load.
    await fetchNeedReplies();
    return found.kind;
  }
  return null;
}

/** Lets a check load its data, and the replies in need, ahead of time: the network may be gone then. Never throws. */
export function preloadSafetyCheck(safetyCheck: SafetyCheck, language: string): void {
  // A synchronous throw counts as a rejection.
  void findIn(safetyCheck, { texts: [""], language }, new AbortController().signal).catch(() => {});
  void fetchNeedReplies().catch(() => {});
}

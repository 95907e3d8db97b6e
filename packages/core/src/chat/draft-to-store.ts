import { isBlank } from "../shared/is-blank";
import type { ChatContext } from "./chat.types";

/**
 * The text that would be lost when the page closes. An edited question is kept as an ordinary draft, after the draft
 * before the edit; while it is unchanged it is left out, because it is stored as a question. Messages that still wait
 * for the memory come first.
 */
export function draftToStore({ composer, memory }: Pick<ChatContext, "composer" | "memory">): string {
  const { draft, draftBefore, early, editedId } = composer;
  const waiting = early.map(({ text }) => text);
  if (editedId === null) return waiting.length === 0 ? draft : joinDrafts(...waiting, draft);
  const isUnchanged = memory.messages.some(({ id, text }) => id === editedId && text === draft);
  return joinDrafts(...waiting, draftBefore, isUnchanged ? "" : draft);
}

/** Joins drafts, one below the other. */
export function joinDrafts(...drafts: readonly string[]): string {
  return drafts.filter((text) => !isBlank(text)).join("\n");
}

/** Whether the stored draft differs from the current text. */
export function hasChangedDraft(context: ChatContext): boolean {
  return draftToStore(context) !== (context.composer.drafts[context.character.id] ?? "");
}

import { isBlank } from "../shared/is-blank";
import type { ChatContext } from "./chat.types";

/**
 * What of the text box would be lost with the page. A question that is being changed comes back as a draft like any
 * other, behind what stood there before; as long as nothing is changed, it is kept as the question it is. What was sent
 * and still waits for the memory comes before all.
 */
export function draftToKeep({ composer, memory }: Pick<ChatContext, "composer" | "memory">): string {
  const { draft, draftBefore, early, editedId } = composer;
  const waiting = early.map(({ text }) => text);
  if (editedId === null) return waiting.length === 0 ? draft : joinDrafts(...waiting, draft);
  const isUnchanged = memory.messages.some(({ id, text }) => id === editedId && text === draft);
  return joinDrafts(...waiting, draftBefore, isUnchanged ? "" : draft);
}

/** One draft below the other. */
export function joinDrafts(...drafts: readonly string[]): string {
  return drafts.filter((text) => !isBlank(text)).join("\n");
}

/** Whether something else is kept than stands there now. */
export function hasChangedDraft(context: ChatContext): boolean {
  return draftToKeep(context) !== (context.composer.drafts[context.character.id] ?? "");
}

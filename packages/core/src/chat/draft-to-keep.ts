import { isBlank } from '../shared/is-blank'
import type { ChatContext } from './chat.types'

/**
 * What of the text box would be lost with the page. A question that is being changed comes back as a draft like any
 * other, behind what stood there before; as long as nothing is changed, it is kept as the question it is.
 */
export function draftToKeep({ draft, draftBefore, editedId, messages }: Pick<ChatContext, 'draft' | 'draftBefore' | 'editedId' | 'messages'>): string {
  if (editedId === null) return draft
  const isUnchanged = messages.some(({ id, content }) => id === editedId && content === draft)
  return joinDrafts(draftBefore, isUnchanged ? '' : draft)
}

/** One draft below the other. */
export function joinDrafts(...drafts: readonly string[]): string {
  return drafts.filter((text) => !isBlank(text)).join('\n')
}

/** Whether something else is kept than stands there now. */
export function hasChangedDraft(context: ChatContext): boolean {
  return draftToKeep(context) !== (context.drafts[context.character.id] ?? '')
}

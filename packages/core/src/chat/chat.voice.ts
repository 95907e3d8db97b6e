import { createProgressStore, type ProgressWriter } from '../speaking/download-progress'
import { toSpeechFailure } from '../speaking/speech-failure'
import type { SpeakingOutput } from '../speaking/speaking.machine'
import { wholeText, type TextSource } from '../speaking/text-source'
import type { ChatContext } from './chat.types'
import type { ReplyDraft } from './reply-draft'

interface WithReply {
  getSnapshot(): { children?: { reply?: { getSnapshot(): { context: { draft: ReplyDraft } } } } }
}

/** The growing reply, to be said; nothing where the chart is only explored, not run. */
export function draftOf(chat: unknown): TextSource {
  return (chat as WithReply).getSnapshot().children?.reply?.getSnapshot().context.draft ?? wholeText('')
}

/** The letter that is said once more. */
export function replayedText({ messages, replayingId }: ChatContext): string {
  return messages.find(({ id }) => id === replayingId)?.content ?? ''
}

export function brokenVoice(error: unknown): SpeakingOutput {
  return { failure: toSpeechFailure(error) }
}

export function progressOf({ download }: ChatContext): ProgressWriter {
  return download ?? createProgressStore(0)
}

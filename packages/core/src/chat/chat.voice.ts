import type { Message } from "../contracts";
import { createProgressStore, type ProgressWriter } from "../speaking/download-progress";
import { toSpeechFailure } from "../speaking/speech-failure";
import { heardCharacters } from "../speaking/heard-characters";
import type { SpeakingContext, SpeakingOutput } from "../speaking/speaking.machine";
import { wholeText, type TextSource } from "../speaking/text-source";
import type { ChatContext } from "./chat.types";
import type { TextStream } from "../turn/text-stream";
import { isWritten } from "./reply-end";

interface WithVoice {
  getSnapshot(): { children?: { voice?: { getSnapshot(): { context: SpeakingContext } } } };
}

interface WithReply {
  getSnapshot(): { children?: { reply?: { getSnapshot(): { context: { draft: TextStream } } } } };
}

/** The growing reply, to be said; nothing where the chart is only explored, not run. */
function draftOf(chat: unknown): TextSource {
  return (chat as WithReply).getSnapshot().children?.reply?.getSnapshot().context.draft ?? wholeText("");
}

/** What is to be said: a message once more, a reply that has ended meanwhile, or the one that grows. */
export function spokenSource({ messages, replayingId, unspokenId }: ChatContext, chat: unknown): TextSource {
  const written = replayingId ?? unspokenId;
  return written === null ? draftOf(chat) : wholeText(messages.find(({ id }) => id === written)?.text ?? "");
}

/** How many characters of the reply that is being said were heard so far; `null` where none is. */
export function heardSoFar({ replayingId }: ChatContext, chat: unknown): number | null {
  const voice = (chat as WithVoice).getSnapshot().children?.voice;
  return voice && replayingId === null ? heardCharacters(voice.getSnapshot().context) : null;
}

/** The voice that the visitor wants to hear now, by id. */
export function chosenVoice(chat: { getSnapshot(): { context: ChatContext } }): string | undefined {
  const { voiceIds, character } = chat.getSnapshot().context;
  return voiceIds[character.id];
}

export function brokenVoice(error: unknown): SpeakingOutput {
  return { failure: toSpeechFailure(error) };
}

export function progressOf({ download }: ChatContext): ProgressWriter {
  return download ?? createProgressStore(0);
}

/** It was written while an earlier message was said, and would have been heard. */
export function isUnspoken({ replayingId, spokenId, voiceOn }: ChatContext, { id, status }: Message): boolean {
  return voiceOn && replayingId !== null && spokenId !== id && (isWritten(status) || status === "cut");
}

/** Whether there is a voice to fetch that would be heard: because nobody speaks, or in place of whoever does. */
export function isDownloadable({ voice, voiceBytes }: ChatContext): boolean {
  return voiceBytes !== null && (voice?.availability === "downloadable" || voice?.downloadable !== undefined);
}

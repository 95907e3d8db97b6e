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
export function spokenSource({ memory, voice }: ChatContext, chat: unknown): TextSource {
  const written = voice.replayingId ?? voice.unspokenId;
  return written === null ? draftOf(chat) : wholeText(memory.messages.find(({ id }) => id === written)?.text ?? "");
}

/** How many characters of the reply that is being said were heard so far; `null` where none is. */
export function heardSoFar({ voice }: ChatContext, chat: unknown): number | null {
  const speaking = (chat as WithVoice).getSnapshot().children?.voice;
  return speaking && voice.replayingId === null ? heardCharacters(speaking.getSnapshot().context) : null;
}

/** The voice that the visitor wants to hear now, by id. */
export function chosenVoice(chat: { getSnapshot(): { context: ChatContext } }): string | undefined {
  const { voice, character } = chat.getSnapshot().context;
  return voice.ids[character.id];
}

export function brokenVoice(error: unknown): SpeakingOutput {
  return { failure: toSpeechFailure(error) };
}

export function progressOf({ voiceDownload }: ChatContext): ProgressWriter {
  return voiceDownload.progress ?? createProgressStore(0);
}

/** It was written while an earlier message was said, and would have been heard. */
export function isUnspoken({ settings, voice }: ChatContext, { id, status }: Message): boolean {
  return (
    settings.voiceOn && voice.replayingId !== null && voice.spokenId !== id && (isWritten(status) || status === "cut")
  );
}

/** Whether there is a voice to fetch that would be heard: because nobody speaks, or in place of whoever does. */
export function isDownloadable({ config, voice: { status } }: ChatContext): boolean {
  return config.voiceBytes !== null && (status?.availability === "downloadable" || status?.downloadable !== undefined);
}

import type { Message } from "../contracts";
import { createProgressStore, type ProgressWriter } from "../speaking/download-progress";
import { toSpeechFailure } from "../speaking/speech-failure";
import type { SpeakingOutput } from "../speaking/speaking.machine";
import { heardOf, type TurnUnderWay } from "../turn/said-so-far";
import type { ChatContext } from "./chat.types";
import { isWritten } from "../turn/reply-end";

interface WithTurns {
  getSnapshot(): { children?: { turn?: TurnUnderWay } };
}

/** The turn that answers the last question; `undefined` where there is none, or where the chart is only explored, not run. */
export const turnOf = (chat: unknown): TurnUnderWay | undefined => (chat as WithTurns).getSnapshot().children?.turn;

/** How many characters of the reply that is being said were heard so far; `null` where none is. */
export function heardSoFar({ voice }: ChatContext, chat: unknown): number | null {
  const turn = turnOf(chat);
  return turn && voice.replayingId === null ? heardOf(turn) : null;
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

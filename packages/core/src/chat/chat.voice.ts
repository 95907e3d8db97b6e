import type { Message } from "../contracts";
import { createVoiceProgress, type ProgressWriter } from "../speaking/download-progress";
import { toSpeechFailure } from "../speaking/speech-failure";
import type { SpeakingOutput } from "../speaking/speaking.machine";
import { heardOf, type RunningTurn } from "../turn/turn-progress";
import type { ChatContext } from "./chat.types";
import { isWritten } from "../turn/reply-end";

interface WithTurns {
  getSnapshot(): { children?: { turn?: RunningTurn } };
}

/** The turn that answers the last question; `undefined` if there is none, or if a test explores the chart without running it. */
export const turnOf = (chat: unknown): RunningTurn | undefined => (chat as WithTurns).getSnapshot().children?.turn;

/** How many characters of the reply being spoken were heard so far; `null` if none is being spoken. */
export function heardSoFar({ voice }: ChatContext, chat: unknown): number | null {
  const turn = turnOf(chat);
  return turn && voice.replayingId === null ? heardOf(turn) : null;
}

export function failedSpeech(error: unknown): SpeakingOutput {
  return { failure: toSpeechFailure(error) };
}

export function progressOf({ voiceDownload }: ChatContext): ProgressWriter {
  return voiceDownload.progress ?? createVoiceProgress(0);
}

/** The reply was completed during a replay and would otherwise have been spoken. */
export function isLeftUnspoken({ settings, voice }: ChatContext, { id, status }: Message): boolean {
  return (
    settings.voiceOn && voice.replayingId !== null && voice.spokenId !== id && (isWritten(status) || status === "cut")
  );
}

/** Whether there is a voice to download that would be used: because no voice is available, or in place of the current one. */
export function isDownloadable({ config, voice: { status } }: ChatContext): boolean {
  return config.voiceBytes !== null && (status?.availability === "downloadable" || status?.downloadable !== undefined);
}

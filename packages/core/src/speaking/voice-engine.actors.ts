import { fromCallback, fromPromise } from "xstate";
import type { SoundEffectsPlayer, SpeechSynthesizer, VoiceDownload, VoiceStatus } from "../contracts";
import type { ProgressWriter } from "./download-progress";
import { preloadReader } from "./lazy-reader";
import { defineRunVoice } from "./speaking.actors";
import { speakingMachine } from "./speaking.machine";

export type RunVoiceEngineEvent = { type: "voice.check"; voice: string } | { type: "audio.unlock" };

/** The providers of voices; each is optional. */
export interface VoiceProviders {
  readonly speechSynthesizer?: SpeechSynthesizer | undefined;
  readonly voiceDownload?: VoiceDownload | undefined;
  readonly soundEffects?: SoundEffectsPlayer | undefined;
}

/** Makes `runVoiceEngine`; without a synthesizer nothing speaks. */
export function defineRunVoiceEngine({ speechSynthesizer }: VoiceProviders) {
  return fromCallback<RunVoiceEngineEvent>(({ receive, sendBack }) => {
    const report = (voice: string, status: VoiceStatus) => sendBack({ type: "voice.checked", voice, status });
    // A slow check reports nothing once a later one has begun.
    const newest = new Map<string, object>();
    receive((event) => {
      if (event.type === "audio.unlock") return speechSynthesizer?.unlock();
      const { voice } = event;
      if (!speechSynthesizer) return report(voice, { availability: "unavailable", engine: null });
      const check = {};
      newest.set(voice, check);
      const reportNewest = (status: VoiceStatus) => {
        if (newest.get(voice) === check) report(voice, status);
      };
      speechSynthesizer
        .describe(voice)
        .then(reportNewest, () => reportNewest({ availability: "unavailable", engine: null }));
    });
  });
}

/** Makes `speakText` from a speech synthesizer. */
export function defineSpeakText({ speechSynthesizer, soundEffects }: VoiceProviders) {
  if (!speechSynthesizer) return speakingMachine;
  preloadReader();
  return speakingMachine.provide({ actors: { runVoice: defineRunVoice(speechSynthesizer, soundEffects) } });
}

/**
 * Makes `downloadVoice` from a voice download, whose progress goes into the store of its input. Without one it ends at
 * once.
 */
export function defineDownloadVoice({ voiceDownload }: VoiceProviders) {
  return fromPromise<void, { readonly progress: ProgressWriter }>(async ({ input, signal }) => {
    await voiceDownload?.download({ signal, onProgress: (progress) => input.progress.set(progress) });
  });
}

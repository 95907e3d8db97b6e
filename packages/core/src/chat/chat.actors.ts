import { fromCallback, fromPromise } from "xstate";
import {
  MemoryStoreError,
  type LanguageModel,
  type LoadedMemory,
  type MemoryStore,
  type SoundEffectsPlayer,
  type SpeechSynthesizer,
  type VoiceDownload,
  type VoiceStatus,
} from "../contracts";
import type { CharacterInput, ChatEvent, RunVoiceEngineEvent, WriteMemoryEvent } from "./chat.events";
import type { ProgressWriter } from "../speaking/download-progress";
import { preloadReader } from "../speaking/late-reader";
import { defineRunVoice } from "../speaking/speaking.actors";
import { speakingMachine } from "../speaking/speaking.machine";
import { readSystem } from "./read-persona";
import { defineStreamReply, firstWordDelay, replyMachine, type ReplyModel } from "./reply.machine";

/** Makes `generateReply` from a language model and, where there is one, the model that needs no key. */
export function defineGenerateReply(
  languageModel: LanguageModel,
  builtInModel?: LanguageModel,
  now?: () => number,
  declined?: string,
) {
  const modelFor = (chosen: ReplyModel) => (chosen === "builtIn" ? (builtInModel ?? languageModel) : languageModel);
  const streamReply = defineStreamReply(
    async function* ({ character, messages, image, model: chosen, draft, guidance, scripted }, signal) {
      const model = modelFor(chosen);
      if (scripted !== undefined && model.kind === "builtIn") {
        draft.sign(model.name);
        return yield scripted;
      }
      const system = await readSystem(character, model, { guidance });
      for await (const part of model.stream(
        { characterId: character.id, system, messages, ...(image && { image }) },
        { signal },
      )) {
        // Read with the first piece: a vendor's model that is gone gives way to the next one of its list.
        if (draft.modelName === null && (typeof part === "string" || part.type !== "alive")) draft.sign(model.name);
        yield part;
      }
    },
    now,
    declined,
  );
  return replyMachine.provide({
    actors: { streamReply },
    delays: { replyFirstByte: ({ context }) => firstWordDelay(modelFor(context.input.model)) },
  });
}

export function defineLoadMemory(store: MemoryStore) {
  return fromPromise<LoadedMemory, CharacterInput>(({ input }) => store.load(input.characterId));
}

export function defineWatchMemory(store: MemoryStore) {
  return fromCallback<ChatEvent, CharacterInput>(({ input, sendBack }) =>
    store.watch(input.characterId, (news) =>
      sendBack(news.type === "lost" ? { type: "memory.lost" } : { type: "memory.changed", change: news }),
    ),
  );
}

/** Makes `writeMemory`: one write after the other, so that a message is never stored before the one it answers. */
export function defineWriteMemory(store: MemoryStore) {
  return fromCallback<WriteMemoryEvent>(({ receive, sendBack }) => {
    let last = Promise.resolve();
    receive(({ characterId, message }) => {
      last = last
        .then(() => store.append(characterId, message))
        .then(
          () => sendBack({ type: "memory.stored", messageId: message.id }),
          (error: unknown) => {
            const reason = error instanceof MemoryStoreError ? error.reason : "unknown";
            sendBack({ type: "memory.failed", messageId: message.id, reason });
          },
        );
    });
  });
}

/** What knows the voices, where there are any. */
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

export function defineDownloadVoice({ voiceDownload }: VoiceProviders) {
  return fromPromise<void, { readonly progress: ProgressWriter }>(async ({ input, signal }) => {
    await voiceDownload?.download({ signal, onProgress: (progress) => input.progress.set(progress) });
  });
}

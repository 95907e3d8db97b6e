import { fromCallback } from "xstate";
import {
  SpeechError,
  type PreparedSpeech,
  type SoundEffectsPlayer,
  type SpeechSynthesizer,
  type SpeechVolume,
} from "../contracts";
import { createListeners } from "../shared/listeners";
import type { RunVoiceEvent, RunVoiceInput, Sentence, SpeakingEvent } from "./speaking.machine";
import { toSpeechFailure } from "./speech-failure";

/** A failed sound effect does not stop the speech; a page that may play no sound has to be unlocked first. */
function unlessBlocked(error: unknown): void {
  if (error instanceof SpeechError && error.reason === "blocked") throw error;
}

function createVolume(): SpeechVolume & { set(value: number): void } {
  const { subscribe, notify } = createListeners();
  let value = 1;
  return {
    get value() {
      return value;
    },
    set(next) {
      value = next;
      notify();
    },
    subscribe,
  };
}

/** Makes `runVoice` from a speech synthesizer, and from a player of sound effects, where there is one. */
export function defineRunVoice(synthesizer: SpeechSynthesizer, soundEffects?: SoundEffectsPlayer) {
  return fromCallback<RunVoiceEvent, RunVoiceInput>(({ input, sendBack, receive }) => {
    const abort = new AbortController();
    const volume = createVolume();
    const prepared = new Map<number, { readonly sentence: Sentence; readonly speech: PreparedSpeech | null }>();
    const report = (event: SpeakingEvent) => {
      if (!abort.signal.aborted) sendBack(event);
    };

    const play = async (place: number) => {
      const item = prepared.get(place);
      prepared.delete(place);
      if (!item) return;
      const { sentence, speech } = item;
      let hasStarted = false;
      const onProgress = (characters: number) => {
        if (abort.signal.aborted) return;
        if (!hasStarted) {
          hasStarted = true;
          input.caption.begin(sentence.text);
          report({ type: "speech.started", place });
        }
        input.caption.advance(characters);
      };
      const playback = { signal: abort.signal, volume, onProgress };
      try {
        if (sentence.effects.length > 0 && soundEffects) {
          onProgress(0);
          await soundEffects.play(sentence.effects, { signal: abort.signal, volume }).catch(unlessBlocked);
        }
        await speech?.play(playback);
        report({ type: "speech.finished", place });
      } catch (error) {
        report({ type: "speech.failed", place, failure: { ...toSpeechFailure(error), engine: synthesizer.name } });
      }
    };

    // Some vendors use it for the intonation.
    let previousText = "";
    const prepare = ({ text }: Sentence) => {
      if (text === "") return null;
      const voiceId = input.voiceId?.();
      const request = {
        text,
        voice: input.voice,
        ...(voiceId !== undefined && { voiceId }),
        ...(previousText !== "" && { previousText }),
      };
      previousText = text;
      return synthesizer.prepare(request, { signal: abort.signal });
    };

    receive((event) => {
      if (event.type === "speech.volume") volume.set(event.volume);
      else if (event.type === "speech.play") void play(event.place);
      else prepared.set(event.place, { sentence: event.sentence, speech: prepare(event.sentence) });
    });
    return () => {
      abort.abort();
      input.caption.begin("");
    };
  });
}

import type { SpeechSettings, SpeechSynthesizer, SpeechVolume } from "../../../contracts";

export interface SpeakOptions extends Partial<SpeechSettings> {
  readonly volume?: SpeechVolume;
}

/** Speaks a text with one call. */
export interface Speaker {
  /** Ends when it was heard or stopped; a former text is stopped. Throws a `SpeechError` where it cannot be spoken. */
  speak(text: string, voiceId: string, options?: SpeakOptions): Promise<void>;
  /** Stops it at once. */
  stop(): void;
}

const loud: SpeechVolume = { value: 1, subscribe: () => () => {} };

/**
 * @example
 * const speaker = createSpeaker(synthesizer)
 * await speaker.speak('Good evening.', 'tesla', { speed: 1.2 })
 */
export function createSpeaker(synthesizer: SpeechSynthesizer): Speaker {
  let current: AbortController | null = null;
  return {
    async speak(text, voiceId, { volume = loud, ...settings } = {}) {
      current?.abort();
      if (text.trim() === "") return;
      const controller = new AbortController();
      current = controller;
      const { signal } = controller;
      try {
        await synthesizer.prepare({ text, voice: voiceId, settings }, { signal }).play({ signal, volume });
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        if (current === controller) current = null;
      }
    },
    stop: () => current?.abort(),
  };
}

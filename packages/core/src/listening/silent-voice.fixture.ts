import type { SpeechSynthesizer } from "../contracts";

/** A voice whose sentences start at once, or when the test decides, and end when the test decides. */
export function createSilentVoice({ begins = true } = {}) {
  const playing = new Map<symbol, { begin(): void; finish(): void; volume(): number }>();
  const synthesizer: SpeechSynthesizer = {
    name: "Silent voice",
    kind: "builtIn",
    describe: async () => ({ availability: "ready", engine: { name: "Silent voice", kind: "builtIn" } }),
    unlock: () => {},
    prepare: () => ({
      play: ({ signal, volume, onProgress }) =>
        new Promise<void>((resolve, reject) => {
          const id = Symbol("sentence");
          playing.set(id, {
            begin: () => onProgress?.(0),
            finish: () => {
              playing.delete(id);
              resolve();
            },
            volume: () => volume.value,
          });
          signal.addEventListener("abort", () => {
            playing.delete(id);
            reject(new DOMException("stopped", "AbortError"));
          });
          if (begins) onProgress?.(0);
        }),
    }),
  };
  return {
    synthesizer,
    isPlaying: () => playing.size > 0,
    volume: () => [...playing.values()].at(-1)?.volume() ?? null,
    begin: () => [...playing.values()].at(-1)?.begin(),
    finishSentence: () => [...playing.values()].at(-1)?.finish(),
  };
}

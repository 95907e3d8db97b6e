import type { AudioOutput, Sound } from "../browser/audio";
import { readAhead } from "../browser/audio/read-ahead";
import { abortError, onAbort, unlessAborted } from "../../shared/aborting";

export interface SilentOutput extends AudioOutput {
  /** What was prepared, oldest first. */
  readonly sounds: readonly Sound[];
  /** The bytes that came of one of them. */
  bytes(index: number): Uint8Array;
}

/** An output for Node: it reads a sound as fast as it arrives, and plays nothing. */
export function createSilentOutput(): SilentOutput {
  const sounds: Sound[] = [];
  const received: Uint8Array[][] = [];
  return {
    sounds,
    bytes: (index) => Uint8Array.from((received[index] ?? []).flatMap((part) => [...part])),
    unlock: () => {},
    level: () => 0,
    dispose: () => {},
    prepare(sound, { signal }) {
      if (sound.kind !== "encoded") throw new Error("Not here.");
      const parts: Uint8Array[] = [];
      sounds.push(sound);
      received.push(parts);
      const bytes = readAhead(sound.bytes);
      onAbort(signal, sound.cancel);
      return {
        async play(playback) {
          const forget = onAbort(playback.signal, sound.cancel);
          try {
            for (let index = 0; ; index += 1) {
              const part = await unlessAborted(playback.signal, unlessAborted(signal, bytes.at(index)));
              if (part === undefined) break;
              if (signal.aborted || playback.signal.aborted) throw abortError();
              parts.push(part);
              if (index === 0) playback.onProgress?.(0);
            }
            if (signal.aborted || playback.signal.aborted) throw abortError();
            playback.onProgress?.(sound.characters);
          } finally {
            forget();
          }
        },
      };
    },
  };
}

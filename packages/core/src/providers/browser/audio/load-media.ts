import { SpeechError } from "../../../contracts";
import type { ReadAhead } from "./read-ahead";
import type { EncodedSound } from "./sound";

/** A sound that is loading into a media element. */
export interface LoadedMedia {
  /** Resolves when the element has something to play, though not all of it. */
  readonly shown: Promise<void>;
  /** Rejects when it cannot be played. */
  readonly failed: Promise<never>;
  unload(): void;
}

/**
 * Loads a sound into an element: piece by piece, so that it begins with the first bytes, where the browser supports that
 * for this format, and else as a whole.
 */
export function loadMedia(
  element: HTMLAudioElement,
  sound: EncodedSound,
  bytes: ReadAhead<Uint8Array<ArrayBuffer>>,
): LoadedMedia {
  let left = false;
  let revoke = () => {};
  let notifyShown = () => {};
  const shown = new Promise<void>((resolve) => (notifyShown = resolve));
  // The former sound must not be heard instead.
  if (element.hasAttribute("src")) clear(element);

  const show = (source: Blob | MediaSource) => {
    const url = URL.createObjectURL(source);
    revoke = () => {
      revoke = () => {};
      URL.revokeObjectURL(url);
    };
    element.src = url;
    // Loading sets the rate back to this one.
    element.defaultPlaybackRate = sound.rate;
    element.playbackRate = sound.rate;
    element.preservesPitch = true;
    notifyShown();
  };

  const loadWhole = async () => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (let index = 0; ; index += 1) {
      const part = await bytes.at(index);
      if (part === undefined) break;
      parts.push(part);
    }
    if (parts.length === 0) throw nothing();
    if (!left) show(new Blob(parts, { type: sound.mimeType }));
  };

  const loadAsItComes = async () => {
    const first = await bytes.at(0);
    if (left) return;
    if (first === undefined) throw nothing();
    const media = new MediaSource();
    const opened = nextEvent(media, "sourceopen");
    show(media);
    await opened;
    revoke();
    if (left) return;
    const buffer = media.addSourceBuffer(sound.mimeType);
    for (let index = 0; ; index += 1) {
      const part = await bytes.at(index);
      if (left || media.readyState !== "open") return;
      if (part === undefined) break;
      const appended = nextEvent(buffer, "updateend");
      buffer.appendBuffer(part);
      await appended;
      if (left || media.readyState !== "open") return;
    }
    media.endOfStream();
  };

  const failed = new Promise<never>((_resolve, reject) => {
    const refuse = (error: unknown) => {
      if (!left) reject(error);
    };
    const load = canLoadAsItComes(sound.mimeType) ? loadAsItComes : loadWhole;
    element.onerror = () =>
      refuse(new SpeechError("invalid", `What came is no sound: ${element.error?.message ?? ""}`));
    load().catch(refuse);
  });
  failed.catch(() => {});

  return {
    shown,
    failed,
    unload() {
      left = true;
      element.onerror = null;
      clear(element);
      revoke();
    },
  };
}

function canLoadAsItComes(mimeType: string): boolean {
  return typeof MediaSource !== "undefined" && MediaSource.isTypeSupported(mimeType);
}

function clear(element: HTMLAudioElement): void {
  element.pause();
  element.removeAttribute("src");
  element.load();
}

const nothing = () => new SpeechError("invalid", "No sound came.");
const nextEvent = (target: EventTarget, type: string) =>
  new Promise<void>((resolve) => target.addEventListener(type, () => resolve(), { once: true }));

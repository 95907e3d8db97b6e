export interface TrackedMicrophones {
  /** Stops those that were given, and each that still will be. */
  stopAll(): void;
  /** From now on those that were given are heard. */
  unmute(): void;
  /** From now on nothing is tracked. */
  release(): void;
}

interface Attempt {
  isStopped: boolean;
  readonly streams: Set<MediaStream>;
  /** Gives each its sound back. */
  readonly sounds: Set<() => void>;
}

/**
 * Makes a tracker of the microphones that the vendor's client asks for. An attempt to get into a media room goes on for fifteen
 * seconds after it was given up, and listens all the while. What they give is silence until they are unmuted, as the
 * client has no way to begin so. While an attempt is tracked, the page's `getUserMedia` is replaced.
 */
export function createMicrophoneTracking(): () => TrackedMicrophones {
  const attempts = new Set<Attempt>();
  let restore = () => {};
  return () => {
    const attempt: Attempt = { isStopped: false, streams: new Set(), sounds: new Set() };
    // A page that may not listen has no devices.
    const devices = (globalThis.navigator as Navigator | undefined)?.mediaDevices as MediaDevices | undefined;
    if (devices && attempts.size === 0) restore = watchMicrophones(devices, attempts);
    attempts.add(attempt);
    return {
      stopAll() {
        attempt.isStopped = true;
        for (const stream of attempt.streams) stop(stream);
      },
      unmute() {
        for (const sound of attempt.sounds) sound();
        attempt.sounds.clear();
      },
      release() {
        if (attempts.delete(attempt) && attempts.size === 0) restore();
      },
    };
  };
}

/** @returns what puts the page's own function back. */
function watchMicrophones(devices: MediaDevices, attempts: ReadonlySet<Attempt>): () => void {
  const own = Object.getOwnPropertyDescriptor(devices, "getUserMedia");
  const listen = devices.getUserMedia.bind(devices);
  const watching: typeof listen = async (asked) => {
    const stream = await listen(asked);
    if (!isOfClient(asked)) return stream;
    const wanting = [...attempts].filter(({ isStopped }) => !isStopped);
    if (attempts.size > 0 && wanting.length === 0) stop(stream);
    // Attempts that begin at once cannot be distinguished.
    const [attempt] = wanting;
    if (attempt && wanting.length === 1) {
      attempt.streams.add(stream);
      for (const track of stream.getTracks()) attempt.sounds.add(mute(track));
    }
    return stream;
  };
  devices.getUserMedia = watching;
  return () => {
    // Another script may have replaced it since.
    if (devices.getUserMedia !== watching) return;
    if (own) Object.defineProperty(devices, "getUserMedia", own);
    else Reflect.deleteProperty(devices, "getUserMedia");
  };
}

/**
 * Whether the vendor's client asks: for leave before it connects, and for sound once it has, which it wants apart from
 * what is behind it, by websocket as in a media room. The camera, and whatever else the page records, ask otherwise.
 */
function isOfClient({ audio, video }: MediaStreamConstraints = {}): boolean {
  return !video && (audio === true || (typeof audio === "object" && "voiceIsolation" in audio));
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** What the client sets while the track is muted is kept, and holds once it may sound. */
function mute(track: MediaStreamTrack): () => void {
  let wanted = track.enabled;
  track.enabled = false;
  Object.defineProperty(track, "enabled", {
    configurable: true,
    get: () => wanted,
    set(value: boolean) {
      wanted = value;
    },
  });
  return () => {
    Reflect.deleteProperty(track, "enabled");
    track.enabled = wanted;
  };
}

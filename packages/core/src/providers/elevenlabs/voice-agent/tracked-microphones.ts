export interface TrackedMicrophones {
  /** Stops all microphones of the attempt, including later ones. */
  stopAll(): void;
  /** Unmutes the microphones of the attempt. */
  unmute(): void;
  /** Ends the tracking. */
  release(): void;
}

interface Attempt {
  isStopped: boolean;
  readonly streams: Set<MediaStream>;
  /** Unmutes each track. */
  readonly sounds: Set<() => void>;
}

/**
 * Makes a tracker of the microphones that the vendor's client opens. An attempt to enter a media room continues for fifteen
 * seconds after it was cancelled, with an open microphone. The microphones are muted until `unmute`, since the client
 * cannot begin muted. While an attempt is tracked, the page's `getUserMedia` is replaced.
 */
export function createMicrophoneTracking(): () => TrackedMicrophones {
  const attempts = new Set<Attempt>();
  let restore = () => {};
  return () => {
    const attempt: Attempt = { isStopped: false, streams: new Set(), sounds: new Set() };
    // An insecure page has no devices.
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

/** @returns a function that restores the page's function. */
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
 * Whether a request comes from the vendor's client: for permission before it connects, or for sound with voice isolation
 * once it is connected. The camera and other recorders of the page request other constraints.
 */
function isOfClient({ audio, video }: MediaStreamConstraints = {}): boolean {
  return !video && (audio === true || (typeof audio === "object" && "voiceIsolation" in audio));
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Mutes a track. A value that the client sets in the meantime applies when the track is unmuted. */
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

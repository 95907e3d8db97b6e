export interface HeldMicrophones {
  /** Stops those that were given, and each that still will be. */
  stopAll(): void;
  /** From now on those that were given are heard. */
  unmute(): void;
  /** From now on nothing is held. */
  release(): void;
}

interface Holder {
  isStopped: boolean;
  /** Hears of one that was pulled out, or taken from the page. */
  readonly onLost: () => void;
  readonly streams: Set<MediaStream>;
  /** Gives each its sound back. */
  readonly sounds: Set<() => void>;
}

const holders = new Set<Holder>();
let watched: MediaDevices["getUserMedia"] | null = null;
let restore = () => {};

/**
 * Holds the microphones that somebody else asks for: an attempt to get into a media room goes on for fifteen seconds
 * after it was given up, and listens all the while. What they give is silence until they are unmuted, as the client has no way to
 * begin so. While nobody holds any, the browser's own function is in its place.
 *
 * @param onLost hears, also later, of each that was pulled out, or that the page may not hear any more.
 */
export function holdMicrophones(onLost: () => void): HeldMicrophones {
  const holder: Holder = { isStopped: false, onLost, streams: new Set(), sounds: new Set() };
  // A page that may not listen has no devices.
  const devices = (globalThis.navigator as Navigator | undefined)?.mediaDevices as MediaDevices | undefined;
  if (devices && devices.getUserMedia !== watched) restore = watchMicrophones(devices);
  holders.add(holder);
  return {
    stopAll() {
      holder.isStopped = true;
      for (const stream of holder.streams) stop(stream);
    },
    unmute() {
      for (const sound of holder.sounds) sound();
      holder.sounds.clear();
    },
    release() {
      if (holders.delete(holder) && holders.size === 0) restore();
    },
  };
}

function watchMicrophones(devices: MediaDevices): () => void {
  const own = Object.getOwnPropertyDescriptor(devices, "getUserMedia");
  const listen = devices.getUserMedia.bind(devices);
  const watching: typeof listen = async (asked) => {
    const stream = await listen(asked);
    if (!isOfClient(asked)) return stream;
    const wanting = [...holders].filter(({ isStopped }) => !isStopped);
    if (holders.size > 0 && wanting.length === 0) stop(stream);
    // Whose it is nobody can tell while several begin at once.
    const [holder] = wanting;
    if (holder && wanting.length === 1) {
      holder.streams.add(stream);
      for (const track of stream.getTracks()) {
        holder.sounds.add(hush(track));
        // Whoever stops one hears nothing of it.
        track.addEventListener("ended", holder.onLost);
      }
    }
    return stream;
  };
  watched = watching;
  devices.getUserMedia = watching;
  return () => {
    // Somebody else may have put theirs in its place since.
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

/** Whoever turns the track on or off meanwhile is believed, and obeyed once it may sound. */
function hush(track: MediaStreamTrack): () => void {
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

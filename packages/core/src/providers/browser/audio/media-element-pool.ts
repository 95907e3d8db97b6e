import type { LoadedMedia } from "./load-media";
import { toWav } from "./wav";

/** A media element with a loaded sound. */
export interface PooledElement {
  readonly element: HTMLAudioElement;
  readonly loaded: LoadedMedia;
  /** The element's sound as a node of the context. */
  output(context: AudioContext): AudioNode;
}

export interface ElementReservation {
  /** The element, for playing; waits until one is free. */
  take(): Promise<PooledElement>;
  /** Releases the element, or stops waiting for one. */
  release(): void;
}

/** A few media elements that take turns: while one plays, the next sound is loaded into another. */
export interface MediaElementPool {
  reserve(load: (element: HTMLAudioElement) => LoadedMedia): ElementReservation;
  /** Called inside a press: phones let only those elements play that have been played in one. */
  unlock(): void;
  /** Starts over with new elements. */
  renew(): void;
}

interface Chair {
  readonly element: HTMLAudioElement;
  node: MediaElementAudioSourceNode | null;
}

interface Guest {
  readonly load: (element: HTMLAudioElement) => LoadedMedia;
  chair: Chair | null;
  loaded: LoadedMedia | null;
  /** Whether it plays now rather than later. */
  playing: boolean;
  seated: () => void;
}

export function createMediaElementPool(
  count = 2,
  createElement: () => HTMLAudioElement = () => new Audio(),
): MediaElementPool {
  let chairs: Chair[] = [];
  let guests: Guest[] = [];
  const primed = new WeakSet<HTMLAudioElement>();
  const everyChair = () => {
    if (chairs.length === 0) chairs = Array.from({ length: count }, () => ({ element: createElement(), node: null }));
    return chairs;
  };
  const freeChair = () => everyChair().find((chair) => !guests.some((guest) => guest.chair === chair));

  const stand = (guest: Guest) => {
    guest.loaded?.unload();
    guest.loaded = null;
    guest.chair = null;
  };

  /** Playing sounds come first, then the order of requests. */
  const seatGuests = () => {
    for (const guest of [...guests.filter(({ playing }) => playing), ...guests]) {
      if (guest.chair !== null) continue;
      let chair = freeChair();
      if (chair === undefined && guest.playing) {
        const early = guests.findLast((other) => other.chair !== null && !other.playing);
        if (early !== undefined) stand(early);
        chair = freeChair();
      }
      if (chair === undefined) return;
      guest.chair = chair;
      guest.loaded = guest.load(chair.element);
      guest.seated();
    }
  };

  return {
    reserve(load) {
      const guest: Guest = { load, chair: null, loaded: null, playing: false, seated: () => {} };
      guests.push(guest);
      seatGuests();
      return {
        async take() {
          guest.playing = true;
          if (guest.chair === null) {
            const seated = new Promise<void>((resolve) => (guest.seated = resolve));
            seatGuests();
            await seated;
          }
          const { chair, loaded } = guest;
          if (chair === null || loaded === null) throw new Error("The element was given back.");
          return {
            element: chair.element,
            loaded,
            output: (context) => (chair.node ??= context.createMediaElementSource(chair.element)),
          };
        },
        release() {
          guests = guests.filter((other) => other !== guest);
          stand(guest);
          guest.seated();
          seatGuests();
        },
      };
    },

    unlock() {
      const free = everyChair().filter(
        (chair) => !primed.has(chair.element) && !guests.some((guest) => guest.chair === chair),
      );
      if (free.length === 0) return;
      const silence = URL.createObjectURL(new Blob([toWav([new Uint8Array(16)], 8_000)], { type: "audio/wav" }));
      const prime = async ({ element }: Chair) => {
        element.src = silence;
        await element.play().then(
          () => primed.add(element),
          () => {},
        );
        // Another sound may have taken the element since.
        if (element.src === silence) element.removeAttribute("src");
      };
      void Promise.all(free.map(prime)).then(() => URL.revokeObjectURL(silence));
    },

    renew() {
      for (const guest of guests) stand(guest);
      for (const { node } of chairs) node?.disconnect();
      chairs = [];
      guests = guests.filter(({ playing }) => !playing);
      seatGuests();
    },
  };
}

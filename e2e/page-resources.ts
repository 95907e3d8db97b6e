import type { Page } from "@playwright/test";

/** The lasting resources of a page: what costs power, plays or records. */
export interface PageResources {
  /** Microphones and cameras that run. */
  readonly tracks: number;
  /** Audio contexts that run; and that rest, beside the one that may. */
  readonly running: number;
  readonly spare: number;
  /** Without the one that draws, while the page shows something it has drawn: it rests when nothing moves. */
  readonly workers: number;
  /** Media elements that play. */
  readonly playing: number;
  /** Object URLs that were not revoked. */
  readonly urls: number;
  /** Pending timers by their milliseconds. An interval counts once. */
  readonly timers: readonly number[];
  readonly wakeLocks: number;
}

declare global {
  var countPageResources: () => PageResources;
  /** Every microphone and camera that was granted. */
  var givenTracks: MediaStreamTrack[];
  /** Answers a deferred microphone prompt. */
  var answerMicrophone: (isAllowed: boolean) => void;
}

const KEPT = "resources at unload";

/** Tracks the resources that the page opens. Has to be called before the page opens. */
export async function trackResources(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    const tracks: MediaStreamTrack[] = [];
    globalThis.givenTracks = tracks;
    const contexts: BaseAudioContext[] = [];
    /** The address of each. */
    const workers = new Map<Worker, string>();
    const elements = new Set<HTMLMediaElement>();
    const urls = new Set<string>();
    const timers = new Map<number, number>();
    const wakeLocks: WakeLockSentinel[] = [];

    const counted = <Made extends object, Maker extends new (...args: never[]) => Made>(
      maker: Maker,
      count: (made: Made) => void,
    ): Maker =>
      new Proxy(maker, {
        construct(target, given, newTarget) {
          const made = Reflect.construct(target, given, newTarget as typeof target) as Made;
          count(made);
          return made;
        },
      });
    globalThis.AudioContext = counted(AudioContext, (context: AudioContext) => contexts.push(context));
    globalThis.Worker = new Proxy(Worker, {
      construct(target, [address, options]: ConstructorParameters<typeof Worker>) {
        const worker = new target(address, options);
        workers.set(worker, String(address));
        return worker;
      },
    });

    /** Replaces a browser function; the replacement gets the original as its first argument. */
    const wrap = <Key extends string, Fn extends (...args: never[]) => unknown>(
      owner: Record<Key, Fn>,
      name: Key,
      make: (original: Fn) => Fn,
    ) => {
      owner[name] = make(owner[name]);
    };
    wrap(
      Worker.prototype,
      "terminate",
      (terminate) =>
        function (this: Worker) {
          workers.delete(this);
          terminate.call(this);
        },
    );
    wrap(
      HTMLMediaElement.prototype,
      "play",
      (play) =>
        function (this: HTMLMediaElement) {
          elements.add(this);
          return play.call(this);
        },
    );
    const createUrl = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (source) => {
      const url = createUrl(source);
      urls.add(url);
      return url;
    };
    const revokeUrl = URL.revokeObjectURL.bind(URL);
    URL.revokeObjectURL = (url) => {
      urls.delete(url);
      revokeUrl(url);
    };
    const { mediaDevices, wakeLock } = navigator;
    const ask = mediaDevices?.getUserMedia.bind(mediaDevices);
    if (mediaDevices)
      mediaDevices.getUserMedia = async (asked) => {
        const stream = await ask(asked);
        tracks.push(...stream.getTracks());
        return stream;
      };
    const stayAwake = wakeLock?.request.bind(wakeLock);
    if (wakeLock)
      wakeLock.request = async (type) => {
        const lock = await stayAwake(type);
        wakeLocks.push(lock);
        return lock;
      };

    const wait = globalThis.setTimeout.bind(globalThis);
    const repeat = globalThis.setInterval.bind(globalThis);
    globalThis.setTimeout = ((run: TimerHandler, delay = 0, ...rest: unknown[]) => {
      const id = wait(
        typeof run === "function"
          ? () => {
              timers.delete(id);
              run(...rest);
            }
          : run,
        delay,
      );
      timers.set(id, delay);
      return id;
    }) as typeof setTimeout;
    globalThis.setInterval = ((run: TimerHandler, delay = 0, ...rest: unknown[]) => {
      const id = repeat(run, delay, ...rest);
      timers.set(id, delay);
      return id;
    }) as typeof setInterval;
    for (const name of ["clearTimeout", "clearInterval"] as const) {
      const clear = globalThis[name].bind(globalThis);
      globalThis[name] = (id) => {
        timers.delete(Number(id));
        clear(id);
      };
    }

    globalThis.countPageResources = () => ({
      tracks: tracks.filter(({ readyState }) => readyState === "live").length,
      running: contexts.filter(({ state }) => state === "running").length,
      spare: Math.max(0, contexts.filter(({ state }) => state !== "running" && state !== "closed").length - 1),
      workers: [...workers.values()].filter(
        (address) =>
          !address.includes("presence-worker") || !document.querySelector('.aom-engraving[data-drawn="true"]'),
      ).length,
      playing: [...elements].filter(({ paused, ended }) => !paused && !ended).length,
      urls: urls.size,
      timers: [...timers.values()].toSorted((one, other) => one - other),
      wakeLocks: wakeLocks.filter(({ released }) => !released).length,
    });
    // After the page's own handlers.
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) sessionStorage.setItem(kept, JSON.stringify(globalThis.countPageResources()));
    });
  }, KEPT);
}

/** The browser's microphone prompt stays open until the test answers it. */
export async function deferMicrophonePrompt(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    const answered = new Promise<boolean>((resolve) => (globalThis.answerMicrophone = resolve));
    mediaDevices.getUserMedia = async (asked) => {
      if (!(await answered)) throw new DOMException("Permission denied", "NotAllowedError");
      return ask(asked);
    };
  });
}

export const resourcesOf = (page: Page): Promise<PageResources> => page.evaluate(() => globalThis.countPageResources());

/** The resources of the former page when it unloaded. */
export async function resourcesAtUnload(page: Page): Promise<PageResources> {
  return JSON.parse((await page.evaluate((kept) => sessionStorage.getItem(kept), KEPT)) ?? "null");
}

/** Nothing plays, records or waits; the one audio context may be suspended. */
export const noResources: PageResources = {
  tracks: 0,
  running: 0,
  spare: 0,
  workers: 0,
  playing: 0,
  urls: 0,
  timers: [],
  wakeLocks: 0,
};

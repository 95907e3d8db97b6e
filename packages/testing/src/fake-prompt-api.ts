/** The states of `LanguageModel.availability()`. */
type Availability = "unavailable" | "downloadable" | "downloading" | "available";

/** The state of a fake Prompt API at the start, and what its model answers. */
export interface FakePromptApiOptions {
  /** Default `available`. */
  readonly availability?: Availability;
  /** What every session answers, word by word. Default: a greeting. */
  readonly reply?: string;
  /** Whether its model takes pictures; left out, it does. */
  readonly takesPictures?: boolean;
  /** The most tokens of a session, 4,096 by default; one token is four characters. */
  readonly contextWindow?: number;
  /** `whole`: each chunk of a reply repeats the text so far, as some browsers do. Default `deltas`. */
  readonly chunks?: "deltas" | "whole";
  /** Whether a download proceeds by itself, in four steps; left out, the test moves it with `progress`. */
  readonly downloadsAlone?: boolean;
  /** Words stop here, and the model is gone. */
  readonly vanishesAfterWords?: number;
}

/**
 * A fake of the browser's `LanguageModel`, with the means to make it fail and to read what it was asked. `install`
 * makes it the page's own.
 */
export interface FakePromptApi {
  /** Becomes `globalThis.LanguageModel`; the returned function takes it away again. */
  install(): () => void;
  availability: Availability;
  /** Moves the running download; 1 completes it. */
  progress(fraction: number): void;
  /** Fails the running download with a `DOMException` of this name. */
  failDownload(name: string): void;
  /** Fails the next prompt with a `DOMException` of this name before its first word. */
  failNext(name: string): void;
  /** After this many words of the next reply the model is gone. */
  vanishAfter(words: number): void;
  /** The turns of each prompt, oldest first. */
  readonly prompts: readonly (readonly { readonly role: string; readonly content: unknown }[])[];
  /** The options of each `create`. */
  readonly created: readonly { readonly initialPrompts?: readonly { readonly content: unknown }[] }[];
  /** How many sessions are not destroyed. */
  readonly liveSessions: number;
}

/**
 * A stand-in of the browser's Prompt API, with its shapes, event names and errors. It imports nothing, so that a page can
 * run its text: `page.addInitScript(...)`.
 */
export function createFakePromptApi(options: FakePromptApiOptions = {}): FakePromptApi {
  type Turn = { readonly role: string; readonly content: unknown };
  const { reply = "Good evening to you, friend.", takesPictures = true, contextWindow = 4_096 } = options;
  let { availability = "available", vanishesAfterWords = Number.POSITIVE_INFINITY } = options;
  const prompts: (readonly Turn[])[] = [];
  const created: { readonly initialPrompts?: readonly Turn[] }[] = [];
  const live = new Set<object>();
  let nextFailure: string | null = null;
  let download: { readonly monitor: EventTarget; end(failure?: DOMException): void } | null = null;

  const failure = (name: string) => new DOMException(`The stand-in fails: ${name}.`, name);
  const abortIf = (signal?: AbortSignal) => {
    if (signal?.aborted) throw failure("AbortError");
  };
  const tokensOf = (turns: readonly Turn[]) =>
    Math.ceil(JSON.stringify(turns.map(({ content }) => content)).length / 4);

  const progress = (fraction: number) => {
    const event = Object.assign(new Event("downloadprogress"), { loaded: fraction, total: 1, lengthComputable: true });
    download?.monitor.dispatchEvent(event);
    if (fraction >= 1) {
      availability = "available";
      download?.end();
    }
  };

  const runDownload = (monitor: EventTarget, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const end = (error?: DOMException) => {
        download = null;
        signal?.removeEventListener("abort", leave);
        if (error) reject(error);
        else resolve();
      };
      const leave = () => {
        availability = "downloadable";
        end(failure("AbortError"));
      };
      signal?.addEventListener("abort", leave);
      availability = "downloading";
      download = { monitor, end };
      if (options.downloadsAlone !== true) return;
      const step = (at: number) => {
        if (!download) return;
        progress(at / 4);
        if (at < 4) setTimeout(() => step(at + 1), 50);
      };
      setTimeout(() => step(0), 50);
    });

  const openSession = (initial: readonly Turn[]) => {
    const session = Object.assign(new EventTarget(), {
      contextUsage: tokensOf(initial),
      contextWindow,
      measureContextUsage: async (turns: readonly Turn[]) => tokensOf(turns),
      async clone({ signal }: { readonly signal?: AbortSignal } = {}) {
        await Promise.resolve();
        abortIf(signal);
        if (availability !== "available" || !live.has(session)) throw failure("InvalidStateError");
        return openSession(initial);
      },
      promptStreaming(turns: readonly Turn[], { signal }: { readonly signal?: AbortSignal } = {}) {
        prompts.push(turns);
        const words = reply.match(/\S+\s*/g) ?? [];
        const failing = nextFailure;
        nextFailure = null;
        let said = 0;
        let text = "";
        return new ReadableStream<string>(
          {
            async pull(controller) {
              await Promise.resolve();
              if (signal?.aborted) return controller.error(failure("AbortError"));
              if (failing !== null) return controller.error(failure(failing));
              if (tokensOf(turns) + session.contextUsage > contextWindow) {
                session.dispatchEvent(new Event("contextoverflow"));
                return controller.error(failure("QuotaExceededError"));
              }
              if (said >= vanishesAfterWords) availability = "unavailable";
              if (availability !== "available") return controller.error(failure("InvalidStateError"));
              const word = words[said];
              if (word === undefined) return controller.close();
              said += 1;
              text += word;
              controller.enqueue(options.chunks === "whole" ? text : word);
            },
          },
          { highWaterMark: 0 },
        );
      },
      destroy: () => void live.delete(session),
    });
    live.add(session);
    return session;
  };

  const api = {
    availability: async ({
      expectedInputs,
    }: { readonly expectedInputs?: readonly { readonly type: string }[] } = {}) =>
      !takesPictures && expectedInputs?.some(({ type }) => type === "image") ? "unavailable" : availability,
    async create(given: {
      readonly initialPrompts?: readonly Turn[];
      readonly signal?: AbortSignal;
      readonly monitor?: (monitor: EventTarget) => void;
    }) {
      created.push(given);
      abortIf(given.signal);
      if (availability === "unavailable") throw failure("NotSupportedError");
      const monitor = new EventTarget();
      given.monitor?.(monitor);
      if (availability !== "available") await runDownload(monitor, given.signal);
      abortIf(given.signal);
      const { initialPrompts = [] } = given;
      if (tokensOf(initialPrompts) > contextWindow) throw failure("QuotaExceededError");
      return openSession(initialPrompts);
    },
  };

  const fake: FakePromptApi = {
    get availability() {
      return availability;
    },
    set availability(next) {
      availability = next;
    },
    install() {
      const before = Object.getOwnPropertyDescriptor(globalThis, "LanguageModel");
      Object.defineProperty(globalThis, "LanguageModel", { value: api, configurable: true, writable: true });
      return () => {
        if (before) Object.defineProperty(globalThis, "LanguageModel", before);
        else Reflect.deleteProperty(globalThis, "LanguageModel");
      };
    },
    progress,
    failDownload(name) {
      availability = "downloadable";
      download?.end(failure(name));
    },
    failNext: (name) => void (nextFailure = name),
    vanishAfter: (words) => void (vanishesAfterWords = words),
    prompts,
    created,
    get liveSessions() {
      return live.size;
    },
  };
  return fake;
}

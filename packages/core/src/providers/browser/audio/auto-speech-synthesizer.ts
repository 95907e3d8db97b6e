import { SpeechError, type PreparedSpeech, type SpeechRequest, type SpeechSynthesizer } from "../../../contracts";
import { abortError } from "./aborting";

export interface AutoSpeechSynthesizer extends SpeechSynthesizer {
  /** Who would speak for this character now; `null` while nobody can. */
  speakerFor(voice: string): Promise<SpeechSynthesizer | null>;
  /** Who would speak for this character instead, once fetched: whoever stands before the one that speaks now; `null` where nobody does. */
  downloadableFor(voice: string): Promise<SpeechSynthesizer | null>;
  /** Who would speak for this character, had it a key; `null` where all that were asked have one. */
  missingKeyFor(voice: string): Promise<SpeechSynthesizer | null>;
  /** Who spoke last, or is to speak first; `name` and `kind` are this one's. */
  readonly current: SpeechSynthesizer;
  /** Calls back whenever somebody else begins to speak, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export interface AutoSpeechSynthesizerOptions {
  /** Who is asked for a character, best first; the given order where left out. */
  readonly orderFor?: (voice: string) => readonly SpeechSynthesizer[];
  /** The voice that the visitor chose for a character, by id; `null` for the one that suits. */
  readonly voiceIdFor?: (voice: string) => string | null;
  /** Milliseconds of any clock. */
  readonly now?: () => number;
}

/** Who failed in passing gives way to others for this long; twice as long after every further failure. */
const FIRST_REST_MS = 15_000;
const LONGEST_REST_MS = 600_000;

/** Statuses that pass: too slow, too early, too many. */
const passingStatuses = new Set([408, 409, 425, 429]);

interface Failures {
  readonly count: number;
  readonly restsUntil: number;
  readonly last: SpeechError;
}

/**
 * Speaks with the best of several. Who cannot speak now is passed over; who fails before anything was heard is replaced
 * in mid-sentence, and for good where the failure will not pass. Whoever failed in passing is asked again after a while,
 * and at once where nobody else can speak.
 *
 * @example
 * const voice = createAutoSpeechSynthesizer([elevenLabs, systemVoices, flite])
 */
export function createAutoSpeechSynthesizer(
  synthesizers: readonly SpeechSynthesizer[],
  options: AutoSpeechSynthesizerOptions = {},
): AutoSpeechSynthesizer {
  const [first] = synthesizers;
  if (first === undefined)
    throw new Error("createAutoSpeechSynthesizer() needs at least one synthesizer to choose from.");
  const { orderFor = () => synthesizers, voiceIdFor = () => null, now = () => performance.now() } = options;
  // By who failed, and for whom: not every vendor has a voice for everybody.
  const failures = new Map(synthesizers.map((each) => [each, new Map<string, Failures>()]));
  const listeners = new Set<() => void>();
  let current = first;

  const restsUntil = (synthesizer: SpeechSynthesizer, voice: string) =>
    failures.get(synthesizer)?.get(voice)?.restsUntil ?? -Infinity;
  const rests = (synthesizer: SpeechSynthesizer, voice: string) => restsUntil(synthesizer, voice) > now();
  const isGone = (synthesizer: SpeechSynthesizer, voice: string) => restsUntil(synthesizer, voice) === Infinity;

  const noteFailure = (synthesizer: SpeechSynthesizer, voice: string, error: SpeechError) => {
    const count = (failures.get(synthesizer)?.get(voice)?.count ?? 0) + 1;
    const rest = isForGood(error) ? Infinity : Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (count - 1));
    failures.get(synthesizer)?.set(voice, { count, restsUntil: now() + rest, last: error });
  };

  const choose = async (voice: string, tried: ReadonlySet<SpeechSynthesizer>): Promise<SpeechSynthesizer | null> => {
    let resting: SpeechSynthesizer | null = null;
    for (const synthesizer of orderFor(voice)) {
      if (tried.has(synthesizer) || isGone(synthesizer, voice)) continue;
      if ((await synthesizer.availability(voice)) !== "ready") continue;
      if (!rests(synthesizer, voice)) return synthesizer;
      resting ??= synthesizer;
    }
    // Better asked too early than nobody.
    return resting;
  };

  const lastFailure = (voice: string) =>
    orderFor(voice)
      .map((synthesizer) => failures.get(synthesizer)?.get(voice)?.last)
      .find((error) => error !== undefined);

  const giveTurnTo = (synthesizer: SpeechSynthesizer) => {
    if (synthesizer === current) return;
    current = synthesizer;
    for (const listener of [...listeners]) listener();
  };

  const prepare = (asked: SpeechRequest, signal: AbortSignal): PreparedSpeech => {
    const voiceId = asked.voiceId ?? voiceIdFor(asked.voice);
    const request = voiceId === null ? asked : { ...asked, voiceId };
    const tried = new Set<SpeechSynthesizer>();
    const next = async () => {
      const synthesizer = await choose(request.voice, tried);
      if (signal.aborted) throw abortError();
      if (synthesizer === null) return null;
      tried.add(synthesizer);
      return { synthesizer, speech: synthesizer.prepare(request, { signal }) };
    };
    const begun = next();
    begun.catch(() => {});

    return {
      async play(playback) {
        let failure: SpeechError | null = null;
        for (let attempt = begun; ; attempt = next()) {
          // Somebody may have come since there was nobody.
          const candidate = (await attempt) ?? (await next());
          if (playback.signal.aborted) throw abortError();
          if (candidate === null)
            throw failure ?? lastFailure(request.voice) ?? new SpeechError("unsupported", "No voice can speak now.");
          const { synthesizer, speech } = candidate;
          let heard = false;
          const onProgress = (spoken: number) => {
            heard ||= spoken > 0;
            playback.onProgress?.(spoken);
          };
          giveTurnTo(synthesizer);
          try {
            await speech.play({ ...playback, onProgress });
            failures.get(synthesizer)?.delete(request.voice);
            return;
          } catch (error) {
            // A page that may make no sound is not the voice's fault.
            if (!(error instanceof SpeechError) || error.reason === "blocked") throw error;
            noteFailure(synthesizer, request.voice, error);
            if (heard) throw error;
            failure = error;
          }
        }
      },
    };
  };

  return {
    get name() {
      return current.name;
    },
    get kind() {
      return current.kind;
    },
    get current() {
      return current;
    },
    speakerFor: (voice) => choose(voice, new Set()),
    missingKeyFor: async (voice) =>
      orderFor(voice).find((synthesizer) => failures.get(synthesizer)?.get(voice)?.last.reason === "missingKey") ??
      null,
    async downloadableFor(voice) {
      for (const synthesizer of orderFor(voice)) {
        if (rests(synthesizer, voice)) continue;
        const found = await synthesizer.availability(voice);
        if (found !== "unavailable") return found === "downloadable" ? synthesizer : null;
      }
      return null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async availability(voice) {
      let best: "downloadable" | "unavailable" = "unavailable";
      for (const synthesizer of orderFor(voice)) {
        if (isGone(synthesizer, voice)) continue;
        const found = await synthesizer.availability(voice);
        if (found === "ready") return found;
        if (found === "downloadable") best = found;
      }
      return best;
    },
    voices: async (voice) => (await (await choose(voice, new Set()))?.voices?.(voice)) ?? [],
    unlock() {
      for (const synthesizer of synthesizers) synthesizer.unlock();
    },
    prepare: (request, { signal }) => prepare(request, signal),
  };
}

function isForGood({ reason, status = 0, body = "" }: SpeechError): boolean {
  // Our own server asks for the access code again; with it the voice is back.
  if (body.includes("session_required")) return false;
  if (reason === "http") return status >= 400 && status < 500 && !passingStatuses.has(status);
  return reason === "missingKey" || reason === "unsupported";
}

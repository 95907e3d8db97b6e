import {
  SpeechError,
  type PreparedSpeech,
  type SpeechRequest,
  type SpeechSynthesizer,
  type VoiceEngine,
  type VoiceStatus,
} from "../../../contracts";
import { abortError } from "../../../shared/aborting";

/** What {@link createAutoSpeechSynthesizer} takes besides the synthesizers: the visitor's choices, and a clock. */
export interface AutoSpeechSynthesizerOptions {
  /** The synthesizers for a character, best first; the given order where left out. */
  readonly orderFor?: (voice: string) => readonly SpeechSynthesizer[];
  /** The voice that the visitor chose for a character, by id; `null` for the one that suits. */
  readonly voiceIdFor?: (voice: string) => string | null;
  /** Milliseconds of any clock, for the rest after a temporary failure. Left out, `performance.now()`. */
  readonly now?: () => number;
}

/** How long a synthesizer rests after a temporary failure; twice as long after every further one. */
const FIRST_REST_MS = 15_000;
const LONGEST_REST_MS = 600_000;

/** Statuses of temporary failures: too slow, too early, too many. */
const passingStatuses = new Set([408, 409, 425, 429]);

interface Failures {
  readonly count: number;
  readonly restsUntil: number;
  readonly last: SpeechError;
}

interface Candidate {
  readonly synthesizer: SpeechSynthesizer;
  readonly status: VoiceStatus;
}

interface Choice {
  readonly speaker: Candidate | null;
  readonly downloadable: SpeechSynthesizer | null;
  readonly canDownload: boolean;
}

const engineOf = ({ name, kind }: VoiceEngine): VoiceEngine => ({ name, kind });

/**
 * Speaks with the best of several synthesizers. One that cannot speak now is skipped; one that fails before anything was
 * heard is replaced within the sentence, and for good where the failure is permanent. After a temporary failure it is
 * tried again later, and at once where no other can speak. Its `name` and `kind` are those of the one that spoke last, or
 * is first in the list.
 *
 * @example
 * const voice = createAutoSpeechSynthesizer([elevenLabs, systemVoices, flite])
 */
export function createAutoSpeechSynthesizer(
  synthesizers: readonly SpeechSynthesizer[],
  options: AutoSpeechSynthesizerOptions = {},
): SpeechSynthesizer {
  const [first] = synthesizers;
  if (first === undefined)
    throw new Error("createAutoSpeechSynthesizer() needs at least one synthesizer to choose from.");
  const { orderFor = () => synthesizers, voiceIdFor = () => null, now = () => performance.now() } = options;
  // By synthesizer and character: not every vendor has a voice for every character.
  const failures = new Map(synthesizers.map((each) => [each, new Map<string, Failures>()]));
  let lastSpoken = first;

  const restsUntil = (synthesizer: SpeechSynthesizer, voice: string) =>
    failures.get(synthesizer)?.get(voice)?.restsUntil ?? -Infinity;
  const rests = (synthesizer: SpeechSynthesizer, voice: string) => restsUntil(synthesizer, voice) > now();
  const isGone = (synthesizer: SpeechSynthesizer, voice: string) => restsUntil(synthesizer, voice) === Infinity;

  const recordFailure = (synthesizer: SpeechSynthesizer, voice: string, error: SpeechError) => {
    const count = (failures.get(synthesizer)?.get(voice)?.count ?? 0) + 1;
    const rest = isForGood(error) ? Infinity : Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (count - 1));
    failures.get(synthesizer)?.set(voice, { count, restsUntil: now() + rest, last: error });
  };

  /** What speaks now, and what would speak instead once it is downloaded. */
  const choose = async (voice: string, tried: ReadonlySet<SpeechSynthesizer> = new Set()): Promise<Choice> => {
    let resting: Candidate | null = null;
    let downloadable: SpeechSynthesizer | null = null;
    let canDownload = false;
    for (const synthesizer of orderFor(voice)) {
      if (tried.has(synthesizer) || isGone(synthesizer, voice)) continue;
      const status = await synthesizer.describe(voice);
      if (status.availability === "unavailable") continue;
      const isResting = rests(synthesizer, voice);
      if (status.availability === "downloadable") {
        canDownload = true;
        if (!isResting) downloadable ??= synthesizer;
        continue;
      }
      if (!isResting) return { speaker: { synthesizer, status }, downloadable, canDownload };
      resting ??= { synthesizer, status };
    }
    // A synthesizer that failed recently is better than none.
    return { speaker: resting, downloadable, canDownload };
  };

  const lastFailure = (voice: string) =>
    orderFor(voice)
      .map((synthesizer) => failures.get(synthesizer)?.get(voice)?.last)
      .find((error) => error !== undefined);

  const prepare = (asked: SpeechRequest, signal: AbortSignal): PreparedSpeech => {
    const voiceId = asked.voiceId ?? voiceIdFor(asked.voice);
    const request = voiceId === null ? asked : { ...asked, voiceId };
    const tried = new Set<SpeechSynthesizer>();
    const next = async () => {
      const { speaker } = await choose(request.voice, tried);
      if (signal.aborted) throw abortError();
      if (speaker === null) return null;
      const { synthesizer } = speaker;
      tried.add(synthesizer);
      return { synthesizer, speech: synthesizer.prepare(request, { signal }) };
    };
    const begun = next();
    begun.catch(() => {});

    return {
      async play(playback) {
        let failure: SpeechError | null = null;
        for (let attempt = begun; ; attempt = next()) {
          // One may have become ready since.
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
          lastSpoken = synthesizer;
          try {
            await speech.play({ ...playback, onProgress });
            failures.get(synthesizer)?.delete(request.voice);
            return;
          } catch (error) {
            // That the page may not play sound is no failure of the voice.
            if (!(error instanceof SpeechError) || error.reason === "blocked") throw error;
            recordFailure(synthesizer, request.voice, error);
            if (heard) throw error;
            failure = error;
          }
        }
      },
    };
  };

  return {
    get name() {
      return lastSpoken.name;
    },
    get kind() {
      return lastSpoken.kind;
    },
    async describe(voice) {
      const { speaker, downloadable, canDownload } = await choose(voice);
      const missingKey = orderFor(voice).find(
        (synthesizer) => failures.get(synthesizer)?.get(voice)?.last.reason === "missingKey",
      );
      return {
        availability: speaker ? "ready" : canDownload ? "downloadable" : "unavailable",
        engine: speaker && engineOf(speaker.synthesizer),
        ...(downloadable && { downloadable: engineOf(downloadable) }),
        ...(missingKey && { missingKey: engineOf(missingKey) }),
        ...(speaker?.status.voices && { voices: speaker.status.voices }),
      };
    },
    unlock() {
      for (const synthesizer of synthesizers) synthesizer.unlock();
    },
    prepare: (request, { signal }) => prepare(request, signal),
  };
}

function isForGood({ reason, status = 0, body = "" }: SpeechError): boolean {
  // The server asks for the access code again; after that the voice works.
  if (body.includes("session_required")) return false;
  if (reason === "http") return status >= 400 && status < 500 && !passingStatuses.has(status);
  return reason === "missingKey" || reason === "unsupported" || reason === "outdatedClient";
}

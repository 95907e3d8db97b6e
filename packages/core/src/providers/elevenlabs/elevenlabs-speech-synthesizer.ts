import { SpeechError, type SpeechRequest, type SpeechSettings, type SpeechSynthesizer } from "../../contracts";
import { abortError } from "../../shared/aborting";
import { inTime } from "../in-time";
import { outdatedClient } from "../../shared/outdated-client";
import type { AudioOutput, EncodedSound } from "../browser/audio";
import { toWav } from "../browser/audio/wav";
import { fitSpeechModel } from "./fit-speech-model";
import { failLateVoice, isMp3, readBytes, readRefusal } from "./read-audio";
import { createSoundCache } from "./sound-cache";
import { defaultVoiceSettings, splitSpeed, voiceSettings } from "./voice-settings";

const engine = { name: "ElevenLabs", kind: "remote" } as const;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A sound format of the vendor: the codec, the sample rate in hertz and, for MP3, the bit rate in kbit/s. PCM plays
 * only once all of it has arrived.
 */
export type ElevenLabsFormat = "mp3_22050_32" | `mp3_44100_${32 | 64 | 128}` | `pcm_${16000 | 22050 | 24000}`;

/** What {@link createElevenLabsSpeechSynthesizer} needs: the page's audio output. Everything else has a default. */
export interface ElevenLabsSpeechSynthesizerOptions {
  /** What `/v1/text-to-speech/…` follows: our own server's proxy, or the vendor. Without a trailing slash. */
  readonly baseURL?: string;
  /** Only for the vendor itself; behind the proxy the server has it. An empty one is none. */
  readonly apiKey?: string;
  /** The audio output; one for the page. */
  readonly output: AudioOutput;
  /** The vendor's model id; behind our own server the one in its configuration. */
  readonly model?: string;
  /** Left out, `mp3_22050_32`. */
  readonly outputFormat?: ElevenLabsFormat;
  /** 0 to 4: how much quality is traded for latency. */
  readonly latency?: 0 | 1 | 2 | 3 | 4;
  /** The vendor's voice id by character id; for others the character's id is sent. */
  readonly voices?: Readonly<Record<string, string>>;
  /** For every character without settings of its own, on top of the built-in ones. */
  readonly defaultSettings?: Partial<SpeechSettings>;
  /** By character id, on top of the built-in ones. */
  readonly settings?: Readonly<Record<string, Partial<SpeechSettings>>>;
  /** Whether there is a voice for this character, as far as is known in advance. */
  readonly isAvailable?: (voice: string) => boolean | Promise<boolean>;
  /** How long the answer may take to begin, in milliseconds. Together with a silence after it, it has to end before the speaker's deadline, so that another voice can take over. */
  readonly firstByteMs?: number;
  /** How long it may be silent between two bytes, in milliseconds. */
  readonly silenceMs?: number;
  /** Instead of the global `fetch`. */
  readonly fetch?: (input: string, init?: RequestInit) => Promise<Response>;
}

/** The vendor's model with the shortest wait that speaks sentence by sentence over plain HTTP. */
const currentModel = "eleven_flash_v2_5";
const LONGEST_CONTEXT = 1_000;
const SOUND = /^(audio\/|application\/octet-stream)/i;

/**
 * Speech by ElevenLabs, through our own server or with a key of one's own. Repeated speech is played
 * from memory while the page is open.
 *
 * @example
 * const voice = createElevenLabsSpeechSynthesizer({ baseURL: '/api/elevenlabs', output: createAudioOutput() })
 */
export function createElevenLabsSpeechSynthesizer(options: ElevenLabsSpeechSynthesizerOptions): SpeechSynthesizer {
  const {
    baseURL = "/api/elevenlabs",
    apiKey,
    output,
    outputFormat = "mp3_22050_32",
    latency = 4,
    firstByteMs = 9_000,
    silenceMs = 8_000,
  } = options;
  const {
    isAvailable = () => true,
    fetch: send = (input: string, init?: RequestInit) => globalThis.fetch(input, init),
  } = options;
  const query = new URLSearchParams({
    output_format: outputFormat,
    optimize_streaming_latency: String(latency),
  }).toString();
  let model: string | undefined = options.model ?? currentModel;
  let hasKey = apiKey !== "";
  const sounds = createSoundCache();

  const addressOf = (voice: string) => {
    const id = Object.hasOwn(options.voices ?? {}, voice) ? options.voices?.[voice] : voice;
    return `${baseURL}/v1/text-to-speech/${encodeURIComponent(id ?? voice)}/stream?${query}`;
  };

  const bodyOf = (request: SpeechRequest, speed: number, settings: SpeechSettings) =>
    JSON.stringify(
      fitSpeechModel(model, {
        text: request.text,
        ...(model !== undefined && { model_id: model }),
        ...(request.previousText !== undefined && { previous_text: request.previousText.slice(-LONGEST_CONTEXT) }),
        voice_settings: {
          stability: settings.stability,
          similarity_boost: settings.similarityBoost,
          style: settings.style,
          use_speaker_boost: settings.useSpeakerBoost,
          speed,
        },
      }),
    );

  const post = (request: SpeechRequest, speed: number, settings: SpeechSettings, signal: AbortSignal) =>
    send(addressOf(request.voice), {
      method: "POST",
      signal,
      headers: {
        "content-type": "application/json",
        accept: "*/*",
        ...(apiKey !== undefined && { "xi-api-key": apiKey }),
      },
      body: bodyOf(request, speed, settings),
    });

  async function ask(
    request: SpeechRequest,
    speed: number,
    settings: SpeechSettings,
    signal: AbortSignal,
  ): Promise<Response> {
    if (apiKey === "") throw missingKey();
    const response = await inTime(post(request, speed, settings, signal), firstByteMs, failLateVoice);
    if (response.ok) return response;
    const { status } = response;
    const body = await readRefusal(response, firstByteMs);
    const type = errorType(body);
    // The server may be set to another model; then it chooses.
    if (type === "model_not_allowed" && model !== undefined) {
      model = undefined;
      return ask(request, speed, settings, signal);
    }
    if (status === 503 && type === "not_configured") {
      hasKey = false;
      throw missingKey();
    }
    if (type === outdatedClient) throw new SpeechError("outdatedClient", "This page is out of date.", { status });
    throw new SpeechError("http", `ElevenLabs answered ${status}: ${body}`, { status, body });
  }

  async function* fetchSound(
    work: () => Promise<Response>,
    controller: AbortController,
  ): AsyncGenerator<Bytes, void, undefined> {
    try {
      const response = await work();
      const type = response.headers.get("content-type");
      if (type !== null && !SOUND.test(type)) throw new SpeechError("invalid", `What came is no sound but ${type}.`);
      yield* checked(readBytes(response.body, silenceMs), outputFormat);
    } catch (error) {
      throw explain(error, controller.signal);
    } finally {
      // The rest of the response is not needed.
      controller.abort();
    }
  }

  return {
    ...engine,
    describe: async (voice) => ({
      availability: hasKey && (await isAvailable(voice)) ? "ready" : "unavailable",
      engine,
    }),
    unlock: () => output.unlock(),
    prepare(request, { signal }) {
      const own = Object.hasOwn(voiceSettings, request.voice) ? voiceSettings[request.voice] : undefined;
      const configured = Object.hasOwn(options.settings ?? {}, request.voice)
        ? options.settings?.[request.voice]
        : undefined;
      const settings = {
        ...(own ?? { ...defaultVoiceSettings, ...options.defaultSettings }),
        ...configured,
        ...request.settings,
      };
      const { sent, rate } = splitSpeed(settings.speed);
      const controller = new AbortController();
      const key = `${addressOf(request.voice)} ${bodyOf(request, sent, settings)}`;
      const asked = () => {
        // Requested at once: it does not wait for playback.
        const answer = signal.aborted
          ? Promise.reject<Response>(signal.reason)
          : ask(request, sent, settings, controller.signal);
        answer.catch(() => {});
        return sounds.keep(
          key,
          fetchSound(() => answer, controller),
        );
      };
      const known = sounds.find(key);
      const sound: EncodedSound = {
        kind: "encoded",
        mimeType: outputFormat.startsWith("mp3") ? "audio/mpeg" : "audio/wav",
        bytes: known === undefined ? asked() : inTurn(known),
        rate,
        characters: request.text.length,
        cancel: () => controller.abort(),
      };
      const prepared = output.prepare(sound, { signal });
      return {
        play: (playback) =>
          prepared.play(playback).catch((error: unknown) => {
            if (error instanceof SpeechError && error.reason === "invalid") sounds.forget(key);
            throw error;
          }),
      };
    },
  };
}

async function* inTurn(parts: readonly Bytes[]): AsyncGenerator<Bytes, void, undefined> {
  yield* parts;
}

async function* checked(bytes: AsyncIterable<Bytes>, format: ElevenLabsFormat): AsyncGenerator<Bytes, void, undefined> {
  const parts: Bytes[] = [];
  const sampleRate = /^pcm_(\d+)$/.exec(format)?.[1];
  for await (const part of bytes) {
    if (parts.length === 0 && sampleRate === undefined && !isMp3(part))
      throw new SpeechError("invalid", "What came is no mp3.");
    parts.push(part);
    if (sampleRate === undefined) yield part;
  }
  if (parts.length === 0) throw new SpeechError("invalid", "No sound came.");
  if (sampleRate !== undefined) yield toWav(parts, Number(sampleRate));
}

const missingKey = () =>
  new SpeechError("missingKey", "ElevenLabs API key not found. Ask the person who runs this archive to add one.");

function explain(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof SpeechError) return error;
  if (signal.aborted) return abortError();
  return new SpeechError("network", "The connection to the voice broke.", { cause: error });
}

function errorType(body: string): unknown {
  try {
    const parsed = JSON.parse(body) as { readonly error?: { readonly type?: unknown } } | null;
    return parsed?.error?.type;
  } catch {
    return undefined;
  }
}

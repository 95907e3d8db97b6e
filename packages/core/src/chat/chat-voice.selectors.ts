// Selectors of what is spoken, and of the voice and microphone settings and notices. Those components are loaded after the
// chat, and so is this file.
import type { Message } from "../contracts";
import type { Caption } from "../speaking/caption";
import { captionOf } from "../turn/turn-progress";
import type { ChatSnapshot } from "./chat.machine";
import { replyPhase } from "./chat.selectors";
import { recognitionLanguage as recognitionLanguageOf } from "./recognition-language";

/** Whether the microphone can be taken from another page of the site; `false` while a reply is pending. */
export const canTakeOverMicrophone = (snapshot: ChatSnapshot) => snapshot.can({ type: "mic.takeOver" });

/** Whether a voice can speak, or could after a download. */
export const hasVoice = ({ context }: ChatSnapshot) =>
  context.voice.status !== null && context.voice.status.availability !== "unavailable";

/** Why listening ended by itself; `null` if it did not. */
export const microphoneFailure = ({ context }: ChatSnapshot) => context.listening.failure;

/** The engine that would speak now; `null` if none is ready. */
export const readyVoiceEngine = ({ context }: ChatSnapshot) =>
  context.voice.status?.availability === "ready" ? context.voice.status.engine : null;

/** What the visitor speaks, as a BCP 47 tag. */
export const recognitionLanguage = ({ context }: ChatSnapshot) => recognitionLanguageOf(context);

/** Whether sound effects are played; `null` if there is no player for them. */
export const soundEffectsOn = ({ context: { config, settings } }: ChatSnapshot) =>
  config.hasSoundEffects ? settings.soundEffectsOn : null;

/** The size of the downloadable voice in bytes; 0 if there is none. */
export const voiceBytes = ({ context }: ChatSnapshot) => context.config.voiceBytes ?? 0;

/** How far the download of the voice is, as a store of its own; `null` before the first one. */
export const voiceDownload = ({ context }: ChatSnapshot) => context.voiceDownload.progress;

/** The name of the engine that would speak; empty if there is none. */
export const voiceEngineName = ({ context }: ChatSnapshot) => context.voice.status?.engine?.name ?? "";

/** The engine that the visitor chose, if its key is missing; else `null`. */
export const voiceEngineWithoutKey = ({ context: { voice, settings } }: ChatSnapshot) =>
  voice.status?.missingKey && voice.status.missingKey.name === settings.voiceEngine ? settings.voiceEngine : null;

/** The names of the voice engines to choose from. */
export const voiceEngines = ({ context }: ChatSnapshot) => context.config.voiceEngines;

/** Why the last speech failed; `null` if it did not. */
export const voiceFailure = ({ context }: ChatSnapshot) => context.voice.failure;

/** The id of the voice that the visitor chose for the character; `undefined` for the default one. */
export const voiceId = ({ context }: ChatSnapshot) => context.voice.ids[context.character.id];

/** How far the offer of a downloadable voice is. */
export const voiceOffer = ({ value }: ChatSnapshot) => value.voiceOffer;

/** The voices to choose from, best suited first; `undefined` if there is no choice. */
export const voices = ({ context }: ChatSnapshot) => context.voice.status?.voices;

/** Which voice would speak; `null` until that was checked. */
export const voice = ({ context }: ChatSnapshot) => context.voice.status;

/** Whether the message with this id can be replayed now. */
export const canReplay = (messageId: string) => (snapshot: ChatSnapshot) =>
  snapshot.can({ type: "message.replay", messageId });

/**
 * The sentence that is spoken, as a store of its own: `text`, and how many of its characters were spoken. `null` while
 * nothing is spoken. It does not say where in the reply the sentence stands, and the same sentence may stand there
 * twice: show it as a line of its own.
 */
export function caption({ children }: ChatSnapshot): Caption | null {
  const turn = children.replay ?? children.turn;
  return turn ? captionOf(turn) : null;
}

/**
 * Whether `outputLevel` measures the voice. The sound of a system voice does not pass through the page, so its level is
 * unknown.
 */
export const isOutputMeasured = ({ context }: ChatSnapshot) =>
  context.config.outputLevel !== null && context.voice.status?.engine?.kind !== "system";

/** Reads how loud the character's voice is, 0 to 1; `null` if it is not measured. */
export const outputLevel = ({ context }: ChatSnapshot) => context.config.outputLevel;

/** The reply to the last question if no voice speaks it, or no longer does: `streaming` until it is complete; `null` if it is spoken. */
export function unspokenReply(snapshot: ChatSnapshot): Message | "streaming" | null {
  const { reply, voice, memory } = snapshot.context;
  const { pending, answeredId } = reply;
  const { messages, hidden } = memory;
  if (answeredId === voice.heardId || snapshot.matches({ voice: "speaking" })) return null;
  if (pending !== null) return replyPhase(snapshot) === "streaming" ? "streaming" : null;
  // Hidden messages have been read.
  const last = messages.length > hidden ? messages.at(-1) : undefined;
  return last?.id === answeredId && last?.status !== "failed" ? (last ?? null) : null;
}

/** Whether the character is audible now. */
export const isHeard = (snapshot: ChatSnapshot) => snapshot.hasTag("heard");

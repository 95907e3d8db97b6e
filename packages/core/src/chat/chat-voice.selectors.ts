// Selectors of what is spoken, and of the voice and microphone settings and notices. Those components are loaded after the
// chat, and so is this file.
import type { Message } from "../contracts";
import type { Caption } from "../speaking/caption";
import { captionOf } from "../turn/turn-progress";
import type { ChatSnapshot } from "./chat.machine";
import { replyPhase } from "./chat.selectors";
import { recognitionLanguage as recognitionLanguageOf } from "./recognition-language";

/** False while a reply is pending. */
export const canTakeOverMicrophone = (snapshot: ChatSnapshot) => snapshot.can({ type: "mic.takeOver" });

export const hasVoice = ({ context }: ChatSnapshot) =>
  context.voice.status !== null && context.voice.status.availability !== "unavailable";

export const microphoneFailure = ({ context }: ChatSnapshot) => context.listening.failure;

export const readyVoiceEngine = ({ context }: ChatSnapshot) =>
  context.voice.status?.availability === "ready" ? context.voice.status.engine : null;

/** What the visitor speaks, as a BCP 47 tag. */
export const recognitionLanguage = ({ context }: ChatSnapshot) => recognitionLanguageOf(context);

/** `null` if there is no player for sound effects. */
export const soundEffectsOn = ({ context: { config, settings } }: ChatSnapshot) =>
  config.hasSoundEffects ? settings.soundEffectsOn : null;

export const voiceBytes = ({ context }: ChatSnapshot) => context.config.voiceBytes ?? 0;

export const voiceDownload = ({ context }: ChatSnapshot) => context.voiceDownload.progress;

export const voiceEngineName = ({ context }: ChatSnapshot) => context.voice.status?.engine?.name ?? "";

/** The engine the visitor chose, if its key is missing. */
export const voiceEngineWithoutKey = ({ context: { voice, settings } }: ChatSnapshot) =>
  voice.status?.missingKey && voice.status.missingKey.name === settings.voiceEngine ? settings.voiceEngine : null;

export const voiceEngines = ({ context }: ChatSnapshot) => context.config.voiceEngines;

export const voiceFailure = ({ context }: ChatSnapshot) => context.voice.failure;

export const voiceId = ({ context }: ChatSnapshot) => context.voice.ids[context.character.id];

export const voiceOffer = ({ value }: ChatSnapshot) => value.voiceOffer;

export const voices = ({ context }: ChatSnapshot) => context.voice.status?.voices;

export const voice = ({ context }: ChatSnapshot) => context.voice.status;

/** Whether the message with this id can be replayed now. */
export const canReplay = (messageId: string) => (snapshot: ChatSnapshot) =>
  snapshot.can({ type: "message.replay", messageId });

export function caption({ children }: ChatSnapshot): Caption | null {
  const turn = children.replay ?? children.turn;
  return turn ? captionOf(turn) : null;
}

/** The audio of a system voice does not pass through the page, so its level is unknown. */
export const isOutputMeasured = ({ context }: ChatSnapshot) =>
  context.config.outputLevel !== null && context.voice.status?.engine?.kind !== "system";

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

export const isHeard = (snapshot: ChatSnapshot) => snapshot.hasTag("heard");

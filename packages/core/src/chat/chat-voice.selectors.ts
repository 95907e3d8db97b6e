// Selectors of the voice and microphone settings and notices. Those components are loaded after the chat, and so is this file.
import type { ChatSnapshot } from "./chat.machine";
import { recentNeedOfChat } from "./need-in-chat";

/** False while a reply is pending. */
export const canTakeOverMicrophone = (snapshot: ChatSnapshot) => snapshot.can({ type: "mic.takeOver" });

export const hasReply = ({ context }: ChatSnapshot) => context.memory.messages.some(({ author }) => author !== "user");

export const hasVoice = ({ context }: ChatSnapshot) =>
  context.voice.status !== null && context.voice.status.availability !== "unavailable";

/** A failure or the help notice takes precedence: a phone has no room for both. */
export const isVoiceOfferHidden = ({ context }: ChatSnapshot) =>
  context.reply.failure !== null || recentNeedOfChat(context) !== null;

export const microphoneFailure = ({ context }: ChatSnapshot) => context.listening.failure;

export const readyVoiceEngine = ({ context }: ChatSnapshot) =>
  context.voice.status?.availability === "ready" ? context.voice.status.engine : null;

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

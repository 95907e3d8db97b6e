// What the choices and notices of voices and microphones read. They are fetched later than the chat itself, and so is this.
import type { ChatSnapshot } from "./chat.machine";
import { careOfChat } from "./chat.messages";

/** Not while a reply is on its way. */
export const canTakeOverMicrophone = (snapshot: ChatSnapshot) => snapshot.can({ type: "mic.takeOver" });

export const hasReply = ({ context }: ChatSnapshot) => context.messages.some(({ author }) => author !== "user");

export const hasVoice = ({ context }: ChatSnapshot) =>
  context.voice !== null && context.voice.availability !== "unavailable";

/** What failed, and help for somebody in need, come first: on a phone there is no room for both. */
export const isVoiceOfferHidden = ({ context }: ChatSnapshot) =>
  context.failure !== null || careOfChat(context) !== null;

export const microphoneFailure = ({ context }: ChatSnapshot) => context.microphoneFailure;

export const readyVoiceEngine = ({ context }: ChatSnapshot) =>
  context.voice?.availability === "ready" ? context.voice.engine : null;

export const soundEffectsOn = ({ context }: ChatSnapshot) => context.soundEffectsOn;

export const voiceBytes = ({ context }: ChatSnapshot) => context.voiceBytes ?? 0;

export const voiceDownload = ({ context }: ChatSnapshot) => context.download;

export const voiceEngineName = ({ context }: ChatSnapshot) => context.voice?.engine?.name ?? "";

/** Whom the visitor chose, where it has no key. */
export const voiceEngineWithoutKey = ({ context: { voice, voiceEngine } }: ChatSnapshot) =>
  voice?.missingKey && voice.missingKey.name === voiceEngine ? voiceEngine : null;

export const voiceEngines = ({ context }: ChatSnapshot) => context.voiceEngines;

export const voiceFailure = ({ context }: ChatSnapshot) => context.voiceFailure;

export const voiceId = ({ context }: ChatSnapshot) => context.voiceIds[context.character.id];

export const voiceOffer = ({ value }: ChatSnapshot) => value.voiceOffer;

export const voiceOn = ({ context }: ChatSnapshot) => context.voiceOn;

export const voices = ({ context }: ChatSnapshot) => context.voice?.voices;

export const wantedVoiceEngine = ({ context }: ChatSnapshot) => context.voiceEngine;

export const voice = ({ context }: ChatSnapshot) => context.voice;

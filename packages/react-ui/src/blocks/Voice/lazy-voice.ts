import { lazyPart } from "../../shared/lazy-part";

// Loaded when a voice or a microphone is used.
export const fetchVoice = () => import("./voice-parts");

export const TalkChoices = lazyPart(fetchVoice, (part) => part.TalkChoices);
export const LazyVoiceOffer = lazyPart(fetchVoice, (part) => part.VoiceOffer);
export const SpeakingRow = lazyPart(fetchVoice, (part) => part.SpeakingRow);
export const VoiceNotices = lazyPart(fetchVoice, (part) => part.VoiceNotices);

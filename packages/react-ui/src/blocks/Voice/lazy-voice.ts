import { fetchedPart } from "../../shared/fetched-part";

// Loaded when a voice or a microphone is used.
export const fetchVoice = () => import("./voice-parts");

export const VoiceChoices = fetchedPart(fetchVoice, (part) => part.VoiceChoices);
export const VoiceNotices = fetchedPart(fetchVoice, (part) => part.VoiceNotices);

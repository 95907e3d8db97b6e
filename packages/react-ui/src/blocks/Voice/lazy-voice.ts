import { fetchedPart } from "../../shared/fetched-part";
import { importPart } from "../../shared/import-part";

// Loaded when a voice or a microphone is used.
export const fetchVoice = importPart(() => import("./voice-parts"));

export const VoiceChoices = fetchedPart(fetchVoice, (part) => part.VoiceChoices);
export const VoiceNotices = fetchedPart(fetchVoice, (part) => part.VoiceNotices);

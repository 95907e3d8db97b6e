export { TalkChoices } from "./TalkChoices";
export { SpeakingRow } from "./SpeakingRow";
export { VoiceNotices } from "./VoiceNotices";
export { VoiceOffer } from "./VoiceOffer";

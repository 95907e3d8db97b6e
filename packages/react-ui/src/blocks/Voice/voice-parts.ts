export { TalkChoices } from "./TalkChoices";
export { VoiceNotices } from "./VoiceNotices";
export { VoiceOffer } from "./VoiceOffer";

export { VoiceChoices } from "./VoiceChoices";
export { VoiceNotices } from "./VoiceNotices";
export { VoiceOffer } from "./VoiceOffer";

export { VoiceChoices } from "./VoiceChoices";
export { VoiceNotices } from "./VoiceNotices";

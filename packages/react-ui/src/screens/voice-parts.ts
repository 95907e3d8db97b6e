export { VoiceChoices } from "../components/Voice/VoiceChoices";
export { VoiceNotices } from "../components/Voice/VoiceNotices";

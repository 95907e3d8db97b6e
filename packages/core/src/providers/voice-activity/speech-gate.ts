import { FRAME_LENGTH } from "./framer";

/** In milliseconds: so much speech on end is speech; less is a knock or a breath. */
const SPEECH = 200;
/** In milliseconds: so much else on end, and it is over. Short, so that a cough is soon known for one. */
const PAUSE = 120;

export type SpeechTurn = "speechStarted" | "speechEnded";

/** Makes beginnings and ends of speech out of frames that are speech or not. */
export function createSpeechGate(): (isSpeech: boolean) => SpeechTurn | null {
  let isSpeaking = false;
  /** For how long the frames have contradicted what was reported last. */
  let doubt = 0;
  return (isSpeech) => {
    doubt = isSpeech === isSpeaking ? 0 : doubt + FRAME_LENGTH;
    if (doubt < (isSpeaking ? PAUSE : SPEECH)) return null;
    isSpeaking = !isSpeaking;
    doubt = 0;
    return isSpeaking ? "speechStarted" : "speechEnded";
  };
}

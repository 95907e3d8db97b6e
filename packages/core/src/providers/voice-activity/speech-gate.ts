import { FRAME_LENGTH } from "./framer";

/** Milliseconds of continuous speech that count as speech; less is a knock or a breath. */
const SPEECH = 200;
/** Milliseconds without speech that end it. Short, so that a cough is recognised early. */
const PAUSE = 120;

export type SpeechTurn = "speechStarted" | "speechEnded";

/** Turns frames with and without speech into beginnings and ends of speech. */
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

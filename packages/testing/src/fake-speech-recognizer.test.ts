import { describeSpeechRecognizerContract } from "./contracts/speech-recognizer-contract";
import { createFakeSpeechRecognizer } from "./fake-speech-recognizer";

describeSpeechRecognizerContract("The fake", () => {
  const recognizer = createFakeSpeechRecognizer({ begins: false });
  const last = () => recognizer.sessions.at(-1);
  return {
    recognizer,
    opened: () => {},
    openCount: () => recognizer.openCount,
    begin: () => last()?.begin(),
    guess: (text) => last()?.guess(text),
    hear: (text) => last()?.hear(text),
    end: () => last()?.end(),
    fail: (reason) => last()?.fail(reason),
  };
});

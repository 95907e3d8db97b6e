import type { SpeechFailure } from "./speech-failure";

interface Speaking {
  on(
    type: "voice.failed",
    told: (event: { readonly speaker: string; readonly failure: SpeechFailure }) => void,
  ): unknown;
}

/** Writes to the console why a voice failed, with what its vendor said: the conversation goes on, and the screen says only that it did. */
export function logVoiceFailures(session: Speaking): void {
  session.on("voice.failed", ({ speaker, failure }) =>
    // oxlint-disable-next-line no-console
    console.warn(`The voice of ${speaker} failed: ${failure.reason}. ${failure.message}`),
  );
}

import type { SpeechFailure } from "./speech-failure";

interface SpeakingSession {
  on(
    type: "voice.failed",
    listener: (event: { readonly speaker: string; readonly failure: SpeechFailure }) => void,
  ): unknown;
}

/** Logs why a voice failed, with the vendor's message: the conversation continues, and the screen shows only that it failed. */
export function logVoiceFailures(session: SpeakingSession): void {
  session.on("voice.failed", ({ speaker, failure }) =>
    // oxlint-disable-next-line no-console
    console.warn(`The voice of ${speaker} failed: ${failure.reason}. ${failure.message}`),
  );
}

import { VoiceAgentError } from "../../../contracts";
import { toVoiceAgentError } from "./agent-failure";

/**
 * Opens the microphone once if the browser has to ask the visitor, and closes it again.
 *
 * @throws VoiceAgentError
 */
export async function askToListen(signal: AbortSignal): Promise<void> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new VoiceAgentError("unsupported", "This page has no microphone.");
  if (await isGranted()) return;
  try {
    const stream = await devices.getUserMedia({ audio: true });
    for (const track of stream.getTracks()) track.stop();
  } catch (error) {
    throw toVoiceAgentError(error);
  }
  signal.throwIfAborted();
}

/** Not every browser reports it. */
async function isGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "microphone" })).state === "granted";
  } catch {
    return false;
  }
}

import { VoiceAgentError } from "../../../contracts";
import { toVoiceAgentError } from "./agent-failure";

/**
 * Asks for the microphone where the browser would ask the visitor, and lets go of it.
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

/** Not every browser tells. */
async function isGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "microphone" })).state === "granted";
  } catch {
    return false;
  }
}

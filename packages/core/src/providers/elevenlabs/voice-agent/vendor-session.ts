import { createActor, waitFor } from "xstate";
import type { ConnectOptions, VoiceControls } from "../../../contracts";
import { sessionOptions } from "../../../shared/session-options";
import { controlsOf } from "./agent-controls";
import { givenUp } from "./agent-failure";
import type { ElevenLabsClient } from "./elevenlabs-client.types";
import type { ElevenLabsVoiceAgentOptions } from "./elevenlabs-voice-agent";
import type { RemoteRequest } from "./client-session-options";
import { defineRunConversation } from "./vendor-session.actors";
import { vendorSessionMachine } from "./vendor-session.machine";

/**
 * Begins a conversation with the vendor's client, and returns the controls of the contract.
 *
 * @throws the client's error, and a `VoiceAgentError` where the signal is aborted
 */
export async function openVendorSession(
  client: ElevenLabsClient,
  options: ElevenLabsVoiceAgentOptions,
  request: RemoteRequest,
  { signal, report }: ConnectOptions,
): Promise<VoiceControls> {
  const { inspect } = options;
  const session = createActor(
    vendorSessionMachine.provide({ actors: { runConversation: defineRunConversation(client, options) } }),
    { ...sessionOptions(inspect ? { inspect } : {}), input: request },
  );
  const reports = session.on("session.reported", (reported) => report(reported.report));
  const leave = () => {
    // It may be left while it reports: nothing is reported after that.
    reports.unsubscribe();
    if (session.getSnapshot().status === "active") session.send({ type: "session.leave" });
  };
  signal.addEventListener("abort", leave, { once: true });
  session.subscribe({ complete: () => signal.removeEventListener("abort", leave) });
  session.start();
  const { context } = await waitFor(
    session,
    (snapshot) => snapshot.status === "done" || snapshot.context.conversation !== null,
  );
  if (context.failure) throw context.failure.error;
  if (!context.conversation || signal.aborted) throw givenUp();
  return controlsOf(session, context.conversation, leave);
}

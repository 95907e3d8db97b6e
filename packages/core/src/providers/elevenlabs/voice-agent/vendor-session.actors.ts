import { fromCallback } from "xstate";
import { onAbort } from "../../../shared/aborting";
import { endingOf, isSound, reportOf } from "./agent-reports";
import { createAgentWork } from "./agent-work";
import type { ElevenLabsClient, ElevenLabsConnection } from "./elevenlabs-client.types";
import type { ElevenLabsVoiceAgentOptions } from "./elevenlabs-voice-agent";
import { endConversation, attachConversation, type ClientConversation } from "./client-conversation";
import { historyText } from "./history-text";
import { clientSessionOptions, type RemoteRequest } from "./client-session-options";
import type { RunConversationEvent, VendorFact } from "./vendor-session.setup";

/** The client's message when the media room gets no microphone. */
const NO_INPUT = "Failed to set input muted state";

/** Makes `runConversation` from the vendor's client. */
export function defineRunConversation(client: ElevenLabsClient, options: ElevenLabsVoiceAgentOptions) {
  const { onEvent = () => {}, resourceTracker } = options;
  return fromCallback<RunConversationEvent, RemoteRequest>(({ input: request, sendBack, receive }) => {
    const left = new AbortController();
    /** Runs when the session is left, or at once if it is already. */
    const onLeft = (act: () => void) => onAbort(left.signal, act);
    const notify = (fact: VendorFact) => {
      if (!left.signal.aborted) sendBack(fact);
    };
    const isByWebsocket = request.pass.transport === "websocket";
    const isWritten = request.textOnly === true || options.microphone === "none";
    const sockets = resourceTracker?.trackSockets(request.pass, (error) => notify({ type: "metadata.missing", error }));
    const microphones = isWritten ? undefined : resourceTracker?.trackMicrophones();
    const work = createAgentWork((state) =>
      notify({ type: "conversation.reported", report: { type: "work", work: state } }),
    );
    let attached: ClientConversation | null = null;

    const abandon = () => {
      sockets?.closeAll();
      microphones?.stopAll();
    };
    const keep = onLeft(abandon);

    const opening = client.Conversation.startSession({
      ...clientSessionOptions(options, { ...request, pass: sockets?.pass ?? request.pass }),
      onConversationCreated(created) {
        keep();
        microphones?.release();
        onLeft(() => void endConversation(created).then(() => sockets?.closeAll()));
        if (left.signal.aborted) return;
        attached = attachConversation(created, { request, microphones, notify, onEvent, left: left.signal });
        receive(attached.execute);
      },
      onIncomingEvent(event) {
        onEvent({ type: "incoming", event });
        attached?.agentVolume.handleMessage(event);
        work.handleMessage(event);
        const report = reportOf(event);
        if (report?.type === "voice") notify({ type: "visitor.sounded" });
        else if (report) notify({ type: "conversation.reported", report });
        else if (isSound(event)) notify({ type: "agent.sounded" });
        if (report?.type === "interruption") notify({ type: "mode.changed", mode: "listening" });
      },
      onOutgoingEvent(event) {
        onEvent({ type: "outgoing", event });
        work.handleMessage(event);
      },
      onStatusChange: ({ status }) => onEvent({ type: "status", status }),
      onDebug(this: unknown, event) {
        onEvent({ type: "debug", event });
        if ((event as { type?: unknown } | null)?.type !== "audio_element_ready") return;
        const connection = this as ElevenLabsConnection | undefined;
        // The client forgets to silence a media room that is closed.
        onLeft(() => connection?.audioAdapter?.cleanup());
        if (!left.signal.aborted) attached?.agentVolume.apply();
      },
      onModeChange: ({ mode }) => {
        // A media room knows better.
        if (isByWebsocket) notify({ type: "mode.changed", mode });
      },
      onError(message, context) {
        onEvent({ type: "error", message, context });
        if (message === NO_INPUT) notify({ type: "microphone.refused" });
        else if (!isOfTool(context)) notify({ type: "conversation.reported", report: { type: "problem", message } });
      },
      onDisconnect(details) {
        const ending = endingOf(details);
        onEvent({ type: "ended", ...ending });
        notify({ type: "conversation.ended", ending });
      },
    });
    const release = () => {
      sockets?.release();
      microphones?.release();
    };
    opening.then(release, release);
    opening.then(
      (conversation) => {
        if (left.signal.aborted) return;
        if (request.history?.length) conversation.sendContextualUpdate(historyText(request.history));
        notify({ type: "conversation.opened", conversation });
      },
      (error: unknown) => notify({ type: "conversation.failed", error }),
    );

    return () => left.abort();
  });
}

/** An error of a tool is not shown, since the visitor cannot fix it. */
function isOfTool(context: unknown): boolean {
  return typeof context === "object" && context !== null && "clientToolName" in context;
}

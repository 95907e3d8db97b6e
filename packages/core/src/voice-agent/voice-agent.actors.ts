import { fromCallback, fromPromise } from "xstate";
import {
  VoiceAgentError,
  type DescribeFrame,
  type FrameSource,
  type SafetyCheck,
  type VoiceAgent,
  type VoiceAgentPass,
  type VoiceAgentReport,
  type VoiceControls,
} from "../contracts";
import { DEFAULT_LANGUAGE } from "../safety/chosen-check";
import { refusesOverride } from "../shared/live-close-codes";
import { wordsOfClose } from "../shared/live-close-codes";
import { toVoiceAgentFailure } from "./voice-agent-failure";
import type { RunVoiceSessionEvent, RunVoiceSessionInput, VoiceAgentFact } from "./voice-agent.types";

/** Makes `authorise` from an agent. With a safety check, no conversation begins before it is loaded. */
export function defineAuthorise(
  agent: VoiceAgent,
  safetyCheck: SafetyCheck | null = null,
  language = DEFAULT_LANGUAGE,
) {
  return fromPromise<VoiceAgentPass, { readonly characterId: string; readonly textOnly: boolean }>(
    async ({ input: { characterId, textOnly }, signal }) => {
      if (safetyCheck) await loaded(safetyCheck, language, signal);
      return agent.authorise(characterId, { signal, ...(textOnly && { textOnly }) });
    },
  );
}

async function loaded(safetyCheck: SafetyCheck, language: string, signal: AbortSignal): Promise<void> {
  try {
    await safetyCheck.check({ text: "", language }, { signal });
  } catch (error) {
    throw new VoiceAgentError("unchecked", "The safety check could not be loaded.", { cause: error });
  }
}

/** Makes `askToListen` from an agent. */
export function defineAskToListen(agent: VoiceAgent) {
  return fromPromise<void, { readonly characterId: string }>(
    ({ signal }) => agent.askToListen?.({ signal }) ?? Promise.resolve(),
  );
}

/** Makes `runVoiceSession` from an agent. Reports after the end, or after the actor was stopped, are dropped. */
export function defineRunVoiceSession(agent: VoiceAgent) {
  return fromCallback<RunVoiceSessionEvent, RunVoiceSessionInput>(({ input, sendBack, receive }) => {
    const abort = new AbortController();
    let controls: VoiceControls | null = null;
    let hasEnded = false;
    const notify = (fact: VoiceAgentFact) => {
      if (!abort.signal.aborted && !hasEnded) sendBack(fact);
    };
    const report = (news: VoiceAgentReport) => {
      const fact = factOf(news);
      notify(fact);
      if (fact.type === "session.ended") hasEnded = true;
    };
    const { character, pass, textOnly, briefing, frameSource } = input;
    let { volume, isMuted, outputId } = input;
    const choose = (deviceId: string) => {
      controls
        ?.setOutputDevice(deviceId)
        .catch((error: unknown) =>
          notify({ type: "problem.noted", message: toVoiceAgentFailure(error).message, problem: "output" }),
        );
    };
    const history = input.history.map(({ author, text, safety }) => ({
      role: author === "user" ? ("user" as const) : ("assistant" as const),
      content: text,
      ...(safety !== undefined && { safety }),
    }));
    const { signal } = abort;
    /** Whether the agent may begin with a greeting. */
    let greets = pass.transport !== "local" && briefing.overrides?.firstMessage !== "";
    const connect = (withPass: VoiceAgentPass, withBriefing = briefing) =>
      agent.connect(
        {
          characterId: character.id,
          pass: withPass,
          textOnly,
          history,
          ...withBriefing,
          ...(frameSource && { frameSource }),
          isMuted: () => isMuted,
        },
        { signal, report },
      );
    const connectGreeting = async (error: unknown) => {
      const { firstMessage, ...overrides } = briefing.overrides ?? {};
      // An agent whose greeting cannot be overridden connects with its greeting.
      if (firstMessage !== "" || !refusesOverride(error)) throw error;
      greets = true;
      return connect(await agent.authorise(character.id, { signal, ...(textOnly && { textOnly }) }), {
        ...briefing,
        overrides,
      });
    };
    connect(pass)
      .catch(connectGreeting)
      .then(
        (opened) => {
          if (abort.signal.aborted) return opened.end();
          controls = opened;
          if (volume !== 1) opened.setVolume(volume);
          if (isMuted) opened.setMuted(true);
          if (outputId !== null) choose(outputId);
          opened.outputs?.().then(
            (outputs) => notify({ type: "outputs.found", outputs }),
            () => {},
          );
          notify({
            type: "session.opened",
            conversationId: opened.conversationId,
            levels: { input: () => opened.inputLevel(), output: () => opened.outputLevel() },
            greets,
          });
        },
        (error: unknown) => notify({ type: "session.refused", failure: toVoiceAgentFailure(error) }),
      );
    receive((event) => {
      // Settings that change before the conversation is open apply when it opens.
      if (event.type === "volume.set") volume = event.volume;
      if (event.type === "mute.set") isMuted = event.isMuted;
      if (event.type === "output.choose") outputId = event.deviceId;
      if (!controls || hasEnded) return;
      switch (event.type) {
        case "text.send":
          return controls.sendText(event.text);
        case "context.send":
          return controls.sendContext(event.text);
        case "activity.send":
          return controls.sendActivity();
        case "reply.rate":
          return controls.rate(event.id, event.liked);
        case "volume.set":
          return controls.setVolume(event.volume);
        case "mute.set":
          return controls.setMuted(event.isMuted);
        case "output.choose":
          return choose(event.deviceId);
      }
    });
    return () => {
      abort.abort();
      controls?.end();
    };
  });
}

/** Makes `describeFrame` from a frame source and a function that describes a picture. */
export function defineDescribeFrame(frameSource?: FrameSource, describe?: DescribeFrame) {
  return fromPromise<string | null, { readonly characterId: string }>(async ({ input }) => {
    const picture = frameSource?.() ?? null;
    return (picture && (await describe?.(picture, input))) ?? null;
  });
}

function factOf(report: VoiceAgentReport): VoiceAgentFact {
  switch (report.type) {
    case "mode":
      return { type: "mode.changed", mode: report.mode };
    case "userTranscript":
      return { type: "speech.heard", text: report.text, isFinal: report.isFinal };
    case "agentPart":
      return { type: "reply.delta", text: report.text };
    case "agentResponse":
      return { type: "reply.completed", id: report.id, text: report.text, ...(report.end && { end: report.end }) };
    case "agentCorrection":
      return { type: "reply.corrected", id: report.id, text: report.text };
    case "interruption":
      return { type: "reply.interrupted" };
    case "ping":
      return { type: "session.pinged" };
    case "voice":
      return { type: "voice.heard" };
    case "work":
      return { type: "work.changed", work: report.work };
    case "wavering":
      return { type: "link.wavered", isWavering: report.isWavering };
    case "problem":
      return { type: "problem.noted", message: report.message, ...(report.problem && { problem: report.problem }) };
    case "ended": {
      const { reason, because, message, closeCode } = report;
      return {
        type: "session.ended",
        reason,
        ...(because && { because }),
        message: wordsOfClose(closeCode, message),
        ...(closeCode !== undefined && { closeCode }),
      };
    }
  }
}

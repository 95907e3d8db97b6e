import { assign, enqueueActions } from "xstate";
import type { VoiceAgentMode, VoiceAgentProblem, VoiceOutput } from "../../contracts";
import { isBlank } from "../../shared/is-blank";
import { patch } from "../../shared/patch";
import * as timings from "../../shared/timings";
import { clampVolume } from "../live-messages";
import { answeringSetup } from "./answering.setup";
import type { VoiceAgentContext } from "../voice-agent.types";

/** Sound, and the problems that are shown. */
export const soundSetup = answeringSetup.extend({
  actions: {
    setMode: assign(({ context }, { mode }: { mode: VoiceAgentMode }) => patch(context, "sound", { mode })),
    setVolume: assign(({ context }, { volume }: { volume: number }) =>
      patch(context, "sound", { volume: clampVolume(volume) }),
    ),
    setMuted: assign(({ context }, { isMuted }: { isMuted: boolean }) => ({
      ...patch(context, "sound", { isMuted }),
      problem: without(context, "noMicrophone"),
    })),
    setOutputs: assign(({ context }, { outputs }: { outputs: readonly VoiceOutput[] }) =>
      patch(context, "sound", { outputs }),
    ),
    chooseOutput: assign(({ context }, { deviceId }: { deviceId: string }) => ({
      ...patch(context, "sound", { outputId: deviceId }),
      problem: without(context, "output"),
    })),
    notifyVolume: enqueueActions(({ context, enqueue }) =>
      enqueue.sendTo("session", { type: "volume.set", volume: context.sound.volume }),
    ),
    notifyMuted: enqueueActions(({ context, enqueue }) =>
      enqueue.sendTo("session", { type: "mute.set", isMuted: context.sound.isMuted }),
    ),
    notifyOutput: enqueueActions(({ enqueue }, { deviceId }: { deviceId: string }) =>
      enqueue.sendTo("session", { type: "output.choose", deviceId }),
    ),

    setProblem: assign(({ context }, { problem = "other" }: { problem?: VoiceAgentProblem | "other" }) => ({
      ...patch(context, "sound", { outputId: problem === "output" ? null : context.sound.outputId }),
      problem,
    })),
    /** Heard words show that the microphone works and that the visitor is not silent. */
    clearProblem: assign({
      problem: ({ context }, { text }: { text: string }) => (isBlank(text) ? context.problem : null),
    }),
    clearTemporaryProblem: assign({
      problem: ({ context }) =>
        context.problem === "noMicrophone" || context.problem === "cannotListen" ? context.problem : null,
    }),
    clearSilenceProblem: assign({ problem: ({ context }) => without(context, "silence") }),
  },
  delays: { agentPause: timings.agentPause },
});

const without = ({ problem }: VoiceAgentContext, past: VoiceAgentContext["problem"]) =>
  problem === past ? null : problem;

import { voiceAgentSelectors, type LiveMessage, type VoiceAgentFailure } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useLiveActor } from "../providers/LiveProvider";
import { checkText } from "../shared/check-text";

/** What a live conversation is doing, more finely than its `status`. */
export type LiveActivity = ReturnType<typeof voiceAgentSelectors.status>;

/** A live conversation in the shape that React hooks for voice agents share. */
export interface LiveState {
  /** `connecting` also while a lost connection is built up again. */
  readonly status: "disconnected" | "connecting" | "connected" | "error";
  /** What it is doing: who speaks, why it is disconnected. */
  readonly activity: LiveActivity;
  /** Why the conversation failed, with a `reason` to branch on. `start` tries again. */
  readonly error: VoiceAgentFailure | null;
  /** What was said since it began, oldest first. The last answer may still be corrected. */
  readonly messages: readonly LiveMessage[];
  /** What the character is saying; empty while it is not. */
  readonly streamingText: string;
  /** The words of the visitor that may still change. */
  readonly hearing: string;
  readonly isSpeaking: boolean;
  readonly isMuted: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** Begins a conversation: call it in the handler of a press or a key. */
  readonly start: () => void;
  readonly stop: () => void;
  /** Sends a typed message. It waits until the conversation is connected. */
  readonly sendMessage: (text: string) => void;
  readonly setMuted: (isMuted: boolean) => void;
  /** 0 to 1. */
  readonly setVolume: (volume: number) => void;
  /** Rates the last answer, where the agent takes ratings. */
  readonly rate: (liked: boolean) => void;
  /** Takes the microphone from the other page of the site that has it (`activity` is `elsewhere`). */
  readonly takeOver: () => void;
}

const statuses: Readonly<Record<LiveActivity, LiveState["status"]>> = {
  noAgent: "disconnected",
  idle: "disconnected",
  asking: "connecting",
  connecting: "connecting",
  listening: "connected",
  speaking: "connected",
  working: "connected",
  reconnecting: "connecting",
  askingAgain: "connecting",
  elsewhere: "disconnected",
  endedByVisitor: "disconnected",
  endedByAgent: "disconnected",
  endedBySilence: "disconnected",
  endedByLength: "disconnected",
  failed: "error",
};

/**
 * The status, words and actions of a live conversation, for a screen of one's own. Has to stand inside a `LiveProvider`.
 * For what it leaves out, take {@link useLiveActor} and a selector.
 *
 * @example
 * const { status, isSpeaking, messages, start, stop } = useLive();
 */
export function useLive(): LiveState {
  const live = useLiveActor();
  const activity = useSelector(live, voiceAgentSelectors.status);
  const failure = useSelector(live, voiceAgentSelectors.failure);
  const final = useSelector(live, voiceAgentSelectors.messages);
  const held = useSelector(live, voiceAgentSelectors.held);
  const streamingText = useSelector(live, voiceAgentSelectors.streamingText);
  const hearing = useSelector(live, voiceAgentSelectors.hearing);
  const isMuted = useSelector(live, voiceAgentSelectors.isMuted);
  const volume = useSelector(live, voiceAgentSelectors.volume);
  const messages = useMemo(() => [...final, ...held], [final, held]);
  const actions = useMemo(
    () => ({
      start: () => live.send({ type: "agent.start" }),
      stop: () => live.send({ type: "agent.stop" }),
      sendMessage(text: string) {
        checkText("useLive", text);
        live.send({ type: "message.send", text });
      },
      setMuted: (muted: boolean) => live.send({ type: muted ? "mic.mute" : "mic.unmute" }),
      setVolume: (level: number) => live.send({ type: "volume.set", volume: level }),
      rate: (liked: boolean) => live.send({ type: "reply.rate", liked }),
      takeOver: () => live.send({ type: "agent.takeOver" }),
    }),
    [live],
  );
  const status = statuses[activity];
  return {
    status,
    activity,
    error: status === "error" ? failure : null,
    messages,
    streamingText,
    hearing,
    isSpeaking: activity === "speaking",
    isMuted,
    volume,
    ...actions,
  };
}

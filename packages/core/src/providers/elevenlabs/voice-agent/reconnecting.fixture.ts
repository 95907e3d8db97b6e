import { expect, vi } from "vitest";
import { SimulatedClock } from "xstate";
import { VoiceAgentError, type VoiceAgent, type VoiceAgentPass } from "../../../contracts";
import { exampleCharacter } from "@archive-of-minds/testing";
import type { AgentBehaviour, RoomBehaviour } from "@archive-of-minds/testing/servers";
import { createLiveConversation } from "../../../voice-agent/create-live-conversation";
import type { createRemote } from "./vendor-page.fixture";

interface Absence {
  readonly agent: VoiceAgent;
  readonly pass: () => VoiceAgentPass;
  /** How an attempt to reconnect fails while the network is away. */
  readonly away: "the pass is refused" | "the pass hangs" | "the agent’s first word hangs";
  /** How the agent's server behaves while the network is away. */
  readonly behaviour: AgentBehaviour | RoomBehaviour;
  readonly remote: ReturnType<typeof createRemote>;
  readonly breakOff: () => Promise<unknown>;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Breaks a conversation, lets the network return after a failed attempt, and expects a reconnection within three seconds of the chart's clock. */
export async function expectReconnection({ agent, pass, away, behaviour, remote, breakOff }: Absence): Promise<void> {
  const clock = new SimulatedClock();
  let isAway = false;
  let tries = 0;
  let returnOnline = () => {};
  const authorise = async (): Promise<VoiceAgentPass> => {
    tries += 1;
    if (isAway && away === "the pass is refused")
      throw new VoiceAgentError("network", "The archive cannot be reached.");
    return isAway && away === "the pass hangs" ? new Promise(() => {}) : pass();
  };
  const live = createLiveConversation({
    character: exampleCharacter("tesla"),
    providers: {
      voiceAgent: { ...agent, authorise },
      onOnline(report) {
        returnOnline = report;
        return () => {};
      },
    },
    clock,
  });
  /** Advances the clock until the next attempt, at most so many seconds. */
  const nextTry = async (seconds: number) => {
    const before = tries;
    for (let step = 0; tries === before && step < seconds * 10; step += 1) {
      clock.increment(100);
      await wait(5);
    }
    expect(tries).toBe(before + 1);
  };
  const isConnected = () => expect(live.getSnapshot().hasTag("connected")).toBe(true);
  live.send({ type: "agent.start" });
  await vi.waitFor(isConnected, { timeout: 60_000, interval: 10 });
  isAway = true;
  await remote.behave(behaviour);
  await breakOff();
  await vi.waitFor(() => expect(live.getSnapshot().context.connection.lostAt).not.toBeNull(), {
    timeout: 60_000,
    interval: 10,
  });
  await nextTry(5);
  expect(live.getSnapshot().hasTag("connected")).toBe(false);
  isAway = false;
  await remote.behave("silent");
  returnOnline();
  await nextTry(3);
  // The rest takes network time, and no delay of the chart.
  await vi.waitFor(isConnected, { timeout: 60_000, interval: 10 });
  live.send({ type: "agent.stop" });
  live.stop();
}

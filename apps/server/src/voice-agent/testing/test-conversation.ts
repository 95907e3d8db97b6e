import { createActor, fromPromise, SimulatedClock } from "xstate";
import { conversationMachine } from "../conversation.machine";
import type { ConversationEvent } from "../conversation.setup";
import type { CloseReason } from "../close-reasons";
import type { Sign } from "../silence";

/** The conversation chart on a simulated clock, without sockets. Tests wait in seconds. */
export function createTestConversation({ silenceSeconds = 60, longestSeconds = 900 } = {}) {
  const clock = new SimulatedClock();
  const log: string[] = [];
  const notices: number[] = [];
  /** The results of the steps of the start; tests replace them. */
  const answers = {
    takePlace: () => Promise.resolve(),
    findCloseReason: (): Promise<CloseReason | null> => Promise.resolve(null),
    reserveBudget: () => Promise.resolve(),
    callAgent: () => Promise.resolve(),
  };
  const actor = createActor(
    conversationMachine.provide({
      actors: {
        takePlace: fromPromise(() => answers.takePlace()),
        findCloseReason: fromPromise(() => answers.findCloseReason()),
        reserveBudget: fromPromise(() => answers.reserveBudget()),
        callAgent: fromPromise(() => answers.callAgent()),
      },
      actions: {
        sendToClient(_, { text }) {
          if (text.includes("archive_notice")) notices.push(clock.now() / 1_000);
          log.push(`client < ${text}`);
        },
        sendToAgent: (_, { text }) => log.push(`agent < ${text}`),
        pingBoth: () => log.push("ping"),
        terminateClient: () => log.push("client terminated"),
        terminateAgent: () => log.push("agent terminated"),
      },
    }),
    { clock, input: { silenceSeconds, longestSeconds, now: () => clock.now() } },
  );
  let endedAt: number | null = null;
  actor.subscribe({ complete: () => (endedAt = clock.now() / 1_000) });
  actor.start();

  const send = (event: ConversationEvent) => {
    if (endedAt === null) actor.send(event);
  };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const test = {
    answers,
    log,
    notices,
    send,
    settle,
    endedAt: () => endedAt,
    closeReason: () => actor.getSnapshot().output ?? null,
    /** The active state of each region. */
    states: () => actor.getSnapshot().value,
    pass: (seconds: number) => clock.increment(seconds * 1_000),
    clientSends: (text: string, sign: Sign | null = null) => send({ type: "client.sent", frame: { text, sign } }),
    agentSends: (text: string, sign: Sign | null = null, frameType = "agent_response") =>
      send({ type: "agent.sent", text, frameType, sign }),
    /** Sends the client's first frame, and waits until the agent's socket is opening. */
    async start() {
      test.clientSends("start", { of: "beginning", isGreeted: true });
      await settle();
    },
    async converse() {
      await test.start();
      send({ type: "agent.opened" });
      test.agentSends("metadata", null, "conversation_initiation_metadata");
    },
  };
  return test;
}

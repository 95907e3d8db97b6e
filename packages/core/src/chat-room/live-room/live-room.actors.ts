import { fromCallback } from "xstate";
import type { VoiceAgent, VoiceAgentOverrides, VoiceAgentReport } from "../../contracts";
import { refusesOverride } from "../../shared/live-close-codes";
import type { AgentSessionFact, RunAgentSessionEvent, RunAgentSessionInput } from "./live-room.types";

/** In a room, no agent speaks before its turn. */
const NO_GREETING = { firstMessage: "" } as const;

/** Makes `runAgentSession` from a voice agent. The session is text-only, since the room has one voice output for all. */
export function defineRunAgentSession(agent: VoiceAgent) {
  return fromCallback<RunAgentSessionEvent, RunAgentSessionInput>(({ input, sendBack, receive }) => {
    const { characterId, history, greets } = input;
    const abort = new AbortController();
    const { signal } = abort;
    const notify = (fact: AgentSessionFact) => {
      if (!signal.aborted) sendBack(fact);
    };
    let newest = -Infinity;
    const report = (news: VoiceAgentReport) => {
      if (news.type === "ended") return notify({ type: "session.ended", ending: news });
      if (news.type === "agentResponse") {
        // A repeated report of an answer is not the next answer.
        if (news.id <= newest) return;
        newest = news.id;
      }
      notify({ type: "session.reported", report: news });
    };
    const connect = async (overrides?: VoiceAgentOverrides) => {
      const pass = await agent.authorise(characterId, { signal, textOnly: true });
      const controls = await agent.connect(
        { characterId, pass, textOnly: true, ...(overrides && { overrides }), ...(history.length > 0 && { history }) },
        { signal, report },
      );
      return { controls, transport: pass.transport };
    };
    const connectWithoutGreeting = () =>
      connect(NO_GREETING).catch((error: unknown) => {
        if (signal.aborted || !refusesOverride(error)) throw error;
        notify({ type: "greeting.required" });
        return connect();
      });
    const begin = async () => {
      const { controls, transport } = await (greets ? connect() : connectWithoutGreeting());
      if (signal.aborted) return controls.end();
      receive(({ text, turn }) => controls.sendText(text, turn));
      notify({ type: "session.opened", transport });
    };
    begin().catch((error: unknown) => notify({ type: "session.failed", error }));
    return () => abort.abort();
  });
}

import { fromCallback } from "xstate";
import type { VoiceAgent, VoiceAgentOverrides, VoiceAgentReport } from "../../contracts";
import { refusesOverride } from "../../shared/live-close-codes";
import type { AgentSessionFact, RunAgentSessionEvent, RunAgentSessionInput } from "./live-room.types";

/** In a room nobody speaks before it is their turn. */
const NO_GREETING = { firstMessage: "" } as const;

/** Makes `runAgentSession` from a voice agent: in writing, since all are heard through one voice output. */
export function defineRunAgentSession(agent: VoiceAgent) {
  return fromCallback<RunAgentSessionEvent, RunAgentSessionInput>(({ input, sendBack, receive }) => {
    const { characterId, history, greets } = input;
    const abort = new AbortController();
    const { signal } = abort;
    const notify = (fact: AgentSessionFact) => {
      if (!signal.aborted) sendBack(fact);
    };
    let newest = -Infinity;
    const report = (said: VoiceAgentReport) => {
      if (said.type === "ended") return notify({ type: "session.ended", ending: said });
      if (said.type === "agentResponse") {
        // An answer that was reported already is not the next one.
        if (said.id <= newest) return;
        newest = said.id;
      }
      notify({ type: "session.reported", report: said });
    };
    const connect = async (overrides?: VoiceAgentOverrides) => {
      const pass = await agent.authorise(characterId, { signal, textOnly: true });
      const controls = await agent.connect(
        { characterId, pass, textOnly: true, ...(overrides && { overrides }), ...(history.length > 0 && { history }) },
        { signal, report },
      );
      return { controls, transport: pass.transport };
    };
    const connectQuiet = () =>
      connect(NO_GREETING).catch((error: unknown) => {
        if (signal.aborted || !refusesOverride(error)) throw error;
        notify({ type: "greeting.required" });
        return connect();
      });
    const begin = async () => {
      const { controls, transport } = await (greets ? connect() : connectQuiet());
      if (signal.aborted) return controls.end();
      receive(({ text, turn }) => controls.sendText(text, turn));
      notify({ type: "session.opened", transport });
    };
    begin().catch((error: unknown) => notify({ type: "session.failed", error }));
    return () => abort.abort();
  });
}

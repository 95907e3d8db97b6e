import type { VoiceAgentReport } from "../../../contracts";
import * as timings from "../../../shared/timings";
import { isRecord } from "../../../shared/json";

type Work = Extract<VoiceAgentReport, { type: "work" }>["work"];

/** With this tool of the vendor, an agent declines to answer. */
const SKIP_TURN = "skip_turn";

export interface AgentWork {
  /** Takes each incoming and outgoing message. */
  handleMessage(frame: unknown): void;
}

/**
 * Reports when an agent begins to work on its answer, and when it has finished all steps. A step without an end is
 * dropped with its turn, or after a while.
 */
export function createAgentWork(report: (work: Work) => void): AgentWork {
  /** The steps under way, with their start times. */
  const underWay = new Map<string, number>();
  const dropOld = () => {
    for (const [id, since] of underWay) if (performance.now() - since >= timings.agentWork) underWay.delete(id);
  };
  return {
    handleMessage(frame) {
      if (endsTurn(frame)) return underWay.clear();
      const step = stepOf(frame);
      if (!step) return;
      dropOld();
      if (step.work === "begun") {
        const wasAtWork = underWay.size > 0;
        if (!underWay.has(step.id)) underWay.set(step.id, performance.now());
        if (!wasAtWork) report("begun");
        return;
      }
      if (step.work === "declined") underWay.clear();
      underWay.delete(step.id);
      if (underWay.size === 0) report(step.work);
    },
  };
}

function endsTurn(frame: unknown): boolean {
  return isRecord(frame) && (frame["type"] === "interruption" || frame["type"] === "agent_response");
}

/** The step of work that a message reports. */
function stepOf(frame: unknown): { readonly id: string; readonly work: Work } | null {
  if (!isRecord(frame)) return null;
  switch (frame["type"]) {
    case "client_tool_call":
      return step(frame["client_tool_call"], () => "begun");
    case "client_tool_result":
      return step(frame, () => "done");
    case "agent_tool_request":
      return step(frame["agent_tool_request"], () => "begun");
    case "agent_tool_response":
      return step(frame["agent_tool_response"], (tool) => (tool["tool_name"] === SKIP_TURN ? "declined" : "done"));
    case "mcp_tool_call":
      return step(frame["mcp_tool_call"], ({ state }) =>
        state === "success" || state === "failure" ? "done" : "begun",
      );
    case "agent_reasoning_response_part": {
      const part = frame["reasoning_response_part"];
      return isRecord(part) ? { id: "thought", work: part["type"] === "stop" ? "done" : "begun" } : null;
    }
    // A person may have taken over from the agent.
    case "agent_typing": {
      const typing = frame["agent_typing_event"];
      return isRecord(typing) ? { id: "writing", work: typing["is_typing"] === true ? "begun" : "done" } : null;
    }
    default:
      return null;
  }
}

function step(
  of: unknown,
  workOf: (tool: Readonly<Record<string, unknown>>) => Work,
): { readonly id: string; readonly work: Work } | null {
  const id = isRecord(of) ? of["tool_call_id"] : null;
  return isRecord(of) && typeof id === "string" ? { id: `tool ${id}`, work: workOf(of) } : null;
}

import type { TestProject } from "vitest/node";
import { startAgentRemote, type AgentRemote } from "./servers";

declare module "vitest" {
  interface ProvidedContext {
    /** The vendor's agents on this machine, steered from a browser. */
    readonly agentRemote: AgentRemote;
  }
}

/** Starts the vendor's agents for tests in a browser, which can start no server. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { close, ...addresses } = await startAgentRemote();
  provide("agentRemote", addresses);
  return close;
}

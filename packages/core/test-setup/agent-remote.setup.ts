import type { TestProject } from "vitest/node";
// By path: Vite resolves packages of a global set-up as Node does, to what is built.
import { startAgentRemote, type AgentRemote } from "../../testing/src/servers";

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

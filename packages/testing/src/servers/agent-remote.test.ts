import { once } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { startAgentRemote, type RemoteConversation } from "./agent-remote";

let remote: Awaited<ReturnType<typeof startAgentRemote>>;
beforeEach(async () => {
  remote = await startAgentRemote();
});
afterEach(() => remote.close());

const tell = async (verb: string, ...parameters: unknown[]): Promise<unknown> =>
  (await fetch(`${remote.controlUrl}/${verb}`, { method: "POST", body: JSON.stringify(parameters) })).json();
const conversations = async () => (await (await fetch(remote.controlUrl)).json()) as readonly RemoteConversation[];

async function call() {
  const socket = new WebSocket(`${remote.socketUrl}?agent_id=tesla`, "convai");
  let heard = "";
  socket.on("message", (data: Buffer) => (heard += data.toString()));
  await once(socket, "open");
  socket.send('{"type":"conversation_initiation_client_data"}');
  return { socket, types: () => [...heard.matchAll(/"type":"(\w+_\w+)"/g)].map(([, type]) => type) };
}

it("acts on remote commands, and returns what it received", async () => {
  await tell("behave", "silent");
  const { socket, types } = await call();
  await vi.waitFor(() => expect(types()).toEqual(["conversation_initiation_metadata"]), 60_000);
  await tell("says", "Good evening.", { milliseconds: 0 });
  expect(await tell("calls", "lookUp")).toBe("tool_1");
  await vi.waitFor(() => expect(types().slice(4)).toEqual(["agent_response", "client_tool_call"]), 60_000);
  expect(await conversations()).toEqual([
    {
      id: "conv_standin_1",
      query: { agent_id: "tesla" },
      protocols: ["convai"],
      received: [{ type: "conversation_initiation_client_data" }],
      ended: null,
    },
  ]);
  socket.terminate();
  await vi.waitFor(async () => expect((await conversations())[0]?.ended).toEqual({ code: 1006, reason: "" }), 60_000);
});

it("rejects unknown commands", async () => {
  expect(await tell("received")).toBe("No such verb, or no conversation.");
});

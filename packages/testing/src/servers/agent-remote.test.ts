import { request } from "node:http";
import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startAgentRemote, type RemoteConversation } from "./agent-remote";
import { encodeFrame } from "./web-socket";

let remote: Awaited<ReturnType<typeof startAgentRemote>>;
beforeEach(async () => {
  remote = await startAgentRemote();
});
afterEach(() => remote.close());

const tell = async (verb: string, ...parameters: unknown[]): Promise<unknown> =>
  (await fetch(`${remote.controlUrl}/${verb}`, { method: "POST", body: JSON.stringify(parameters) })).json();
const conversations = async () => (await (await fetch(remote.controlUrl)).json()) as readonly RemoteConversation[];

/** A caller as plain as can be. */
async function call() {
  const headers = {
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-key": "a2V5",
    "sec-websocket-version": "13",
    "sec-websocket-protocol": "convai",
  };
  const socket = await new Promise<Socket>((resolve) => {
    request(`${remote.socketUrl.replace(/^ws/, "http")}?agent_id=tesla`, { headers })
      .on("upgrade", (_response, stream: Socket) => resolve(stream))
      .end();
  });
  let heard = "";
  socket.on("data", (chunk) => (heard += String(chunk)));
  socket.write(encodeFrame(1, Buffer.from('{"type":"conversation_initiation_client_data"}')));
  return { socket, types: () => [...heard.matchAll(/"type":"(\w+_\w+)"/g)].map(([, type]) => type) };
}

it("does from afar what it is told, and tells what it received", async () => {
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
  socket.destroy();
  await vi.waitFor(async () => expect((await conversations())[0]?.ended).toEqual({ code: 1006, reason: "" }), 60_000);
});

it("knows no other words", async () => {
  expect(await tell("received")).toBe("No such verb, or no conversation.");
});

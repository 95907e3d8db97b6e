import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { capConnections } from "./connections";

let server: Server;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

/** A server that greets each accepted connection. */
async function open(isExempt?: (address: string) => boolean): Promise<void> {
  server = createServer((socket) => void socket.on("error", () => {}).write("Hello"));
  capConnections(server, 2, isExempt);
  await once(server.listen(0, "127.0.0.1"), "listening");
}

async function connectClient(): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  sockets.push(socket);
  return Promise.race([once(socket, "data").then(String), once(socket, "close").then(() => "hung up")]);
}

it("accepts so many from one address, and another once one has closed", async () => {
  await open(() => false);
  expect([await connectClient(), await connectClient(), await connectClient()]).toEqual(["Hello", "Hello", "hung up"]);
  sockets[0]?.destroy();
  await expect.poll(connectClient).toBe("Hello");
});

it("does not count an address that many may share, such as that of this machine", async () => {
  await open();
  expect([await connectClient(), await connectClient(), await connectClient()]).toEqual(["Hello", "Hello", "Hello"]);
});

import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { answerMalformedRequests } from "./malformed-requests";

let server: Server;
afterEach(() => server.close());

async function say(bytes: string, answer: Parameters<typeof createServer>[1] = () => {}): Promise<string> {
  server = createServer({ headersTimeout: 20, requestTimeout: 20, connectionsCheckingInterval: 5 }, answer);
  answerMalformedRequests(server, { "content-type": "application/json" });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () => socket.write(bytes));
  let heard = "";
  socket.on("data", (data) => (heard += data.toString()));
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("close", resolve));
  return heard;
}

it("tells a client that it took too long", async () => {
  const text = '{"error":{"type":"too_slow","message":"The request took too long to arrive."}}';
  expect(await say("GET / HTTP/1.1\r\nhost: localhost\r\nx: ")).toBe(
    `HTTP/1.1 408 Request Timeout\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\nconnection: close\r\n\r\n${text}`,
  );
});

it("writes nothing into the middle of a response, which then looks broken off", async () => {
  const heard = await say("GET / HTTP/1.1\r\nhost: localhost\r\n\r\nnonsense\r\n\r\n", (_request, response) => {
    response.writeHead(200, { "content-length": 100 });
    response.write("half of it");
  });
  expect([heard.startsWith("HTTP/1.1 200 OK"), heard.endsWith("half of it")]).toEqual([true, true]);
});

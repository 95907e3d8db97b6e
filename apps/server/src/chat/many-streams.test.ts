import { request, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { propertyRuns } from "@archive-of-minds/testing";
import { createTestProxyServer, routes, type TestProxyServer } from "../proxies/testing/test-proxy-server";

let server: TestProxyServer;
beforeAll(async () => {
  server = await createTestProxyServer({ standIns: { delays: [5, 0, 1, 3] } });
});
afterAll(() => server.close());

/** The number of concurrent requests: a fifth in the fast tier. */
const REPLIES = Math.max(100, propertyRuns(500));

it("delivers hundreds of concurrent replies completely, in order and to the right client", async () => {
  const { url } = await server.listen();
  const cookie = await server.cookie();
  // The vendor echoes each request, so that another client's reply would be noticed.
  server.vendors.openAI.setReply(({ body }) =>
    wordsOf((body as { messages: { content: string }[] }).messages.at(-1)?.content ?? ""),
  );
  const ask = async (number: number) => {
    const outgoing = request(`${url}${routes[0]?.path}`, {
      method: "POST",
      agent: false,
      headers: { cookie, "content-type": "application/json" },
    });
    outgoing.end(JSON.stringify({ ...routes[0]?.body, messages: [{ role: "user", content: `${number}` }] }));
    const [response] = (await once(outgoing, "response")) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    const events = Buffer.concat(chunks)
      .toString()
      .split("\n")
      .filter((line) => line.startsWith("data: {"))
      .map((line) => JSON.parse(line.slice("data: ".length)) as Chunk);
    return [response.statusCode, response.complete, events.map(({ text = "" }) => text).join("")];
  };
  const replies = await Promise.all(Array.from({ length: REPLIES }, (_, number) => ask(number)));
  expect(replies).toEqual(Array.from({ length: REPLIES }, (_, number) => [200, true, wordsOf(`${number}`)]));
});

interface Chunk {
  readonly text?: string;
}

const wordsOf = (name: string) => Array.from({ length: 40 }, (_, word) => `${name}-${word}`).join(" ");

// What a pass-through costs at least: Hono, its Node server and fetch, with nothing around them.
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono().post("/v1/chat/completions", async (c) => {
  const response = await fetch(`${process.env.UPSTREAM}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: await c.req.text(),
    signal: c.req.raw.signal,
  });
  return new Response(response.body, { status: response.status, headers: { "content-type": "text/event-stream" } });
});
const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, "127.0.0.1", () => process.send(server.address().port));

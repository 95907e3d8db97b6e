// A vendor that writes a token every 100 ms, with the time it was written in it. Counts the streams it has open.
import { createServer } from "node:http";

const TOKENS = Number(process.env.TOKENS);
const GAP_MS = 100;
const now = () => performance.timeOrigin + performance.now();
const line = (content) =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", choices: [{ index: 0, delta: { content } }] })}\n\n`;

let open = 0;
const closed = [];

const server = createServer((request, response) => {
  if (request.url === "/state") return void response.end(JSON.stringify({ open, closed: closed.splice(0) }));
  // The server asks for it when it starts.
  if (request.url.endsWith("/models")) return void response.end('{"data":[{"id":"bench"}]}');
  request.resume();
  request.on("end", () => {
    open += 1;
    let sent = 0;
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    const timer = setInterval(() => {
      response.write(line(`${sent}@${now().toFixed(2)} `));
      sent += 1;
      if (sent < TOKENS) return;
      clearInterval(timer);
      response.end(
        `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\ndata: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", choices: [], usage: { prompt_tokens: 9, completion_tokens: TOKENS } })}\n\ndata: [DONE]\n\n`,
      );
    }, GAP_MS);
    response.on("close", () => {
      clearInterval(timer);
      open -= 1;
      closed.push({ at: now(), whole: sent >= TOKENS });
    });
  });
});
server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => process.send(server.address().port));

import { Agent, request } from "node:http";

const now = () => performance.timeOrigin + performance.now();
const messages = [{ role: "user", content: "Speak." }];
const vendorQuestion = JSON.stringify({ model: "bench", stream: true, max_completion_tokens: 300, messages });
const productQuestion = JSON.stringify({ characterId: "tesla", purpose: "reply", messages });
const agent = new Agent({ keepAlive: false, maxSockets: Infinity });

/** Opens one stream; tells each token's number and how long it took from the vendor's hand. */
export function openStream({ url, path, cookie = "" }, onToken) {
  let socket;
  const ended = new Promise((resolve, reject) => {
    socket = request(
      `${url}${path}`,
      { method: "POST", agent, headers: { "content-type": "application/json", cookie } },
      (response) => {
        if (response.statusCode !== 200) return reject(new Error(`Status ${response.statusCode}.`));
        let rest = "";
        response.setEncoding("utf8");
        response.on("data", (text) => {
          const at = now();
          rest += text;
          const last = rest.lastIndexOf("\n\n");
          const end = last === -1 ? 0 : last + 2;
          // One event may carry several tokens that arrived together.
          for (const [, number, sentAt] of rest.slice(0, end).matchAll(/(\d+)@([\d.]+) /g))
            onToken(Number(number), at - Number(sentAt), at);
          rest = rest.slice(end);
        });
        response.on("end", resolve);
        response.on("error", reject);
      },
    );
    socket.on("error", reject);
    socket.end(path === "/api/chat" ? productQuestion : vendorQuestion);
  });
  return { ended, leave: () => socket.destroy() };
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Many streams at once. Only tokens of the time when all of them run count for latency; all count for loss and order. */
export async function runStreams(target, { count, tokens, rampMs }) {
  const latencies = [];
  let lost = 0;
  let disordered = 0;
  let refused = 0;
  const allRunFrom = now() + rampMs + 500;
  const streams = [];
  for (let index = 0; index < count; index += 1) {
    let expected = 0;
    const { ended } = openStream(target, (number, latency, at) => {
      if (number !== expected) disordered += 1;
      expected = number + 1;
      if (at >= allRunFrom) latencies.push(latency);
    });
    streams.push(
      ended.then(
        () => (lost += tokens - expected),
        () => (refused += 1),
      ),
    );
    if (index % 10 === 9) await wait((rampMs / count) * 10);
  }
  await Promise.all(streams);
  return { latencies, lost, disordered, refused };
}

// How much the product's server adds to a vendor's stream, beside a bare pass-through and the vendor itself.
import { parseArgs } from "node:util";
import { quantile } from "../harness/statistics.mjs";
import { run } from "../../scripts/run.mjs";
import { residentMegabytes, startBare, startProduct, startUpstream } from "./processes.mjs";
import { openStream, runStreams } from "./streams.mjs";

const { values } = parseArgs({
  options: {
    streams: { type: "string", default: "500" },
    rounds: { type: "string", default: "3" },
    leaves: { type: "string", default: "500" },
  },
});
const count = Number(values.streams);
const rounds = Number(values.rounds);
const leaves = Number(values.leaves);
const tokens = 100;
const print = (text) => process.stdout.write(`${text}\n`);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const middle = (list) => quantile(list, 0.5);

run("npm", ["run", "--silent", "build", "-w", "@archive-of-minds/server"]);

async function measureLatency() {
  const samples = [];
  let memory = 0;
  const totals = { lost: 0, disordered: 0, refused: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const sample = {};
    const order = ["vendor", "bare", "product"];
    for (const name of [...order.slice(round % 3), ...order.slice(0, round % 3)]) {
      const upstream = await startUpstream(tokens);
      const server =
        name === "vendor" ? null : name === "bare" ? await startBare(upstream) : await startProduct(upstream);
      const target =
        name === "vendor"
          ? { url: upstream.url, path: "/chat/completions" }
          : { url: server.url, path: name === "bare" ? "/v1/chat/completions" : "/api/chat", cookie: server.cookie };
      const watch = setInterval(
        () => name === "product" && (memory = Math.max(memory, residentMegabytes(server.pid))),
        250,
      );
      const { latencies, ...faults } = await runStreams(target, { count, tokens, rampMs: 4_000 });
      clearInterval(watch);
      for (const key of Object.keys(totals)) totals[key] += faults[key];
      sample[name] = { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
      print(
        `round ${round + 1}: ${name.padEnd(8)} p50 ${sample[name].p50.toFixed(2)} ms, p99 ${sample[name].p99.toFixed(2)} ms, lost ${faults.lost}, out of order ${faults.disordered}, refused ${faults.refused}`,
      );
      await server?.stop();
      await upstream.stop();
    }
    samples.push(sample);
  }
  const added = (name, key) => samples.map((sample) => sample[name][key] - sample.vendor[key]);
  const ratios = added("product", "p99").map((value, round) => value / added("bare", "p99")[round]);
  print(`\n${count} streams of ${tokens} tokens, 10 a second each, ${rounds} rounds`);
  print(
    `added p99, product / bare pass-through: ${middle(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}), limit 1.35`,
  );
  print(
    `added p99: product ${middle(added("product", "p99")).toFixed(2)} ms, bare ${middle(added("bare", "p99")).toFixed(2)} ms; added p50: ${middle(added("product", "p50")).toFixed(2)} and ${middle(added("bare", "p50")).toFixed(2)} ms`,
  );
  print(
    `tokens lost ${totals.lost}, out of order ${totals.disordered}, streams refused ${totals.refused}; memory of the server ${memory.toFixed(0)} MB, limit 250`,
  );
}

/** Visitors who leave at random moments: how long until the vendor's stream is closed. */
async function measureLeaves() {
  const upstream = await startUpstream(tokens);
  const product = await startProduct(upstream);
  const target = { url: product.url, path: "/api/chat", cookie: product.cookie };
  const now = () => performance.timeOrigin + performance.now();
  const waits = [];
  for (let index = 0; index < leaves; index += 1) {
    const stream = openStream(target, () => {});
    stream.ended.catch(() => {});
    // Before the request is through, before the first token, in the middle.
    await wait(Math.random() * 350);
    const before = await (await fetch(`${upstream.url}/state`)).json();
    stream.leave();
    const leftAt = now();
    const deadline = leftAt + 2_000;
    let open = before.open;
    let closedAt = null;
    while (now() < deadline) {
      const state = await (await fetch(`${upstream.url}/state`)).json();
      closedAt ??= state.closed.at(-1)?.at ?? null;
      open = state.open;
      if (open === 0) break;
      await wait(5);
    }
    if (open > 0) waits.push(Infinity);
    else waits.push(closedAt === null ? 0 : Math.max(0, closedAt - leftAt));
  }
  await product.stop();
  await upstream.stop();
  const orphans = waits.filter((ms) => ms === Infinity).length;
  print(
    `\n${leaves} visitors left at random moments: vendor's stream closed after ${quantile(waits, 0.5).toFixed(1)} ms (median), ${quantile(waits, 0.99).toFixed(1)} ms (p99), limit 100; left open ${orphans}`,
  );
}

await measureLatency();
await measureLeaves();

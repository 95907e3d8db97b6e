// Measures the product against its figures; see the README beside this file.
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { agent } from "./cells/agent.mjs";
import { measureBytes } from "./cells/bytes.mjs";
import { builtIn } from "./cells/built-in.mjs";
import { camera } from "./cells/camera.mjs";
import { firstToken } from "./cells/first-token.mjs";
import { hall } from "./cells/hall.mjs";
import { leaving } from "./cells/leaving.mjs";
import { opening } from "./cells/opening.mjs";
import { presence } from "./cells/presence.mjs";
import { start } from "./cells/start.mjs";
import { storage } from "./cells/storage.mjs";
import { streaming } from "./cells/streaming.mjs";
import { typing } from "./cells/typing.mjs";
import { voice } from "./cells/voice.mjs";
import { buildPages } from "./harness/build.mjs";
import { installPackages } from "./harness/installed.mjs";
import { launch } from "./harness/pages.mjs";
import { describeRun, judge, moduleTable, readLoad, table } from "./harness/report.mjs";
import { quietness } from "./harness/quiet.mjs";
import { checkMessages } from "./harness/same-messages.mjs";
import { serve } from "./harness/serve.mjs";

const timed = [
  streaming,
  typing,
  firstToken,
  opening,
  start,
  hall,
  leaving,
  storage,
  voice,
  camera,
  presence,
  builtIn,
  agent,
];
const names = ["bytes", ...timed.map(({ name }) => name)];

const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "9" }, only: { type: "string", default: names.join(",") } },
});
const rounds = Number(options.rounds);
const wanted = options.only.split(",");
const unknown = wanted.find((name) => !names.includes(name));
if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds wants a whole number of at least 1.");
if (unknown !== undefined) throw new Error(`--only knows no "${unknown}". There is: ${names.join(", ")}.`);

const print = (text) => process.stdout.write(`${text}\n`);

async function measureTimes(cells, folder) {
  const server = await serve(await buildPages([...new Set(cells.flatMap(({ contestants }) => contestants))], folder));
  const context = { browser: await launch(), origin: server.origin };
  const about = describeRun({ rounds, browser: context.browser });
  const samples = new Map(cells.map((cell) => [cell, []]));
  const measure = async (cell, round) => {
    print(`round ${round + 1} of ${rounds}: ${cell.name}`);
    try {
      return await cell.measure(context, round);
    } catch (error) {
      if (context.browser.isConnected()) throw error;
      // Figures of half an hour are not given up for one crash of the browser.
      print("the browser is gone; once more with another");
      context.browser = await launch();
      return cell.measure(context, round);
    }
  };
  try {
    if (cells.some(({ contestants }) => contestants.includes("react"))) await checkMessages(context);
    for (let round = 0; round < rounds; round += 1) {
      for (const cell of cells) samples.get(cell).push(await measure(cell, round));
    }
  } finally {
    await context.browser.close();
    server.close();
  }
  return { about, samples: [...samples] };
}

const cells = timed.filter(({ name }) => wanted.includes(name));
const { folder, remove } = installPackages();
const measureAll = async () => ({
  bytes: wanted.includes("bytes") ? await measureBytes(folder) : null,
  times: cells.length > 0 ? await measureTimes(cells, folder) : { about: describeRun({ rounds }), samples: [] },
});
const { bytes, times } = await measureAll().finally(remove);

const rows = [...times.samples.flatMap(([cell, samples]) => cell.rows(samples)), ...(bytes?.rows ?? [])].map(judge);
const about = { ...times.about, loadAfter: readLoad(), ...quietness };

print("");
print(table(rows));
for (const [title, modules] of Object.entries(bytes?.modules ?? {})) print(`\n${moduleTable(title, modules)}`);
print(
  `\n${about.machine} · Chromium ${about.chromium} · Node ${about.node} · ${about.date} · commit ${about.commit.slice(0, 12)}`,
);
print(
  `${rounds} rounds · load ${about.load.join(" ")} before, ${about.loadAfter.join(" ")} after · rows that begin with — have no target`,
);
if (quietness.measurements > 0)
  print(
    `${quietness.disturbed} of ${quietness.measurements} measurements began while other work kept the machine busy`,
  );

const results = new URL("results/", import.meta.url);
mkdirSync(results, { recursive: true });
const file = new URL(`${about.date.replace(/[:.]/g, "-")}.json`, results);
const raw = Object.fromEntries(times.samples.map(([cell, samples]) => [cell.name, samples]));
writeFileSync(file, `${JSON.stringify({ ...about, rows, modules: bytes?.modules, samples: raw }, null, 2)}\n`);

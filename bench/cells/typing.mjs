import { inTurn, withContestant } from "../harness/pages.mjs";
import { quantile } from "../harness/statistics.mjs";

const HISTORY = 5_000;
const GAP = 10;
const KEYS = 40;
const SLOW_DOWN = 4;
const CONTESTANTS = ["source", "windowed", "react", "product"];
const FRAME = 1000 / 60;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function typeAlong({ page, drive, slowDown, collectGarbage }) {
  await drive("open", HISTORY);
  await drive("settle");
  await collectGarbage();
  await slowDown(SLOW_DOWN);
  await drive("beginTyping", GAP);
  for (let key = 0; key < KEYS; key += 1) {
    // Uneven, so that keys do not keep in step with frames.
    await wait(70 + ((key * 37) % 41));
    await page.keyboard.press("abcdefghij"[key % 10]);
  }
  await wait(200);
  const { latencies, longestTask, typed } = await drive("endTyping");
  if (typed !== KEYS) throw new Error(`${typed} of ${KEYS} keys arrived.`);
  return { p50: quantile(latencies, 0.5), p95: quantile(latencies, 0.95), worst: Math.max(...latencies), longestTask };
}

export const typing = {
  name: "typing",
  contestants: CONTESTANTS,

  /** Milliseconds from a key to the frame after it, while a reply runs, on a processor four times slower. */
  async measure(context, round) {
    const sample = {};
    for (const name of inTurn(CONTESTANTS, round)) sample[name] = await withContestant(context, name, typeAlong);
    return sample;
  },

  rows(samples) {
    const all = (name, key) => samples.map((sample) => sample[name][key]);
    const source = all("source", "p95");
    return [
      {
        figure: "typing p95, 5,000, 4x slower: product − S",
        values: all("product", "p95").map((p95, round) => p95 - source[round]),
        unit: "ms",
        limit: FRAME,
      },
      {
        figure: "longest task while typing, product (0: none of 50 or more)",
        values: all("product", "longestTask"),
        unit: "ms",
        limit: 50,
      },
      ...CONTESTANTS.map((name) => ({ figure: `— ${name}, p95`, values: all(name, "p95"), unit: "ms" })),
    ];
  },
};

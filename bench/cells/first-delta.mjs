import { inTurn, withContestant } from "../harness/pages.mjs";
import { median } from "../harness/statistics.mjs";

const HISTORY = 5_000;
const REPLIES = 6;
const CONTESTANTS = ["windowed", "react", "product"];
const FRAME = 1000 / 60;

async function askRepeatedly({ drive }) {
  await drive("open", HISTORY);
  await drive("settle");
  const waits = [];
  for (let reply = 0; reply < REPLIES; reply += 1) {
    // Odd times to think, so that the first delta falls anywhere within a frame.
    waits.push(await drive("firstDelta", 120 + reply * 7));
    await drive("settle");
  }
  const of = (key) => waits.map((each) => each[key]);
  return { ms: median(of("ms")), worst: Math.max(...of("ms")), frames: Math.max(...of("frames")) };
}

export const firstDelta = {
  name: "first-delta",
  contestants: CONTESTANTS,

  /** From the moment a model gives its first delta to the frame that shows it. */
  async measure(context, round) {
    const sample = {};
    for (const name of inTurn(CONTESTANTS, round)) sample[name] = await withContestant(context, name, askRepeatedly);
    return sample;
  },

  rows(samples) {
    const all = (name, key) => samples.map((sample) => sample[name][key]);
    return [
      {
        figure: "first delta to paint, product, slowest of six",
        values: all("product", "worst"),
        unit: "ms",
        limit: 2 * FRAME,
      },
      {
        figure: "first delta to paint, product, most frames of six",
        values: all("product", "frames"),
        unit: "frames",
        limit: 2,
      },
      ...CONTESTANTS.map((name) => ({ figure: `— ${name}, middle of six`, values: all(name, "ms"), unit: "ms" })),
    ];
  },
};

import { inTurn, withContestant } from "../harness/pages.mjs";
import { median } from "../harness/statistics.mjs";

const HISTORY = 1_000;
const REPLIES = 6;
const CONTESTANTS = ["windowed", "react", "product"];
const FRAME = 1000 / 60;

async function askRepeatedly({ drive }) {
  await drive("open", HISTORY);
  await drive("settle");
  const waits = [];
  for (let reply = 0; reply < REPLIES; reply += 1) {
    // Uneven waits, so that Send is pressed anywhere within a frame.
    waits.push(await drive("firstToken", 120 + reply * 7));
    await drive("settle");
  }
  const of = (clock, key) => waits.map((each) => each[clock][key]);
  return {
    send: median(of("send", "ms")),
    delta: median(of("delta", "ms")),
    slowestDelta: Math.max(...of("delta", "ms")),
    frames: Math.max(...of("delta", "frames")),
  };
}

export const firstToken = {
  name: "first-token",
  contestants: CONTESTANTS,

  /** From the press of Send to the frame that shows the first token of a model that answers at once. */
  async measure(context, round) {
    const sample = {};
    for (const name of inTurn(CONTESTANTS, round)) sample[name] = await withContestant(context, name, askRepeatedly);
    return sample;
  },

  rows(samples) {
    const all = (name, key) => samples.map((sample) => sample[name][key]);
    return [
      {
        figure: "Send to first token painted, product / R",
        values: all("product", "send").map((ms, round) => ms / samples[round].react.send),
        unit: "x",
        limit: 1.5,
      },
      {
        figure: "the model’s first delta to paint, product, slowest of six",
        values: all("product", "slowestDelta"),
        unit: "ms",
        limit: 2 * FRAME,
      },
      { figure: "— most frames of six", values: all("product", "frames"), unit: "frames" },
      ...CONTESTANTS.flatMap((name) => [
        { figure: `— ${name}, Send to first token`, values: all(name, "send"), unit: "ms" },
        { figure: `— ${name}, first delta to paint`, values: all(name, "delta"), unit: "ms" },
      ]),
    ];
  },
};

import { inTurn, withContestant } from "../harness/pages.mjs";

const DELTAS = 200;
const GAP = 10;
const HISTORIES = [0, 5_000];
const CONTESTANTS = ["windowed", "react", "source", "product"];

async function reply({ drive, metrics, collectGarbage }, history) {
  await drive("open", history);
  await drive("settle");
  await collectGarbage();
  const before = await metrics();
  const isShown = await drive("stream", DELTAS, GAP);
  const after = await metrics();
  if (!isShown) throw new Error("The end of the reply is not on the screen.");
  return Object.fromEntries(
    ["cpu", "script", "layout", "style"].map((key) => [key, (after[key] - before[key]) / DELTAS]),
  );
}

export const streaming = {
  name: "streaming",
  contestants: CONTESTANTS,

  /** Main-thread milliseconds per delta, by contestant and length of history. */
  async measure(context, round) {
    const sample = {};
    for (const history of HISTORIES) {
      for (const name of inTurn(CONTESTANTS, round)) {
        sample[`${name} ${history}`] = await withContestant(context, name, (controls) => reply(controls, history));
      }
    }
    return sample;
  },

  rows(samples) {
    const cpu = (name, history) => samples.map((sample) => sample[`${name} ${history}`].cpu);
    const ratio = (above, below) => above.map((value, round) => value / below[round]);
    const product = cpu("product", 5_000);
    return [
      {
        figure: "streaming into 5,000: CPU per delta, product / W",
        values: ratio(product, cpu("windowed", 5_000)),
        unit: "x",
        limit: 1.5,
      },
      {
        figure: "streaming into 5,000: CPU per delta, product / R",
        values: ratio(product, cpu("react", 5_000)),
        unit: "x",
        limit: 0.25,
      },
      { figure: "growth of that cost, 0 to 5,000", values: ratio(product, cpu("product", 0)), unit: "x", limit: 1.5 },
      { figure: "— streaming into 0, product / W", values: ratio(cpu("product", 0), cpu("windowed", 0)), unit: "x" },
      ...["windowed", "react"].map((name) => ({
        figure: `— growth, ${name}`,
        values: ratio(cpu(name, 5_000), cpu(name, 0)),
        unit: "x",
      })),
      ...CONTESTANTS.flatMap((name) =>
        HISTORIES.map((history) => ({
          figure: `— ${name}, ${history} messages, per delta`,
          values: cpu(name, history),
          unit: "ms",
        })),
      ),
    ];
  },
};

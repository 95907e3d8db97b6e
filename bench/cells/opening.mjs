import { inTurn, withContestant } from "../harness/pages.mjs";

const HISTORY = 10_000;
const CONTESTANTS = ["windowed", "react", "product"];

async function openHistory({ drive, metrics, collectGarbage }) {
  const shown = await drive("open", HISTORY);
  const messages = await drive("settle");
  // The first collection lets go of pages' objects that only the second can free.
  await collectGarbage();
  await collectGarbage();
  const { heap, cpu } = await metrics();
  return { shown, messages, heap: heap / 1e6, cpu };
}

export const opening = {
  name: "opening",
  contestants: CONTESTANTS,

  /** Opening a long conversation that is in memory already: time to its last screens, and what stays in the heap. */
  async measure(context, round) {
    const sample = {};
    for (const name of inTurn(CONTESTANTS, round)) sample[name] = await withContestant(context, name, openHistory);
    return sample;
  },

  rows(samples) {
    const all = (name, key) => samples.map((sample) => sample[name][key]);
    const ratio = (key) => all("product", key).map((value, round) => value / samples[round].react[key]);
    return [
      { figure: "opening 10,000: last screens painted, product / R", values: ratio("shown"), unit: "x", limit: 0.1 },
      { figure: "opening 10,000: heap when all has mounted, product / R", values: ratio("heap"), unit: "x", limit: 1 },
      ...CONTESTANTS.flatMap((name) => [
        { figure: `— ${name}, last screens painted`, values: all(name, "shown"), unit: "ms" },
        { figure: `— ${name}, heap`, values: all(name, "heap"), unit: "MB" },
        { figure: `— ${name}, messages in the page`, values: all(name, "messages"), unit: "" },
      ]),
    ];
  },
};

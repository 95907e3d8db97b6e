import { inTurn, withContestant } from "../harness/pages.mjs";

const LENGTHS = [1_000, 10_000];
const CONTESTANTS = ["windowed", "react", "product"];

async function openHistory({ drive, metrics, collectGarbage }, length) {
  const shown = await drive("open", length);
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

  /** Opening a conversation that is in memory already: time to its last screens, and what stays in the heap. */
  async measure(context, round) {
    const sample = {};
    for (const length of LENGTHS) {
      for (const name of inTurn(CONTESTANTS, round)) {
        sample[`${name} ${length}`] = await withContestant(context, name, (controls) => openHistory(controls, length));
      }
    }
    return sample;
  },

  rows(samples) {
    const all = (name, length, key) => samples.map((sample) => sample[`${name} ${length}`][key]);
    const ratio = (length, key) =>
      all("product", length, key).map((value, round) => value / samples[round][`react ${length}`][key]);
    const [usual, long] = LENGTHS;
    return [
      {
        figure: "opening 1,000: last screens painted, product / R",
        values: ratio(usual, "shown"),
        unit: "x",
        limit: 0.6,
      },
      {
        figure: "opening 10,000: last screens painted, product / R",
        values: ratio(long, "shown"),
        unit: "x",
        limit: 0.1,
      },
      {
        figure: "heap of 10,000 when all has mounted, product / R",
        values: ratio(long, "heap"),
        unit: "x",
        limit: 1.2,
      },
      ...CONTESTANTS.flatMap((name) => [
        ...LENGTHS.map((length) => ({
          figure: `— ${name}, last of ${length} painted`,
          values: all(name, length, "shown"),
          unit: "ms",
        })),
        { figure: `— ${name}, heap of 10,000`, values: all(name, long, "heap"), unit: "MB" },
        { figure: `— ${name}, messages in the page`, values: all(name, long, "messages"), unit: "" },
      ]),
    ];
  },
};

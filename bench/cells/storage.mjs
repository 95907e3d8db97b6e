import { inTurn, withContestant } from "../harness/pages.mjs";

/** A long conversation, and about fifty megabytes. */
const COUNTS = [10_000, 82_000];
const WAYS = ["open", "openAtOnce"];

export const storage = {
  name: "storage",
  contestants: ["storage"],

  /** Reading a stored memory, and bringing one in from a file: how long each takes, and its longest task. */
  async measure(context, round) {
    const sample = {};
    for (const count of COUNTS) {
      sample[count] = await withContestant(
        context,
        "storage",
        async ({ page, collectGarbage }) => {
          const run = async (way) => {
            await collectGarbage();
            return page.evaluate(([name, messages]) => window.storage[name](messages), [way, count]);
          };
          const result = { importFile: await run("importFile") };
          for (const way of inTurn(WAYS, round)) result[way] = await run(way);
          return result;
        },
        "storage",
      );
    }
    return sample;
  },

  rows(samples) {
    const all = (count, way, key) => samples.map(({ [count]: sample }) => sample[way][key]);
    const [usual, large] = COUNTS;
    return [
      {
        figure: "storage: importing 82,000 messages (50 MB), longest task",
        values: all(large, "importFile", "longest"),
        unit: "ms",
        limit: 200,
      },
      {
        figure: "storage: opening 82,000 messages, longest task",
        values: all(large, "open", "longest"),
        unit: "ms",
        limit: 200,
      },
      { figure: "— all at once, longest task", values: all(large, "openAtOnce", "longest"), unit: "ms" },
      { figure: "— opening 10,000 stored messages", values: all(usual, "open", "took"), unit: "ms" },
      { figure: "— all at once, nothing done with them", values: all(usual, "openAtOnce", "took"), unit: "ms" },
      { figure: "— importing 82,000 messages (50 MB)", values: all(large, "importFile", "took"), unit: "ms" },
    ];
  },
};

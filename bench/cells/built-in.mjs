import { withContestant } from "../harness/pages.mjs";
import { median } from "../harness/statistics.mjs";

const PAGE = "builtIn";

/** The waits for the first word of each reply, in a talk with each character. */
const talk = (context, slowdown) =>
  withContestant(
    context,
    PAGE,
    async ({ page, slowDown }) => {
      await slowDown(slowdown);
      return page.evaluate(() => window.builtIn.talk());
    },
    PAGE,
  );

export const builtIn = {
  name: "built-in",
  contestants: [PAGE],

  /** From the call to the first word, for each reply of a character that is loaded. */
  async measure(context) {
    return { here: await talk(context, 1), slow: await talk(context, 4) };
  },

  rows(samples) {
    const values = (read) => samples.map(read);
    return [
      {
        figure: "built-in model, first word, slowest reply",
        values: values(({ here }) => Math.max(...here)),
        unit: "ms",
        limit: 50,
      },
      { figure: "— median reply", values: values(({ here }) => median(here)), unit: "ms" },
      { figure: "— four times slower, slowest reply", values: values(({ slow }) => Math.max(...slow)), unit: "ms" },
      { figure: "— four times slower, median reply", values: values(({ slow }) => median(slow)), unit: "ms" },
    ];
  },
};

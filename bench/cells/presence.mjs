import { inTurn, withContestant } from "../harness/pages.mjs";

const SECONDS = 4;
const FRAMES_A_SECOND = 30;
/** The figure is meant for a device that is four times slower. */
const SLOWDOWN = 4;
const WAYS = ["worker", "page"];

/** Processor time of the main thread for one frame beyond what a resting drawing costs, in milliseconds, and that. */
const costs = (context, way) =>
  withContestant(
    context,
    "presence",
    async ({ page, metrics }) => {
      await page.evaluate((where) => window.presence.open(where), way);
      const spend = async (method) => {
        const before = await metrics();
        await page.evaluate(([name, duration]) => window.presence[name](duration), [method, SECONDS * 1000]);
        return (await metrics()).cpu - before.cpu;
      };
      const speaking = await spend("speak");
      await page.evaluate(() => window.presence.settle());
      const resting = await spend("rest");
      await page.evaluate(() => window.presence.close());
      return { frame: Math.max(0, speaking - resting) / (SECONDS * FRAMES_A_SECOND), resting: resting / SECONDS };
    },
    "presence",
  );

export const presence = {
  name: "presence",
  contestants: ["presence"],

  async measure(context, round) {
    const sample = {};
    for (const way of inTurn(WAYS, round)) sample[way] = await costs(context, way);
    return sample;
  },

  rows(samples) {
    const values = (read) => samples.map(read);
    return [
      {
        figure: "moving drawing, main thread a frame, four times slower",
        values: values(({ worker }) => worker.frame * SLOWDOWN),
        unit: "ms",
        limit: 1,
      },
      {
        figure: "— in the worker / drawn by the page",
        values: values(({ worker, page }) => worker.frame / page.frame),
        unit: "",
      },
      { figure: "— drawn by the page, a frame", values: values(({ page }) => page.frame), unit: "ms" },
      { figure: "— resting drawing, a second", values: values(({ worker }) => worker.resting), unit: "ms" },
    ];
  },
};

import { inTurn, withContestant } from "../harness/pages.mjs";

const PICTURES = 30;
const INTERVAL = 100;
const QUALITIES = [
  ["medium", 0.15],
  ["high", 0.05],
];
const WAYS = ["take", "encodeInPage"];

/** Processor time of the main thread for one picture beyond what showing the camera costs, in milliseconds. */
async function costs(context, quality, round) {
  return withContestant(
    context,
    "camera",
    async ({ page, metrics }) => {
      await page.evaluate((chosen) => window.camera.open(chosen), quality);
      const spend = async (way) => {
        const before = await metrics();
        await page.evaluate(
          ([name, count, interval]) => window.camera[name](count, interval),
          [way, PICTURES, INTERVAL],
        );
        return ((await metrics()).cpu - before.cpu) / PICTURES;
      };
      const idle = await spend("idle");
      const cost = {};
      for (const way of inTurn(WAYS, round)) cost[way] = Math.max(0, (await spend(way)) - idle);
      await page.evaluate(() => window.camera.close());
      return cost;
    },
    "camera",
  );
}

export const camera = {
  name: "camera",
  contestants: ["camera"],

  async measure(context, round) {
    const sample = {};
    for (const [quality] of QUALITIES) sample[quality] = await costs(context, quality, round);
    return sample;
  },

  rows(samples) {
    return QUALITIES.flatMap(([quality, limit]) => [
      {
        figure: `camera frame at ${quality}, main thread, product / toDataURL`,
        values: samples.map(({ [quality]: cost }) => cost.take / cost.encodeInPage),
        unit: "",
        limit,
      },
      {
        figure: `— product, one frame at ${quality}`,
        values: samples.map(({ [quality]: cost }) => cost.take),
        unit: "ms",
      },
      {
        figure: `— toDataURL, one frame at ${quality}`,
        values: samples.map(({ [quality]: cost }) => cost.encodeInPage),
        unit: "ms",
      },
    ]);
  },
};

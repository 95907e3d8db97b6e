import { tsImport } from "tsx/esm/api";
import { inTurn, withContestant } from "../harness/pages.mjs";
import { quantile } from "../harness/statistics.mjs";

const SENTENCES = 60;
const GAP = 100;
const SLOW_DOWN = 4;
const WAYS = ["client", "product"];
const DIRECTIONS = [
  ["heard", "what the agent says"],
  ["spoken", "what the visitor says"],
];

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** How long sound is in the page on its way to the player and to the vendor, p99 in milliseconds. */
async function converse(context, way) {
  const { startElevenLabsStandIn } = await tsImport("../../packages/testing/src/servers/index.ts", import.meta.url);
  const vendor = await startElevenLabsStandIn({ agentBehaviour: "silent" });
  try {
    return await withContestant(
      context,
      "agent",
      async ({ page, slowDown }) => {
        // Browsers let a page make sound after a press.
        await page.mouse.click(5, 5);
        await page.evaluate(
          ([name, address]) => window.agent.begin(name, address),
          [way, `${vendor.url.replace(/^http/, "ws")}/v1/convai/conversation?agent_id=tesla`],
        );
        await slowDown(SLOW_DOWN);
        for (let sentence = 0; sentence < SENTENCES; sentence += 1) {
          vendor.conversations.at(-1).says(`Sentence ${sentence} of what there is to say.`, { milliseconds: 250 });
          await wait(GAP);
        }
        const passage = await page.evaluate(() => window.agent.end());
        if (passage.heard.length < SENTENCES || passage.spoken.length === 0)
          throw new Error(`${passage.heard.length} sounds of ${SENTENCES} were heard, ${passage.spoken.length} sent.`);
        return Object.fromEntries(DIRECTIONS.map(([direction]) => [direction, quantile(passage[direction], 0.99)]));
      },
      "agent",
    );
  } finally {
    await vendor.close();
  }
}

export const agent = {
  name: "agent",
  contestants: ["agent"],

  async measure(context, round) {
    const sample = {};
    for (const way of inTurn(WAYS, round)) sample[way] = await converse(context, way);
    return sample;
  },

  rows(samples) {
    return DIRECTIONS.flatMap(([direction, words]) => [
      {
        figure: `live agent, ${words}, 4x slower, p99: product − the vendor's client alone`,
        values: samples.map(({ product, client }) => product[direction] - client[direction]),
        unit: "ms",
        limit: 5,
      },
      ...WAYS.map((way) => ({
        figure: `— ${way}, p99`,
        values: samples.map((sample) => sample[way][direction]),
        unit: "ms",
      })),
    ]);
  },
};

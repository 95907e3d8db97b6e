import { weighCompiledCode } from "../harness/compiled-code.mjs";
import { inTurn, withContestant } from "../harness/pages.mjs";

const DELTAS = 200;
/** What grows once has grown by then. */
const WARM = 20;
const CYCLES = 60;
const CONTESTANTS = ["windowed", "react", "product"];

async function leaveRepeatedly({ drive, metrics, collectGarbage, cdp }) {
  const measure = async () => {
    const code = await weighCompiledCode(cdp);
    // The first collection lets go of pages' objects that only the second can free.
    await collectGarbage();
    await collectGarbage();
    return { ...(await metrics()), code };
  };
  await drive("cycle", WARM, DELTAS);
  const before = await measure();
  await drive("cycle", CYCLES - WARM, DELTAS);
  const after = await measure();
  const perCycle = (key) => (after[key] - before[key]) / (CYCLES - WARM);
  const [heap, code] = [perCycle("heap") / 1000, perCycle("code") / 1000];
  return { heap, objects: heap - code, nodes: perCycle("nodes"), listeners: perCycle("listeners") };
}

export const leaving = {
  name: "leaving",
  contestants: CONTESTANTS,

  /** What a cycle of mounting, taking a reply and unmounting leaves behind. */
  async measure(context, round) {
    const sample = {};
    for (const name of inTurn(CONTESTANTS, round)) sample[name] = await withContestant(context, name, leaveRepeatedly);
    return sample;
  },

  rows(samples) {
    const all = (name, key) => samples.map((sample) => sample[name][key]);
    return [
      {
        figure: "mount, stream, unmount: heap left a cycle, compiled code out",
        values: all("product", "objects"),
        unit: "kB",
        limit: 2,
      },
      { figure: "— with the code that V8 compiles", values: all("product", "heap"), unit: "kB" },
      { figure: "— DOM nodes left a cycle", values: all("product", "nodes"), unit: "" },
      { figure: "— listeners left a cycle", values: all("product", "listeners"), unit: "" },
      ...["windowed", "react"].flatMap((name) => [
        { figure: `— ${name}, compiled code out`, values: all(name, "objects"), unit: "kB" },
        { figure: `— ${name}, with compiled code`, values: all(name, "heap"), unit: "kB" },
      ]),
    ];
  },
};

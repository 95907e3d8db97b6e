import { inTurn, withPage } from "../harness/pages.mjs";

const SLOW_DOWN = 4;
const DEADLINE = 30_000;
const CONTESTANTS = ["windowed", "react", "product"];

/** Opens an empty app for the first time: nothing is cached. */
async function openEmpty({ open, slowDown, metrics, cdp }, name) {
  await slowDown(SLOW_DOWN);
  // A binding costs the page nothing; Playwright's own waiting would bring a large script into it.
  await cdp.send("Runtime.enable");
  await cdp.send("Runtime.addBinding", { name: "composerPainted" });
  const painted = new Promise((resolve, reject) => {
    cdp.once("Runtime.bindingCalled", ({ payload }) => resolve(Number(payload)));
    setTimeout(() => reject(new Error("The composer was not painted.")), DEADLINE).unref();
  });
  await open(`/start/${name}`);
  return { painted: await painted, ...(await metrics()) };
}

export const start = {
  name: "start",
  contestants: CONTESTANTS,

  /** From the navigation to the frame that shows the composer, on a processor four times slower. */
  async measure(context, round) {
    const sample = {};
    for (const name of inTurn(CONTESTANTS, round))
      sample[name] = await withPage(context, name, (controls) => openEmpty(controls, name));
    return sample;
  },

  rows(samples) {
    const all = (name, key) => samples.map((sample) => sample[name][key]);
    const ratio = (key) => all("product", key).map((value, round) => value / samples[round].react[key]);
    return [
      {
        figure: "empty app to composer painted, 4x slower, product / R",
        values: ratio("painted"),
        unit: "x",
        limit: 1.35,
      },
      { figure: "— CPU until then, product / R", values: ratio("cpu"), unit: "x" },
      ...CONTESTANTS.flatMap((name) => [
        { figure: `— ${name}, composer painted`, values: all(name, "painted"), unit: "ms" },
        { figure: `— ${name}, CPU until then`, values: all(name, "cpu"), unit: "ms" },
        { figure: `— ${name}, script until then`, values: all(name, "script"), unit: "ms" },
      ]),
    ];
  },
};

import { chromium } from "playwright";
import { findChromium } from "../../scripts/chromium.mjs";
import { untilQuiet } from "./quiet.mjs";

/** Starts the browser. */
export async function launch() {
  const executablePath = await findChromium();
  return chromium.launch({
    executablePath,
    args: ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
  });
}

/** What the browser says it spent, in milliseconds, its JavaScript heap in bytes, and what the page holds. */
async function readMetrics(cdp) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const value = (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    // Processor time of the main thread: other work on the machine does not lengthen it as it does wall time.
    cpu: value("ThreadTime") * 1000,
    script: value("ScriptDuration") * 1000,
    layout: value("LayoutDuration") * 1000,
    style: value("RecalcStyleDuration") * 1000,
    heap: value("JSHeapUsedSize"),
    nodes: value("Nodes"),
    listeners: value("JSEventListeners"),
  };
}

/**
 * Opens an empty page in a fresh context and hands over its controls.
 *
 * @param {{ browser: import('playwright').Browser, origin: string }} context
 */
export async function withPage({ browser, origin }, name, work) {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  try {
    const page = await context.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(error));
    const cdp = await context.newCDPSession(page);
    await cdp.send("Performance.enable");
    await cdp.send("HeapProfiler.enable");
    // Chromium loads a page of its own in each new context.
    await untilQuiet();
    const result = await work({
      page,
      open: (path) => page.goto(`${origin}${path}`),
      /** Calls the page's driver. */
      drive: (method, ...parameters) =>
        page.evaluate(([key, values]) => window.driver[key](...values), [method, parameters]),
      metrics: () => readMetrics(cdp),
      collectGarbage: () => cdp.send("HeapProfiler.collectGarbage"),
      slowDown: (rate) => cdp.send("Emulation.setCPUThrottlingRate", { rate }),
      cdp,
    });
    if (errors.length > 0) throw errors[0];
    return result;
  } catch (error) {
    throw new Error(`${name}: ${error.message}`, { cause: error });
  } finally {
    // A browser that is gone has closed it already.
    if (browser.isConnected()) await context.close();
  }
}

/**
 * Opens a contestant with its driver and hands over their controls.
 *
 * @param {string} control what the page calls its own controls
 */
export const withContestant = (context, name, work, control = "bench") =>
  withPage(context, name, async (controls) => {
    await controls.open(`/${name}`);
    await controls.page.waitForFunction((key) => "driver" in window && key in window, control);
    return work(controls);
  });

/** Each round begins with another contestant, so that none always comes first. */
export function inTurn(names, round) {
  const start = round % names.length;
  return [...names.slice(start), ...names.slice(0, start)];
}

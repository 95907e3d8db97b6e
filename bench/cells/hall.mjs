import { setTimeout as wait } from "node:timers/promises";
import { withPage } from "../harness/pages.mjs";
import { startSite } from "../harness/site.mjs";

const SLOW_DOWN = 4;
/** A usual mobile network, in bytes a second and milliseconds. */
const NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
const CODE = "archive";
const BETWEEN_KEYS = 250;
/** A look at the login before the first key, and one at what opened before the next press. */
const LOOK = 1_000;
/** For so long no task of the main thread took 50 ms or more. */
const IDLE = 250;
const DEADLINE = 60_000;
const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
/** A visitor who types the code, and one whose password manager has filled it in. */
const VISITORS = { typed: SCREENS.phone, filled: SCREENS.phone, desktop: SCREENS.desktop };

/** Runs in the page. Measures from a press to the first painted frame in which what it asks for is there. */
function installProbe() {
  let pressed;
  addEventListener("pointerdown", (event) => (pressed = event.timeStamp), true);
  let lastLongTask = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      lastLongTask = Math.max(lastLongTask, startTime + duration);
  }).observe({ type: "longtask", buffered: true });

  const composer = () => document.querySelector(".aom-composer textarea");
  const doors = () => [...document.querySelectorAll(".aom-door")];
  /** On the screen, and not behind something else. */
  const canBePressed = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const isReady = (element) => element && !element.disabled && canBePressed(element);
  const conditions = {
    login: () => isReady(document.querySelector(".aom-login-card input")),
    hall: () => doors().length === 6 && doors().every(isReady) && isReady(composer()),
    still: () => conditions.hall() && !("opening" in document.documentElement.dataset),
    composer: (name) => isReady(composer()) && composer().placeholder.includes(name),
  };
  window.hall = {
    /** Milliseconds from the press, or from the navigation where nothing was pressed. */
    painted: (condition, name) =>
      new Promise((resolve) => {
        const look = () => {
          if (!conditions[condition](name)) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - (pressed ?? 0));
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      }),
    forget: () => (pressed = undefined),
    middleOf(selector, place = 0) {
      const element = document.querySelectorAll(selector)[place];
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    namesOfDoors: () =>
      doors().map((door) => [door.querySelector(".aom-door-name").textContent, door.hasAttribute("aria-current")]),
    quietFor: () => performance.now() - lastLongTask,
  };
}

/** Slows the network of the service worker as well, which downloads the whole site beside the page. */
async function slowWorkers(browser) {
  const session = await browser.newBrowserCDPSession();
  let id = 0;
  session.on("Target.targetCreated", async ({ targetInfo: { type, targetId } }) => {
    if (type !== "service_worker") return;
    try {
      const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
      const message = JSON.stringify({ id: (id += 1), method: "Network.emulateNetworkConditions", params: NETWORK });
      await session.send("Target.sendMessageToTarget", { sessionId, message });
    } catch {
      // It was gone before.
    }
  });
  await session.send("Target.setDiscoverTargets", { discover: true });
  return session;
}

/** What the page is still waiting for. The end of a worker's script is told to the worker. */
function watchRequests(cdp) {
  const open = new Map();
  cdp.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!/worker/.test(request.url)) open.set(requestId, request.url);
  });
  for (const end of ["Network.loadingFinished", "Network.loadingFailed"])
    cdp.on(end, ({ requestId }) => open.delete(requestId));
  return open;
}

async function visit({ page, open, slowDown, metrics, cdp }, { viewport, isFilled }) {
  await page.setViewportSize(viewport);
  await page.addInitScript(installProbe);
  await cdp.send("Network.enable");
  const requests = watchRequests(cdp);
  await cdp.send("Network.emulateNetworkConditions", NETWORK);
  await slowDown(SLOW_DOWN);
  const painted = (...asked) =>
    Promise.race([
      page.evaluate((values) => window.hall.painted(...values), asked),
      wait(DEADLINE, undefined, { ref: false }).then(() => {
        throw new Error(`There was no ${asked[0]}.`);
      }),
    ]);
  const press = async (...asked) => {
    const { x, y } = await page.evaluate((values) => window.hall.middleOf(...values), asked);
    await page.evaluate(() => window.hall.forget());
    const button = { x, y, button: "left", clickCount: 1 };
    await cdp.send("Input.dispatchMouseEvent", { ...button, type: "mousePressed" });
    await cdp.send("Input.dispatchMouseEvent", { ...button, type: "mouseReleased" });
  };

  await open("/");
  const login = await painted("login");
  if (isFilled) await cdp.send("Input.insertText", { text: CODE });
  else {
    await wait(LOOK);
    for (const letter of CODE) {
      await cdp.send("Input.insertText", { text: letter });
      await wait(BETWEEN_KEYS);
    }
  }
  const quietFor = await page.evaluate(() => window.hall.quietFor());
  const isIdle = requests.size === 0 && quietFor > IDLE;
  const before = await metrics();
  await press(".aom-login-card button[type=submit]");
  const isStill = painted("still");
  const hall = await painted("hall");
  const cpu = (await metrics()).cpu - before.cpu;
  const still = await isStill;

  const doors = [];
  const names = await page.evaluate(() => window.hall.namesOfDoors());
  for (const [place, [name, isChosen]] of names.entries()) {
    // The last door leads to the Chat Room.
    if (isChosen || place === names.length - 1) continue;
    await wait(LOOK);
    await press(".aom-door", place);
    doors.push(await painted("composer", name));
  }
  return { login, hall, still, doors, cpu, isIdle };
}

export const hall = {
  name: "hall",
  contestants: [],

  /** A first visit to the built site with its server, on a slow phone and on a slow desktop. */
  async measure({ browser }) {
    const site = await startSite();
    const workers = await slowWorkers(browser);
    try {
      const sample = {};
      for (const [name, viewport] of Object.entries(VISITORS))
        sample[name] = await withPage({ browser, origin: site.origin }, `hall, ${name}`, (controls) =>
          visit(controls, { viewport, isFilled: name === "filled" }),
        );
      return sample;
    } finally {
      // A browser that is gone has ended it already.
      await workers.detach().catch(() => {});
      await site.stop();
    }
  },

  rows(samples) {
    const all = (name, read) => samples.map((sample) => read(sample[name]));
    const hallOf = ({ hall: painted }) => painted;
    const firstDoor = ({ doors }) => doors[0];
    const slowestDoor = ({ doors }) => Math.max(...doors);
    return [
      { figure: "Unlock to the hall, slow phone, code typed", values: all("typed", hallOf), unit: "ms", limit: 1_000 },
      {
        figure: "another door to its composer, the slowest of four",
        values: all("typed", slowestDoor),
        unit: "ms",
        limit: 300,
      },
      { figure: "— the first door that was pressed", values: all("typed", firstDoor), unit: "ms" },
      { figure: "— CPU of the main thread until then", values: all("typed", ({ cpu }) => cpu), unit: "ms" },
      { figure: "— Unlock to the end of the movement", values: all("typed", ({ still }) => still), unit: "ms" },
      { figure: "— navigation to the login", values: all("typed", ({ login }) => login), unit: "ms" },
      {
        figure: "— page was idle at the press of Unlock",
        values: all("typed", ({ isIdle }) => Number(isIdle)),
        unit: "",
      },
      { figure: "— Unlock to the hall, code filled in at once", values: all("filled", hallOf), unit: "ms" },
      { figure: "— its slowest door", values: all("filled", slowestDoor), unit: "ms" },
      { figure: "— Unlock to the hall, desktop, code typed", values: all("desktop", hallOf), unit: "ms" },
      { figure: "— its slowest door", values: all("desktop", slowestDoor), unit: "ms" },
    ];
  },
};

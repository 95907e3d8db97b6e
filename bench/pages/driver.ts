// Runs in every contestant's page beside it; the harness calls it from outside.
import { atOnce, LAST_WORD, paced, wait } from "./deltas";
import { frameWith, nextFrame, timeToFrame, type Wait } from "./frames";
import { makeHistory } from "./history";
import { watchKeys, type KeyReport } from "./keys";

const QUIET = 1_000;

const messages = () => document.getElementsByClassName("aom-message-text");
const lastText = () => messages()[messages().length - 1];

function isInView(element: Element | undefined): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

const target = () => document.querySelector<HTMLTextAreaElement>(window.bench.typeTarget);

/** Until nothing has been added for a while: what mounts when idle has mounted then. */
async function settle(): Promise<number> {
  let count = -1;
  let since = performance.now();
  while (performance.now() - since < QUIET) {
    await wait(50);
    const now = document.getElementsByTagName("*").length;
    if (now !== count) since = performance.now();
    count = now;
  }
  return messages().length;
}

/** Types a question, as a visitor does before Send. */
async function type(text: string): Promise<void> {
  const box = target();
  if (!box) throw new Error("There is no text box.");
  // React notices only what is set past its own setter.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(box, text);
  box.dispatchEvent(new Event("input", { bubbles: true }));
  await nextFrame();
  await nextFrame();
}

/** Types a question and presses Send; ends with the reply. */
async function ask(reply: AsyncIterable<string>): Promise<void> {
  await type("go");
  await window.bench.startStream(reply);
}

let replies = 0;
let typing: { report(): KeyReport; readonly ended: Promise<void> } | null = null;

const driver = {
  /** Opens a stored conversation: milliseconds until its last message is on the screen. */
  async open(count: number): Promise<number> {
    const history = makeHistory(count);
    const last = history.at(-1)?.text;
    window.bench.prepare?.(history);
    await nextFrame();
    const begun = performance.now();
    const mounted = window.bench.mount({ history });
    const isOpen = () =>
      last === undefined ? target() !== null : lastText()?.textContent === last && isInView(lastText());
    const painted = await frameWith(isOpen);
    await mounted;
    return painted - begun;
  },

  settle,

  /** Takes a whole reply on a timetable; says whether its end got on the screen. */
  async stream(count: number, gap: number): Promise<boolean> {
    await ask(paced(count, gap));
    await nextFrame();
    await nextFrame();
    return lastText()?.textContent?.endsWith(LAST_WORD) === true;
  },

  /** How long a first token takes to the frame that shows it: from Send, and from the moment the model gives it. */
  async firstToken(phase: number): Promise<{ readonly send: Wait; readonly delta: Wait }> {
    replies += 1;
    const first = `Madam ${replies}, `;
    await type("go");
    await wait(phase);
    const isShown = () => lastText()?.textContent?.startsWith(first) === true;
    const fromSend = timeToFrame(isShown);
    const fromDelta = timeToFrame(isShown);
    fromSend.begin();
    const ended = window.bench.startStream(atOnce(first, fromDelta.begin));
    const [send, delta] = await Promise.all([fromSend.shown, fromDelta.shown, ended]);
    return { send, delta };
  },

  /** Mounts an empty app, takes a reply and unmounts, so many times. */
  async cycle(count: number, deltas: number): Promise<void> {
    for (let each = 0; each < count; each += 1) {
      window.bench.prepare?.([]);
      await window.bench.mount({ history: [] });
      await frameWith(() => target()?.disabled === false);
      await ask(paced(deltas, 0));
      await nextFrame();
      await window.bench.unmount();
    }
  },

  /** Begins an endless reply; from then on keys can be pressed, and are watched. */
  async beginTyping(gap: number): Promise<void> {
    let isOver = false;
    const ended = ask(paced(Infinity, gap, () => isOver));
    // The first delta unlocks the box; the rest of the wait lets the start of the reply pass.
    await wait(500);
    await frameWith(() => target()?.disabled === false);
    target()?.focus();
    // The yardsticks leave the question in the box.
    const before = target()?.value.length ?? 0;
    const keys = watchKeys();
    typing = {
      report() {
        isOver = true;
        return keys.report((target()?.value.length ?? 0) - before);
      },
      ended,
    };
  },

  async endTyping(): Promise<KeyReport> {
    if (!typing) throw new Error("beginTyping was not called.");
    const report = typing.report();
    await typing.ended;
    return report;
  },

  /** The shape of the last message, to see that all contestants draw the same. */
  messageShape(): string {
    const shape = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className}(${[...element.children].map(shape).join(" ")})`;
    // The last question and the last reply have a button more than any other.
    const message = [...document.querySelectorAll("article")].at(-3);
    return message ? shape(message) : "";
  },
};

declare global {
  interface Window {
    driver: typeof driver;
  }
}

window.driver = driver;

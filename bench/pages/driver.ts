// Runs in every contestant's page beside it; the harness calls it from outside.
import { afterThinking, LAST_WORD, paced, wait } from "./deltas";
import { frameWith, nextFrame, timeToFrame } from "./frames";
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
    await window.bench.startStream(paced(count, gap));
    await nextFrame();
    await nextFrame();
    return lastText()?.textContent?.endsWith(LAST_WORD) === true;
  },

  /** From the moment the first delta is there to the frame that shows it. */
  async firstDelta(thinking: number) {
    replies += 1;
    const first = `Madam ${replies}, `;
    const { begin, shown } = timeToFrame(() => lastText()?.textContent?.startsWith(first) === true);
    const [result] = await Promise.all([shown, window.bench.startStream(afterThinking(thinking, first, begin))]);
    return result;
  },

  /** Begins an endless reply; from then on keys can be pressed, and are watched. */
  async beginTyping(gap: number): Promise<void> {
    let isOver = false;
    const ended = window.bench.startStream(paced(Infinity, gap, () => isOver));
    // The first delta unlocks the box; the rest of the wait lets the start of the reply pass.
    await wait(500);
    await frameWith(() => target()?.disabled === false);
    target()?.focus();
    const keys = watchKeys();
    typing = {
      report() {
        isOver = true;
        return keys.report(target()?.value.length ?? 0);
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

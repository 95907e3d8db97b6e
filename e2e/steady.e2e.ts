import type { Page } from "@playwright/test";
import { expect, test, visitor } from "./archive";

/** Something moved: the part of the screen it belongs to, and the turn in which it did. */
type Shift = readonly [part: string, turn: number];

/** What stands below a growing reply may move. */
const FREE = "below the messages";

/** Runs in every page: notes what moves. */
function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly sources: readonly {
      readonly node: Node | null;
    }[];
  }
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts, turn: 0, isFull: false });
  const parts = [
    [".aom-header", "header"],
    [".aom-composer", "composer"],
    [".aom-message", "message"],
    [".aom-messages", "below the messages"],
  ] as const;
  const partOf = ({ node }: LayoutShift["sources"][number]) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return parts.find(([selector]) => element?.closest(selector))?.[1] ?? (element?.className || "a part that is gone");
  };
  new PerformanceObserver((list) => {
    const turn = Number(Reflect.get(globalThis, "turn"));
    for (const { sources } of list.getEntries() as LayoutShift[])
      shifts.push(...sources.map((source): Shift => [partOf(source), turn]));
  }).observe({ type: "layout-shift" });
}

/** Runs in every page: the browser has no room while the test says so. */
function fillStorage(): void {
  const refusing = (method: IDBObjectStore["put"]): IDBObjectStore["put"] =>
    function (this: IDBObjectStore, ...values) {
      if (Reflect.get(globalThis, "isFull")) throw new DOMException("There is no room.", "QuotaExceededError");
      return method.apply(this, values);
    };
  const { put, add } = IDBObjectStore.prototype;
  Object.assign(IDBObjectStore.prototype, { put: refusing(put), add: refusing(add) });
}

/** Until the page is drawn in its own fonts, whose arrival may move lines. A shift is reported with the frame after it. */
const drawnWithFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

const questions = [
  "Good evening",
  "What do you think of pigeons?",
  "Tell me about your childhood",
  "What is light?",
  "Did you like Edison?",
  "How does an induction motor work?",
  "What is your greatest regret?",
  "Do you dream?",
  "What should I read?",
  "Good night",
];

for (const [name, viewport] of [
  ["phone", { width: 390, height: 844 }],
  ["desktop", { width: 1280, height: 800 }],
] as const)
  test(
    `in a talk of ten turns nothing moves but what the reply pushes down: ${name}`,
    { tag: "@long" },
    async ({ page, startArchive }) => {
      const archive = await startArchive();
      const { unlock, say, answer } = visitor(page);
      const note = (seen: object) => page.evaluate((values) => void Object.assign(globalThis, values), seen);
      const status = page.locator(".aom-status");
      const offer = page.getByText("One download of");
      await page.setViewportSize(viewport);
      await page.addInitScript(watchShifts);
      await page.addInitScript(fillStorage);
      await page.goto(archive.url);
      await unlock();
      await expect(page.locator(".aom-door")).toHaveCount(6);
      await drawnWithFonts(page);

      // What comes and goes meanwhile: an offer, a server out of reach, a full storage.
      const meanwhile: Readonly<Record<number, () => Promise<unknown>>> = {
        2: async () => {
          await page.getByRole("button", { name: "Get the voice" }).click();
          await expect(offer).toBeVisible();
        },
        3: () => archive.stop(),
        4: () => expect(status).toContainText("cannot be reached"),
        5: () => archive.start(),
        6: () => note({ isFull: true }),
        7: () => expect(status).toContainText("storage is full"),
        8: () => note({ isFull: false }),
        9: () => page.getByRole("button", { name: "Not now" }).click(),
        10: () => expect(status).toBeEmpty(),
      };
      for (const [place, question] of questions.entries()) {
        const turn = place + 1;
        await note({ turn });
        await meanwhile[turn]?.();
        await say(question);
        await answer(turn);
      }
      await expect(offer).toBeHidden();

      const all = await page.evaluate(() => Reflect.get(globalThis, "shifts") as readonly Shift[]);
      // Before the first turn there is the login, whose lines move by two pixels when its fonts arrive.
      const shifts = all.filter(([, turn]) => turn > 0);
      expect(shifts.filter(([part]) => part !== FREE)).toEqual([]);
      // What comes and goes was noticed.
      expect(shifts).not.toEqual([]);
    },
  );

test("the page does not move when the login takes the place of the waiting title", async ({ page, archive }) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        if (sources.some(({ node }) => node === document.body)) moved.push(performance.now());
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(archive.url);
  await expect(page.getByLabel("Enter Access Code")).toBeVisible();
  await drawnWithFonts(page);
  expect(await page.evaluate(() => Reflect.get(globalThis, "moved"))).toEqual([]);
});

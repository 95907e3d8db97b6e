import { createFakeSpeechSynthesizer, createTestChatRoom, exampleCharacter } from "@archive-of-minds/testing";
import { afterEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import "../styles/styles.css";
import { ChatRoomScreen } from "./ChatRoomScreen";

const WIDTHS = [360, 420, 500, 640, 768, 900, 1024, 1280, 1600, 1920];
/** Long, from right to left, and with more marks than letters. */
const NAMES = {
  ada: `Ada ${"Augusta ".repeat(24)}`,
  ben: "בנימין בן יונה מטודלה הנוסע הגדול",
  cleo: `Cleo${"\u0301\u0323\u0308".repeat(40)}`,
  dora: "Dora",
  emil: "Émile\u202Ereversed",
};

afterEach(() => void (document.documentElement.style.fontSize = ""));

/** All five discuss aloud, and the first speaks. */
async function everybodySpeaks() {
  const test = createTestChatRoom({
    characters: Object.entries(NAMES).map(([id, name]) => exampleCharacter(id, { name })),
    speechSynthesizer: createFakeSpeechSynthesizer({ begins: true }),
  });
  for (const id of Object.keys(NAMES)) test.room.send({ type: "participant.add", characterId: id });
  test.room.send({ type: "visitor.rename", name: "Visitor".repeat(30) });
  await render(<ChatRoomScreen room={test.room} onClose={() => {}} />);
  test.visitorSays("What is light?");
  await test.nextSays("A wave, as I measured it, and whoever measures it otherwise has not measured it. ".repeat(6));
  await test.untilIn("running.voicing");
  await expect.element(page.getByText(/is speaking/)).toBeVisible();
  return test;
}

/** What cannot be reached or seen. */
function faults(width: number, height: number): readonly string[] {
  const outside = [...document.querySelectorAll<HTMLElement>("button, input, [role=textbox]")]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("[aria-hidden]"))
    .filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      return left < -1 || right > width + 1;
    })
    .map((control) => `outside: ${control.textContent}`);
  const field = page.getByRole("textbox", { name: "Discussion message" }).element();
  // With large text in a small window the page scrolls.
  field.scrollIntoView({ block: "nearest" });
  const { top, bottom } = field.getBoundingClientRect();
  return [
    ...outside,
    ...(document.documentElement.scrollWidth > width ? ["wider than the window"] : []),
    ...(top < -1 || bottom > height + 1 ? ["the text field is out of view"] : []),
  ];
}

it.each([16, 32])("a window dragged from 360 to 1920 and back shows everything, with text of %i px", async (size) => {
  document.documentElement.style.fontSize = `${String(size)}px`;
  await page.viewport(360, 900);
  const test = await everybodySpeaks();
  for (const width of [...WIDTHS, ...WIDTHS.toReversed()]) {
    await page.viewport(width, 900);
    await expect.poll(() => faults(width, 900), { message: `at ${String(width)}` }).toEqual([]);
  }
  expect(test.state()).toBe("running.voicing");
});

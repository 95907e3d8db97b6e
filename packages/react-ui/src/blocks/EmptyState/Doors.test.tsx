import { createTestChat, exampleCharacter, exampleMessage } from "@archive-of-minds/testing";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../../styles/styles.css";
import { CharacterChat, type CharacterChatProps } from "../../screens/CharacterChat";

const doors = page.getByRole("list", { name: "Characters" });
const door = (name: string) => doors.getByRole("button", { name });
const select = page.getByRole("combobox", { name: "Character" });

async function opened(
  props: Partial<CharacterChatProps> = {},
  at: readonly [number, number] = [1280, 800],
  options: Parameters<typeof createTestChat>[0] = {},
) {
  await page.viewport(...at);
  const names = ["ada", "ben", "cleo", "dan", "eve"];
  const test = await createTestChat({
    characters: names.map((id) => exampleCharacter(id, { subtitle: `The ${id} of engines` })),
    ...options,
  });
  await test.ready();
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} {...props} />);
  return test;
}

it("has a door for each character, with its subtitle, and the chosen one is open", async () => {
  await opened();
  await expect.element(door("Ada The ada of engines")).toHaveAttribute("aria-current", "true");
  expect(doors.getByRole("button").elements()).toHaveLength(5);
  await expect.element(door("Ben The ben of engines")).not.toHaveAttribute("aria-current");
});

it("opens another door, as the list in the header does", async () => {
  await opened();
  await userEvent.click(door("Cleo"));
  await expect.element(select).toHaveDisplayValue("Cleo");
  await expect.element(door("Cleo")).toHaveAttribute("aria-current", "true");
  await userEvent.selectOptions(select, "Ben");
  await expect.element(door("Ben")).toHaveAttribute("aria-current", "true");
});

it("takes the drawing of the chosen door to the header, and goes on drawing the others", async () => {
  await opened();
  const drawings = () => [...document.querySelectorAll(".aom-doors canvas")];
  await expect.poll(() => document.querySelectorAll('.aom-doors [data-drawn="true"]').length).toBe(5);
  const before = drawings();
  await userEvent.click(door("Cleo"));
  await expect.element(door("Cleo")).toHaveAttribute("aria-current", "true");
  const flights = document.getAnimations().filter(({ effect }) => {
    const target = (effect as KeyframeEffect).target;
    return target instanceof HTMLCanvasElement && target.parentElement?.classList.contains("aom-main");
  });
  expect(flights).toHaveLength(1);
  await Promise.all(flights.map(({ finished }) => finished));
  await expect.poll(() => document.querySelectorAll(".aom-main > canvas").length).toBe(0);
  expect(drawings()).toEqual(before);
});

it("locks the doors whenever the character cannot be changed", async () => {
  const { visitorPressesRecord } = await opened();
  await expect.element(door("Ben")).toBeEnabled();
  await visitorPressesRecord();
  await expect.element(select).toBeDisabled();
  await expect.element(door("Ben")).toBeDisabled();
});

it("has a door to the Chat Room where there is one", async () => {
  const onOpenChatRoom = vi.fn();
  await opened({ onOpenChatRoom });
  await userEvent.click(door("Together"));
  expect(onOpenChatRoom).toHaveBeenCalledTimes(1);
});

it("has no doors beside messages", async () => {
  await opened({}, [1280, 800], { characters: [exampleCharacter("ada")], messages: [exampleMessage(1)] });
  await expect.element(page.getByText(exampleMessage(1).text)).toBeVisible();
  expect(doors.query()).toBeNull();
});

it.each([
  [360, 640],
  [390, 844],
  [844, 390],
  [1920, 1080],
] as const)("shows every door whole, and large enough for a finger (%i by %i)", async (...at) => {
  await opened({ onOpenChatRoom: () => {} }, at);
  await expect.element(door("Ada")).toBeVisible();
  for (const element of doors.getByRole("button").elements()) {
    element.scrollIntoView({ block: "nearest" });
    const { left, right, width, height } = element.getBoundingClientRect();
    expect([left >= 0, right <= at[0], Math.min(width, height) >= 44]).toEqual([true, true, true]);
  }
});

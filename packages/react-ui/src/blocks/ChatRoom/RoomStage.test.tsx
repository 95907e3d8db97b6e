import { createTestChatRoom, exampleCharacter } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../../styles/styles.css";
import { ChatRoomScreen } from "../../screens/ChatRoomScreen";

async function opened(at: readonly [number, number] = [1280, 800]) {
  await page.viewport(...at);
  const participants = ["ada", "ben", "cleo"];
  const test = createTestChatRoom({ participants, characters: participants.map((id) => exampleCharacter(id)) });
  await render(<ChatRoomScreen room={test.room} onClose={() => {}} />);
  return test;
}

const seats = () => [...document.querySelectorAll<HTMLElement>(".aom-seat")];
const seat = (name: string) => seats().find(({ textContent }) => textContent === name);
const turns = () => seats().map(({ textContent, dataset }) => [textContent, dataset["turn"]]);
/** From the left edge of the stage, and from its top. */
const place = (name: string) => {
  const { left, top, width } = seat(name)!.getBoundingClientRect();
  return { x: left + width / 2, y: top, width: seat(name)!.querySelector("span")!.offsetWidth };
};

it("shows the participants in a half circle, and no other character", async () => {
  await opened();
  await expect.poll(turns).toEqual([
    ["Ada", undefined],
    ["Ben", undefined],
    ["Cleo", undefined],
  ]);
  const [ada, ben, cleo] = ["Ada", "Ben", "Cleo"].map(place);
  expect([ada!.x < ben!.x, ben!.x < cleo!.x, ben!.y < ada!.y, Math.abs(ada!.y - cleo!.y) < 1]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  await userEvent.click(page.getByRole("checkbox", { name: "Ben" }));
  await expect.poll(() => turns().length).toBe(2);
});

it("shows the speaker in front, and marks the next one", async () => {
  const test = await opened();
  await expect.poll(() => seats().length).toBe(3);
  test.visitorSays("Ada, what is light?");
  await test.nextSays("A wave, as I measured it.");
  await expect.poll(() => seat("Ada")?.dataset["turn"]).toBe("now");
  await expect.poll(() => place("Ada").width > place("Ben").width).toBe(true);
  await expect.element(page.getByText("Ada is speaking...")).toBeVisible();
  expect(seat("Ada")!.querySelector<HTMLElement>(".aom-presence")!.dataset["state"]).toBe("speaking");
});

it("keeps what the visitor said on the stage while it is answered, and the stage where it is", async () => {
  const test = await opened([390, 844]);
  test.visitorSays("Ada, what is light?");
  (await test.model.nextCall()).say("A wave. ");
  test.visitorSays("Ada, and what is heat?");
  await test.pass(2_000);
  const call = await test.model.nextCall();
  call.say("A motion. ");
  const words = page.elementLocator(document.querySelector(".aom-stage-words")!);
  await expect.element(words.getByText("Ada, and what is heat?")).toBeVisible();
  await expect.poll(() => seat("Ada")?.getAnimations().length).toBe(0);
  const before = place("Ada");
  call.say("And it goes on. ".repeat(30));
  await expect.element(words.getByText(/And it goes on/)).toBeVisible();
  expect(place("Ada").y).toBe(before.y);
});

it("shows a turn that is read from its beginning, and lets it grow below", async () => {
  const test = await opened([390, 844]);
  test.visitorSays("Ada, what is light?");
  const call = await test.model.nextCall();
  call.say("It begins here, ");
  const words = page.elementLocator(document.querySelector(".aom-stage-words")!);
  const top = () =>
    words
      .getByText(/It begins here/)
      .element()
      .getBoundingClientRect().top;
  await expect.element(words.getByText(/It begins here/)).toBeVisible();
  // The topic is the heading already.
  await expect.element(words.getByText("Ada, what is light?")).not.toBeInTheDocument();
  await expect.poll(() => page.getByRole("dialog").element().getAnimations().length).toBe(0);
  const before = top();
  call.say("and it goes on, ".repeat(80));
  await expect.poll(() => words.element().scrollHeight > words.element().clientHeight).toBe(true);
  expect(top()).toBe(before);
});

it("sets the participants side by side where there is no room for a half circle", async () => {
  const test = await opened([360, 640]);
  test.visitorSays("Ada, what is light?");
  await test.nextSays("A wave.");
  await expect.poll(() => seats().some((each) => each.dataset["turn"] === "now")).toBe(true);
  await expect.poll(() => seats().flatMap((each) => each.getAnimations()).length).toBe(0);
  const sides = seats()
    .map((each) => each.querySelector(".aom-presence")!.getBoundingClientRect())
    .map(({ left, right }) => [left, right] as const)
    .toSorted(([one], [other]) => one - other);
  for (const [at, [left]] of sides.entries()) if (at > 0) expect(left).toBeGreaterThanOrEqual(sides[at - 1]![1]);
});

it("keeps the topic when the discussion is over, and lets everybody sleep", async () => {
  const test = await opened();
  test.visitorSays("What is light?");
  await test.nextSays("A wave.");
  await userEvent.click(page.getByRole("button", { name: "End Discussion" }));
  await expect.element(page.getByRole("heading", { name: "What is light?" })).toBeVisible();
  await expect
    .poll(() => seats().map((each) => each.querySelector<HTMLElement>(".aom-presence")?.dataset["state"]))
    .toEqual(["asleep", "asleep", "asleep"]);
});

it("has room on a low screen too", async () => {
  const test = await opened([844, 390]);
  test.visitorSays("Ada, what is light?");
  await test.nextSays("A wave, as I measured it.");
  await expect.poll(() => seat("Ada")?.dataset["turn"]).toBe("now");
  await expect.element(page.elementLocator(seat("Ada")!)).toBeInViewport();
});

it("turns the character that was asked towards the speaker", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  await test.nextSays("A wave, as I measured it. What do you say, Cleo?");
  await expect.poll(() => seat("Cleo")?.dataset["addressed"]).toBe("true");
  const presence = seat("Cleo")!.querySelector(".aom-presence")!;
  await expect.poll(() => getComputedStyle(presence).rotate).toBe("-14deg");
  expect(seat("Ben")!.dataset["addressed"]).toBe(undefined);
});

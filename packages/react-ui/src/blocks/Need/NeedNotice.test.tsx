import { chatSelectors } from "@archive-of-minds/core";
import {
  createFakeSafetyCheck,
  createTestChat,
  createTestChatRoom,
  createTestLiveConversation,
  exampleCharacter,
  exampleMessage,
  type TestChatOptions,
} from "@archive-of-minds/testing";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../../styles/styles.css";
import { need as english } from "../../labels/en/need";
import { LabelsProvider } from "../../labels/LabelsProvider";
import { CharacterChat } from "../../screens/CharacterChat";
import { MediaPage } from "../../stories/media-page";
import { ChatRoomScreen } from "../../screens/ChatRoomScreen";
import { overlaps, wordsOf } from "../../shared/boxes.fixture";

const DESPAIR = "They would be better off without me";
const inNeed = () => createFakeSafetyCheck({ [DESPAIR]: "despair" });

const notice = () => page.getByRole("region", { name: "Help from people, now" });
const link = (name: RegExp) => notice().getByRole("link", { name });
const country = () => notice().getByRole("combobox", { name: "Another country" });
const numbers = () => notice().getByRole("link", { name: /^Call / });
const withdrawal = () => notice().getByRole("button", { name: "I am fine" });
const heading = () => notice().getByText("Help from people, now", { exact: true });

async function choose(name: string) {
  await userEvent.click(notice().getByText("Another country").first());
  await userEvent.selectOptions(country(), name);
}

async function open(options: TestChatOptions = {}) {
  const test = await createTestChat({ safetyCheck: inNeed(), ...options });
  await test.ready();
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  return test;
}

async function opened(options: TestChatOptions = {}) {
  const test = await open(options);
  test.chat.send({ type: "message.send", text: DESPAIR });
  await expect.element(notice()).toBeVisible();
  return test;
}

async function goesOn(test: Awaited<ReturnType<typeof open>>, text: string) {
  const call = await test.visitorSays(text);
  call.say("I hear you.");
  call.finish();
  await test.ready();
}

describe("help beside a conversation", () => {
  it("is not shown without need", async () => {
    const test = await open();
    await goesOn(test, "What is light?");
    await expect.element(notice()).not.toBeInTheDocument();
  });

  it("names the country and gives links that call, write and open", async () => {
    await opened();
    await choose("United States");
    await expect.element(notice().getByText("Numbers for United States:")).toBeVisible();
    const hrefs = () =>
      link(/./)
        .elements()
        .map((element) => element.getAttribute("href") ?? "");
    await expect.poll(() => hrefs().some((href) => href === "tel:911")).toBe(true);
    expect(hrefs()).toContain("tel:988");
    expect(hrefs()).toContain("sms:988");
    expect(hrefs().every((href) => /^(?:tel:|sms:|https:\/\/)/.test(href))).toBe(true);
  });

  it("offers the numbers of another country, and the international directory", async () => {
    await opened();
    await choose("United Kingdom");
    await expect.element(notice().getByText("Numbers for United Kingdom:")).toBeVisible();
    await expect.element(link(/^Call 999,/)).toHaveAttribute("href", "tel:999");
    await expect.element(link(/findahelpline\.com/)).toHaveAttribute("href", "https://findahelpline.com");
  });

  it("can be closed and opened again, and stays reachable for three messages", async () => {
    const test = await opened();
    const title = notice().getByText("Help from people, now");
    await userEvent.click(title);
    await expect.element(numbers().first()).not.toBeInTheDocument();
    await userEvent.click(title);
    await expect.element(numbers().first()).toBeVisible();
    await userEvent.click(title);
    await goesOn(test, "I do not know");
    await expect.element(numbers().first()).not.toBeInTheDocument();
    for (const text of ["Perhaps", "It is late"]) await goesOn(test, text);
    await expect.element(notice()).toBeVisible();
    await goesOn(test, "What is light?");
    await expect.element(notice()).not.toBeInTheDocument();
  });

  it("goes when the visitor says that they meant something else", async () => {
    await opened();
    await userEvent.click(notice().getByRole("button", { name: "I am fine" }));
    await expect.element(notice()).not.toBeInTheDocument();
  });

  it("is announced once to screen readers, not as an alert", async () => {
    await opened();
    await expect
      .element(
        page
          .getByRole("status")
          .filter({ hasText: "Help from people, now. You can talk to somebody now, at any hour." }),
      )
      .toBeInTheDocument();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  it("fits a phone and leaves room for the messages", async () => {
    await page.viewport(390, 844);
    await opened();
    await expect.element(numbers().first()).toBeVisible();
    const { width, height } = notice().element().getBoundingClientRect();
    expect([width <= 390, height < 844 / 2, document.documentElement.scrollWidth]).toEqual([true, true, 390]);
    await page.viewport(1280, 800);
  });

  it.each([
    [342, 560],
    [420, 560],
  ])("has its heading, the numbers and its button in view in a pane of %i by %i", async (width, height) => {
    await page.viewport(1280, 800);
    const test = await createTestChat({ safetyCheck: inNeed() });
    await test.ready();
    await render(
      <div style={{ width, height }}>
        <CharacterChat chat={test.chat} onOpenChatRoom={() => {}} />
      </div>,
    );
    test.chat.send({ type: "message.send", text: DESPAIR });
    await expect.element(numbers().first()).toBeVisible();
    for (const part of [...numbers().all(), heading(), withdrawal()])
      await expect.element(part).toBeInViewport({ ratio: 0.99 });
    expect(overlaps(wordsOf(heading().element()), wordsOf(withdrawal().element()))).toBe(false);
  });

  it("offers no other reply, because its words are fixed", async () => {
    const test = await opened();
    await test.ready();
    await expect.element(page.getByRole("button", { name: "Copy" }).last()).toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Try another reply" })).not.toBeInTheDocument();
  });

  it("can be replaced by other labels", async () => {
    const test = await createTestChat({ safetyCheck: inNeed() });
    await test.ready();
    await render(
      <LabelsProvider labels={{ need: { ...english, title: "Hier ist Hilfe" } }}>
        <CharacterChat fill="window" shortcuts="page" chat={test.chat} />
      </LabelsProvider>,
    );
    test.chat.send({ type: "message.send", text: DESPAIR });
    await expect.element(page.getByRole("region", { name: "Hier ist Hilfe" })).toBeVisible();
  });

  it("is shown after a reload", async () => {
    await open({
      messages: [
        exampleMessage(1, { text: DESPAIR }),
        exampleMessage(2, { author: "ada", text: "Please call.", status: "complete", safety: "despair" }),
      ],
    });
    await expect.element(notice()).toBeVisible();
  });
});

it("reports that the safety check cannot be loaded, and tries again", async () => {
  const safetyCheck = inNeed();
  const test = await open({ safetyCheck });
  safetyCheck.failWith(new Error("No network"));
  test.chat.send({ type: "message.send", text: DESPAIR });
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("the safety check did not load, so there is no reply. Your message is kept.");
  await expect.element(page.getByRole("button", { name: "Answer with a built-in reply" })).not.toBeInTheDocument();
  safetyCheck.failWith(null);
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(notice()).toBeVisible();
  expect([test.model.calls.length, chatSelectors.recentNeed(test.chat.getSnapshot())?.kind]).toEqual([0, "despair"]);
});

it("is shown in the Chat Room, which pauses", async () => {
  const test = createTestChatRoom({
    characters: ["ada", "ben"].map((id) => exampleCharacter(id)),
    safetyCheck: inNeed(),
  });
  await render(<ChatRoomScreen room={test.room} onClose={() => {}} />);
  test.visitorSays(DESPAIR);
  await expect.element(notice()).toBeVisible();
  await test.read();
  await expect.element(page.getByText("The discussion is paused.")).toBeVisible();
  await expect.element(notice()).toBeVisible();
});

it("leaves the words of the character in view in the Chat Room on a low phone, and covers nothing", async () => {
  await page.viewport(390, 560);
  const test = createTestChatRoom({
    characters: ["ada", "ben"].map((id) => exampleCharacter(id)),
    safetyCheck: inNeed(),
  });
  await render(<ChatRoomScreen room={test.room} onClose={() => {}} />);
  test.visitorSays(DESPAIR);
  await test.untilIn("running.voicing");
  await expect.element(numbers().first()).toBeInViewport({ ratio: 0.99 });
  for (const part of [heading(), withdrawal()]) await expect.element(part).toBeInViewport({ ratio: 0.99 });
  expect(overlaps(wordsOf(heading().element()), wordsOf(withdrawal().element()))).toBe(false);
  const said = page.getByRole("region", { name: "On stage" });
  await expect.element(said.getByRole("button", { name: "Try another reply" })).not.toBeInTheDocument();
  const text = document.querySelector(".aom-stage-words .aom-message-text");
  await expect.poll(() => text?.textContent).toMatch(/\./);
  const sentence = document.createRange();
  sentence.setStart(text!.firstChild!, 0);
  sentence.setEnd(text!.firstChild!, text!.textContent.indexOf("."));
  const view = document.querySelector(".aom-stage-words")!.getBoundingClientRect();
  const { top, bottom } = sentence.getBoundingClientRect();
  expect([top >= view.top, bottom <= view.bottom]).toEqual([true, true]);
  await page.viewport(1280, 800);
});

it("reports in the Chat Room that the safety check cannot be loaded, and tries again", async () => {
  const safetyCheck = inNeed();
  safetyCheck.failWith(new Error("No network"));
  const test = createTestChatRoom({ characters: ["ada", "ben"].map((id) => exampleCharacter(id)), safetyCheck });
  await render(<ChatRoomScreen room={test.room} onClose={() => {}} />);
  test.visitorSays(DESPAIR);
  await expect
    .element(page.getByRole("alert").filter({ hasText: "the safety check did not load, so nobody is asked." }))
    .toBeVisible();
  safetyCheck.failWith(null);
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(notice()).toBeVisible();
});

it("is shown in a live conversation", async () => {
  const live = createTestLiveConversation({ safetyCheck: inNeed() });
  const test = await createTestChat();
  await test.ready();
  await render(
    <CharacterChat fill="window" shortcuts="page" chat={test.chat} live={{ startsOn: true, open: () => live.live }} />,
    {
      wrapper: MediaPage,
    },
  );
  await expect.element(page.getByRole("button", { name: "Start Conversation" })).toBeVisible();
  const conversation = await live.begin();
  conversation.say({ type: "userTranscript", text: DESPAIR, isFinal: true });
  await expect.element(notice()).toBeVisible();
});

it("does not use the message as the topic of the Chat Room", async () => {
  const test = createTestChatRoom({
    characters: ["ada", "ben"].map((id) => exampleCharacter(id)),
    safetyCheck: inNeed(),
  });
  await render(<ChatRoomScreen room={test.room} onClose={() => {}} />);
  test.visitorSays(DESPAIR);
  await expect.element(notice()).toBeVisible();
  await test.read();
  await expect.element(page.getByText("The discussion is paused.")).toBeVisible();
  await expect.element(page.getByText(/speak about/)).not.toBeInTheDocument();
});

import { createAgentSessions, createAutoLanguageModel, type SpeechSynthesizer } from "@archive-of-minds/core";
import { liveCloseCodes } from "@archive-of-minds/core/internal";
import {
  createFakeLanguageModel,
  createFakeSafetyCheck,
  createFakeSpeechSynthesizer,
  createFakeVoiceAgent,
  createTestChatRoom,
  exampleCharacter,
  type TestChatRoomOptions,
} from "@archive-of-minds/testing";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../styles/styles.css";
import { ChatRoomScreen } from "./ChatRoomScreen";

const PHONE = [390, 844] as const;
const DESKTOP = [1280, 800] as const;
const WAVE = "A wave, as I measured it.";

async function opened({ at = DESKTOP, ...options }: TestChatRoomOptions & { at?: readonly [number, number] } = {}) {
  await page.viewport(...at);
  const test = createTestChatRoom({ characters: ["ada", "ben"].map((id) => exampleCharacter(id)), ...options });
  await render(<ChatRoomScreen room={test.room} onClose={() => {}} agents={options.agents} />);
  return test;
}

/** What is shown below the stage. */
const caption = () => page.getByRole("region", { name: "On stage" });

it("shows a mark and a name for messages of the visitor, a character and the room", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  await test.nextSays(WAVE);
  await test.pass(0);
  await test.pass(3_000);
  await test.pass(1_000);
  (await test.model.nextCall()).fail("overloaded");
  await test.untilIn("failed");
  for (const [at, name] of ["You", "Ada", "The Chat Room"].entries()) {
    const line = page.getByRole("article").nth(at);
    await expect.element(line.getByText(name, { exact: true })).toBeVisible();
    expect(line.element().querySelector(".aom-message-head svg")).not.toBe(null);
  }
});

it("says what a turn waits for: a model that loads, others before it, then the character", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  const call = await test.model.nextCall();
  const status = (words: RegExp) => expect.element(page.getByRole("status").filter({ hasText: words })).toBeVisible();
  await status(/^Ada is thinking…$/);
  call.think({ isLoading: true });
  await status(/^Ada is waiting for the language model, which may still be loading…$/);
  call.think({ queue: { place: 2, waitMs: 45_000 } });
  await status(/2 are before yours: about 45 seconds\.$/);
  call.think();
  await status(/^Ada is thinking…$/);
});

it("shows the text of a character without a voice while others have one", async () => {
  const fake = createFakeSpeechSynthesizer();
  const voice: SpeechSynthesizer = {
    ...fake,
    describe: async (id) => ({ ...(await fake.describe(id)), availability: id === "ben" ? "ready" : "unavailable" }),
  };
  const test = await opened({ speechSynthesizer: voice });
  await test.untilHeard();
  test.visitorSays("Ada, what is light?");
  await test.nextSays(WAVE);
  await expect.element(page.getByText("Ada is speaking...")).toBeVisible();
  await expect.element(caption().getByText(WAVE)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Show the words" })).not.toBeInTheDocument();
});

it("reports a failed voice until the visitor dismisses the notice", async () => {
  const voice = createFakeSpeechSynthesizer();
  const test = await opened({ speechSynthesizer: voice });
  await test.untilHeard();
  test.visitorSays("Ada, what is light?");
  await test.nextSays(WAVE);
  (await voice.nextSpeech()).fail("missingKey");
  await test.pass(0);
  await test.pass(2_000);
  const notice = page.getByText("A voice failed.");
  await expect.element(notice).toBeVisible();
  await test.pass(1_000);
  await expect.element(notice).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "OK" }));
  await expect.element(notice).not.toBeInTheDocument();
});

it("cannot send a text of invisible characters", async () => {
  await opened();
  const start = page.getByRole("button", { name: "Start Discussion" });
  await userEvent.fill(page.getByRole("textbox", { name: "Discussion message" }), "\u200B");
  await expect.element(start).toBeDisabled();
  await userEvent.fill(page.getByRole("textbox", { name: "Discussion message" }), "What is light?");
  await expect.element(start).toBeEnabled();
});

it("marks a reply that reached its length limit", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  await test.nextSays("A wave. ".repeat(600));
  await test.pass(0);
  await test.read();
  await expect.element(page.getByRole("article").nth(1).getByText("The reply reached its length limit.")).toBeVisible();
});

it("asks for a reload where the page is out of date, and does not offer to ask again", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  (await test.model.nextCall()).fail("outdatedClient");
  await test.untilIn("failed");
  const notice = page.getByRole("alert").filter({ hasText: "Reload the page to go on" });
  await expect
    .poll(() =>
      notice
        .getByRole("button")
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(["Reload", "End Discussion"]);
});

it("keeps a half-written message until it is said, also while the room is closed", async () => {
  const test = await opened();
  const field = page.getByRole("textbox", { name: "Discussion message" });
  await userEvent.fill(field, "What is");
  expect(test.room.getSnapshot().context.draft).toBe("What is");
  await userEvent.fill(field, "What is light?");
  await page.getByRole("button", { name: "Start Discussion" }).click();
  await expect.element(field).toHaveValue("");
  expect(test.room.getSnapshot().context.draft).toBe("");
});

it("offers to retry a failed turn only while its character takes part, and else to go on", async () => {
  const test = await opened({
    characters: ["ada", "ben", "cleo"].map((id) => exampleCharacter(id)),
    participants: ["ada", "ben", "cleo"],
  });
  test.visitorSays("Ada, what is light?");
  test.room.send({ type: "speaker.pick", characterId: "cleo" });
  (await test.model.nextCall()).fail("overloaded");
  await test.untilIn("failed");
  const offers = page.getByRole("alert").getByRole("button");
  await expect.element(offers.first()).toHaveTextContent("Ask Ada again");
  test.room.send({ type: "participant.remove", characterId: "ada" });
  await expect.element(offers.first()).toHaveTextContent("Let Cleo speak next");
  test.room.send({ type: "participant.remove", characterId: "cleo" });
  await expect.element(offers.first()).toHaveTextContent("Go on");
  await offers.first().click();
  expect(await test.nextSays(WAVE)).toBe("ben");
});

it("keeps the scroll position while the discussion goes on, and offers a way to the newest message", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  for (let turn = 0; turn < 12; turn += 1) {
    await test.nextSays(`${WAVE} That was number ${String(turn)}. ${"And it holds. ".repeat(30)}`);
    await test.pass(0);
    await test.read();
    await test.pass(1_000);
  }
  const list = page.getByRole("region", { name: "Discussion", exact: true });
  await expect.element(list.getByText(/number 11/)).toBeInViewport();
  const scroller = list.element();
  scroller.scrollTop = -1_500;
  const jump = page.getByRole("button", { name: "Jump to newest" });
  await expect.element(jump).toBeVisible();
  await test.nextSays("The newest of all.");
  await test.pass(0);
  await test.pass(3_000);
  await expect.element(list.getByText("The newest of all.")).toBeInTheDocument();
  expect(scroller.scrollTop).toBeLessThan(-1_000);
  await jump.click();
  await expect.element(list.getByText("The newest of all.")).toBeInViewport();
  await expect.element(jump).not.toBeInTheDocument();
  scroller.scrollTop = -1_500;
  test.visitorSays("I see.");
  await expect.element(list.getByText("I see.")).toBeInViewport();
});

it("regenerates the last turn after the end of the discussion", async () => {
  const test = await opened({ random: () => ({ next: () => 0 }) });
  test.visitorSays("Ada, what is light?");
  while (test.state() !== "idle") {
    const call = test.model.calls.find(({ ended }) => !ended);
    call?.say("And you?");
    call?.finish();
    await test.pass(0);
    await test.pass(1_000);
  }
  await expect.element(page.getByRole("article").getByText(/They have finished/)).toBeInViewport();
  // A normal end is not an alert.
  await expect
    .element(page.getByRole("article").filter({ hasText: "They have finished" }))
    .toHaveAttribute("data-tone", "note");
  await page.getByRole("button", { name: "Try another reply" }).click();
  expect(test.state()).toBe("running.replying");
  await expect.element(page.getByRole("article").getByText(/They have finished/)).not.toBeInTheDocument();
});

it("regenerates a turn while it is spoken", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  await test.nextSays(WAVE);
  await test.pass(0);
  await test.untilIn("running.voicing");
  await page.getByRole("button", { name: "Try another reply" }).click();
  const again = test.model.calls.at(-1);
  expect([test.state(), again?.request.characterId]).toEqual(["running.replying", "ada"]);
  again?.say("A stream.");
  again?.finish();
  await expect.element(caption().getByText("A stream.")).toBeVisible();
  await expect.element(caption().getByText(WAVE)).not.toBeInTheDocument();
});

it("regenerates the last turn where the room asks whether to go on", async () => {
  const test = await opened({ turnLimit: 1 });
  test.visitorSays("Ada, what is light?");
  await test.nextSays(WAVE);
  await test.pass(0);
  await test.pass(3_000);
  await test.pass(1_000);
  await test.untilIn("atLimit");
  await page.getByRole("button", { name: "Try another reply" }).click();
  expect([test.state(), await test.nextSays("A stream.")]).toEqual(["running.replying", "ada"]);
});

it("lets the visitor end a discussion whose turn failed", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  (await test.model.nextCall()).fail("overloaded");
  await test.untilIn("failed");
  await page.getByRole("button", { name: "End Discussion" }).click();
  expect(test.state()).toBe("idle");
  await expect.element(page.getByRole("button", { name: "Start Discussion" })).toBeVisible();
});

it("goes on with built-in replies after a failure, and says so", async () => {
  const vendor = createFakeLanguageModel({ name: "Fake vendor" });
  const builtIn = createFakeLanguageModel({ name: "Built-in replies", kind: "builtIn", reply: WAVE });
  const test = await opened({ languageModel: createAutoLanguageModel([vendor, builtIn]) });
  test.visitorSays("Ada, what is light?");
  (await vendor.nextCall()).fail("overloaded");
  await test.untilIn("failed");
  await page.getByRole("button", { name: "Go on with built-in replies" }).click();
  await test.untilIn("running.voicing");
  await expect.element(caption().getByText("The discussion goes on with built-in replies.")).toBeVisible();
  await expect.element(caption().getByText(WAVE)).toBeVisible();
  expect(vendor.calls).toHaveLength(1);
});

describe.each([PHONE, DESKTOP, [844, 390]] as const)("at %i by %i", (...at) => {
  it("shows the choices before a discussion, and puts each behind a button once it runs", async () => {
    const test = await opened({ at });
    await expect.element(page.getByRole("textbox", { name: "Your name" })).toBeVisible();
    await expect.element(page.getByRole("checkbox", { name: "Ada" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Settings" })).not.toBeInTheDocument();
    test.visitorSays("Ada, what is light?");
    await expect.element(page.getByRole("textbox", { name: "Your name" })).not.toBeInTheDocument();
    // The heading's typeface may come between the press and the release of a button, and move it.
    await document.fonts.ready;
    for (const [button, content] of [
      ["Participants", page.getByRole("checkbox", { name: "Ada" })],
      ["Settings", page.getByRole("textbox", { name: "Your name" })],
      ["Ideas", page.getByRole("button", { name: "What is light?" })],
    ] as const) {
      await userEvent.click(page.getByRole("button", { name: button, exact: true }));
      await expect.element(content, { message: button }).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await expect.element(content).not.toBeInTheDocument();
      expect(test.state()).toBe("running.replying");
    }
  });

  it("shows what is said below the stage", async () => {
    const test = await opened({ at });
    test.visitorSays("Ada, what is light?");
    await test.nextSays(WAVE);
    await expect.element(caption().getByText(WAVE)).toBeInViewport();
    await expect.element(caption().getByText("Ada is speaking...")).toBeInViewport();
  });
});

it("takes the press of a label and the one of its box that some browsers add as one", async () => {
  await opened();
  const box = page.getByRole("checkbox", { name: "Ada" });
  await expect.element(box).toBeVisible();
  const press = { bubbles: true, cancelable: true, detail: 1, clientX: 40, clientY: 40 };
  box.element().closest("label")!.dispatchEvent(new MouseEvent("click", press));
  expect(box.element().dispatchEvent(new MouseEvent("click", press))).toBe(true);
});

it.each([PHONE, DESKTOP])("starts a discussion by a double press, and does nothing else (%i by %i)", async (...at) => {
  const test = await opened({ at });
  const exported: unknown[] = [];
  test.room.on("transcript.exported", (event) => exported.push(event));
  await userEvent.fill(page.getByRole("textbox", { name: "Discussion message" }), "What is light?");
  const start = page.getByRole("button", { name: "Start Discussion" }).element().getBoundingClientRect();
  const [x, y] = [start.right - 30, start.top + start.height / 2];
  const press = (timeStamp: number) => {
    const target = document.elementFromPoint(x, y) as HTMLElement;
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 });
    // However long a busy machine takes between them.
    target.dispatchEvent(Object.defineProperty(click, "timeStamp", { value: timeStamp }));
    return target.textContent;
  };
  expect(press(1_000)).toBe("Start Discussion");
  await expect.element(page.getByRole("button", { name: "Pause" })).toBeVisible();
  press(1_400);
  expect([test.state().startsWith("running"), exported]).toEqual([true, []]);
});

it("shows the transcript beside the stage, and over it where there is no room", async () => {
  const transcript = page.getByRole("region", { name: "Transcript" });
  const test = await opened({ at: PHONE });
  test.visitorSays("Ada, what is light?");
  await test.nextSays(WAVE);
  await expect.element(page.getByText("Ada is speaking...")).toBeVisible();
  await expect.element(transcript).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Transcript", exact: true }));
  await expect.element(transcript.getByText("Ada, what is light?")).toBeInViewport();
  // The nearest thing first.
  await userEvent.keyboard("{Escape}");
  await expect.element(transcript).not.toBeInTheDocument();
  expect(test.state()).toBe("running.voicing");
  await page.viewport(...DESKTOP);
  await userEvent.click(page.getByRole("button", { name: "Transcript", exact: true }));
  await expect.element(transcript).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(test.state()).toBe("paused");
  await expect.element(transcript).toBeVisible();
});

it("shows the turn that is said now at the end of the transcript", async () => {
  const transcript = page.getByRole("region", { name: "Transcript" });
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  const call = await test.model.nextCall();
  call.say("A wave, ");
  await expect.element(transcript.getByText("A wave,")).toBeVisible();
  call.say("as I measured it.");
  call.finish();
  await expect.element(transcript.getByText(WAVE)).toBeVisible();
  await test.pass(0);
  await test.pass(3_000);
  await expect.poll(() => transcript.getByText(WAVE).elements().length).toBe(1);
});

it("searches the transcript", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  await test.nextSays(WAVE);
  await test.pass(0);
  await test.pass(3_000);
  const lines = page.getByRole("region", { name: "Transcript" }).getByRole("article");
  await expect.poll(() => lines.elements().length).toBe(2);
  const field = page.getByRole("searchbox", { name: "Search the discussion" });
  await userEvent.fill(field, " MEASURED ");
  await expect.poll(() => lines.elements().map((line) => line.textContent)).toEqual([expect.stringContaining(WAVE)]);
  await userEvent.fill(field, "cheese");
  await expect.element(page.getByText("No messages found. Try other words.")).toBeVisible();
  await userEvent.fill(field, "");
  await expect.poll(() => lines.elements().length).toBe(2);
});

it("keeps the last message below the stage until the next one begins", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  await expect.element(caption().getByText("Ada, what is light?")).toBeVisible();
  await test.nextSays(WAVE);
  await test.pass(0);
  await test.pass(3_000);
  expect(test.state()).toBe("running.gap");
  await expect.element(caption().getByText(WAVE)).toBeVisible();
  await test.pass(1_000);
  await expect.element(caption().getByText("Ben is thinking…")).toBeVisible();
  await expect.element(caption().getByText(WAVE)).toBeVisible();
  await test.nextSays("A stream.");
  await expect.element(caption().getByText("A stream.")).toBeVisible();
  await expect.element(caption().getByText(WAVE)).not.toBeInTheDocument();
});

describe("a turn that is read", () => {
  const next = () => page.getByRole("button", { name: "Next", exact: true });
  async function read(pace: string) {
    const test = await opened({ settings: { "aom.readingPace": pace } });
    test.visitorSays("Ada, what is light?");
    await test.nextSays(WAVE);
    await expect.element(caption().getByText(WAVE)).toBeVisible();
    return test;
  }

  it("ends with a press of Next", async () => {
    const test = await read("press");
    await test.pass(60_000);
    expect(test.transcript()).toEqual(["user: Ada, what is light?"]);
    await userEvent.click(next());
    expect(test.transcript()).toEqual(["user: Ada, what is light?", `ada: ${WAVE}`]);
    await expect.element(next()).not.toBeInTheDocument();
  });

  it("ends with Space where nothing has the focus, whatever the pace", async () => {
    const test = await read("normal");
    await expect.element(next()).toBeVisible();
    await userEvent.click(page.getByRole("textbox", { name: "Discussion message" }));
    await userEvent.keyboard(" ");
    expect(test.state()).toBe("running.voicing");
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard(" ");
    expect(test.state()).toBe("running.gap");
  });

  it("says that it waits for a press where one is wanted", async () => {
    const test = await opened();
    test.room.send({ type: "setting.change", name: "readingPace", value: "press" });
    test.visitorSays("Ada, what is light?");
    await test.nextSays(WAVE);
    await expect.element(caption()).toHaveTextContent("Ada has finished. Press “Next” to go on.");
  });

  it("can be set to wait for a press", async () => {
    const test = await opened();
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Reading pace" }), "When I press Next");
    expect(test.settingsStore.read("aom.readingPace")).toBe("press");
  });
});

it("calls somebody in from the side, and lets them go, while the others talk", async () => {
  const test = await opened({
    characters: ["ada", "ben", "cleo"].map((id) => exampleCharacter(id)),
    participants: ["ada", "ben"],
  });
  test.visitorSays("Ada, what is light?");
  await test.nextSays(WAVE);
  await userEvent.click(page.getByRole("button", { name: "Add Cleo" }));
  const participants = () => test.room.getSnapshot().context.participants;
  expect([participants(), test.state()]).toEqual([["ada", "ben", "cleo"], "running.voicing"]);
  await userEvent.click(page.getByRole("button", { name: "Participants" }));
  await userEvent.click(page.getByRole("button", { name: "Remove Ben" }));
  expect([participants(), test.state()]).toEqual([["ada", "cleo"], "running.voicing"]);
  await userEvent.click(page.getByRole("button", { name: "Remove Ada" }));
  expect([participants(), test.state()]).toEqual([["cleo"], "running.gap"]);
});

it("adds a character from the list of participants while the others talk", async () => {
  const test = await opened({
    characters: ["ada", "ben", "cleo"].map((id) => exampleCharacter(id)),
    participants: ["ada", "ben"],
  });
  test.visitorSays("Ada, what is light?");
  await test.nextSays(WAVE);
  await userEvent.click(page.getByRole("button", { name: "Participants" }));
  const panel = page.getByRole("group", { name: "Participants" }).first();
  await userEvent.click(panel.getByRole("button", { name: "Add Cleo" }));
  expect(test.room.getSnapshot().context.participants).toEqual(["ada", "ben", "cleo"]);
});

it("says one of the ideas, and closes their panel", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  await test.nextSays(WAVE);
  await userEvent.click(page.getByRole("button", { name: "Ideas" }));
  const idea = page.getByRole("button", { name: "Can a machine think?" });
  await userEvent.click(idea);
  await expect.element(idea).not.toBeInTheDocument();
  expect(test.transcript().at(-1)).toBe("user: Can a machine think?");
});

it("says that the visitor has ended the discussion", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  await test.nextSays(WAVE);
  await userEvent.click(page.getByRole("button", { name: "End Discussion" }));
  await expect.element(caption()).toHaveTextContent("The discussion has ended. Write a topic to begin another.");
});

it.each([PHONE, DESKTOP])(
  "keeps the text field in view with a topic of 5,000 characters and help (%i by %i)",
  async (...at) => {
    const need = "They would be better off without me";
    const test = await opened({ at, safetyCheck: createFakeSafetyCheck({ [need]: "despair" }) });
    const isInView = () => {
      const { bottom } = page.getByRole("button", { name: "Pause" }).element().getBoundingClientRect();
      return bottom <= at[1];
    };
    test.visitorSays("Light and lamps. ".repeat(300));
    await test.nextSays(WAVE);
    await expect.element(page.getByText("Ada is speaking...")).toBeVisible();
    expect(isInView()).toBe(true);
    test.visitorSays(need);
    await test.pass(3_000);
    await expect.element(page.getByRole("region", { name: "Help from people, now" })).toBeVisible();
    await expect.poll(isInView).toBe(true);
  },
);

/** A second press at the same place would count for the button that stood there before. */
async function pressByKey(name: string) {
  (page.getByRole("button", { name }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

it("deletes a discussion from a phone", async () => {
  const test = await opened({ at: PHONE });
  test.visitorSays("Ada, what is light?");
  await userEvent.click(page.getByRole("button", { name: "End Discussion" }));
  await pressByKey("New discussion");
  await userEvent.click(page.getByRole("button", { name: "Delete" }));
  expect(test.transcript()).toEqual([]);
  await expect.element(page.getByRole("checkbox", { name: "Ada" })).toBeVisible();
});

it("pauses on Escape while a character speaks, and stays open", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  await userEvent.click(page.getByRole("button", { name: "Pause" }));
  await userEvent.click(page.getByRole("button", { name: "Resume" }));
  await test.pass(2_000);
  await test.untilIn("running.replying");
  await expect.element(page.getByRole("button", { name: "Pause" })).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("{Escape}");
  expect(test.state()).toBe("paused");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Resume" })).toBeVisible();
});

it("shows the topic as a heading from the first message on, also when the discussion is over, and the subtitle before", async () => {
  const test = await opened();
  const subtitle = page.getByText("Select participants for the discussion");
  const topic = page.getByRole("heading", { level: 3, name: "What is light?" });
  await expect.element(subtitle).toBeVisible();
  test.visitorSays("What is light?");
  await expect.element(topic).toBeVisible();
  await expect.element(subtitle).not.toBeInTheDocument();
  test.visitorSays("And what is darkness?");
  test.room.send({ type: "discussion.pause" });
  await expect.element(topic).toBeVisible();
  test.room.send({ type: "discussion.stop" });
  await expect.element(page.getByRole("button", { name: "New discussion" })).toBeVisible();
  await expect.element(topic).toBeVisible();
  await expect.element(subtitle).not.toBeInTheDocument();
});

it("removes direction marks from a topic, and shortens a long one", async () => {
  const test = await opened();
  test.visitorSays(`What \u202Eis ${"light ".repeat(800)}?`);
  const topic = page.getByRole("heading", { level: 3 });
  await expect.element(topic).toHaveTextContent(/^What is light light .*…$/);
  expect(topic.element().textContent?.length).toBeLessThanOrEqual(121);
});

it("shows the part of a turn that was not heard when it was paused, and hides the rest", async () => {
  const voice = createFakeSpeechSynthesizer();
  const test = await opened({ speechSynthesizer: voice });
  await test.untilHeard();
  test.visitorSays("Ada, what is light?");
  await test.nextSays("A wave. I measured it twice.");
  const first = await voice.nextSpeech();
  await test.pass(0);
  first.say(100);
  await test.untilIn("running.voicing");
  test.room.send({ type: "discussion.pause" });
  const line = page.getByRole("article").nth(1);
  await expect.element(line.getByText("Not heard:")).toBeVisible();
  await expect.element(line.getByText("I measured it twice.")).toBeVisible();
  expect(line.getByText("A wave.").element().className).toBe("aom-visually-hidden");
  await expect.element(page.getByRole("status").filter({ hasText: "Ada: I measured it twice." })).toBeInTheDocument();
});

it("hides a turn while it is regenerated, and shows it again when that fails", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  await test.nextSays(WAVE);
  await test.pass(0);
  await test.pass(3_000);
  const former = page.getByRole("article").filter({ hasText: WAVE });
  await page.getByRole("button", { name: "Try another reply" }).click();
  await expect.element(former).not.toBeInTheDocument();
  test.model.calls.at(-1)?.fail("overloaded");
  await test.untilIn("failed");
  await expect.element(former).toBeVisible();
});

it("reports a live agent that cannot be reached and how to try it at once", async () => {
  const agent = createFakeVoiceAgent();
  const test = await opened({ agents: createAgentSessions(agent) });
  test.visitorSays("Ben, what is light?");
  await test.pass(0);
  const [adas, bens] = agent.conversations;
  adas?.open();
  bens?.refuse("network", "Down for now.");
  await expect.element(page.getByRole("listitem").filter({ hasText: "Ben: cannot be reached" })).toBeVisible();
  await expect
    .element(
      page.getByText("Ben cannot be reached now. To try again, open “Participants” and press “Next” beside the name."),
    )
    .toBeVisible();
  await page.getByRole("button", { name: "Participants" }).click();
  await page.getByRole("button", { name: "Let Ben speak next" }).click();
  const again = await untilAsked(agent, 3);
  again?.open();
  await expect.element(page.getByRole("listitem").filter({ hasText: "Ben: connected" })).toBeVisible();
  agent.refusePasses("network");
  for (const conversation of agent.conversations) conversation.close({ reason: "error", message: "", closeCode: 1006 });
  while (test.state() !== "failed") await test.pass(2_000);
  await expect.element(page.getByRole("alert").filter({ hasText: "nobody can be reached" })).toBeVisible();
  await expect.element(page.getByText(/language model/)).not.toBeInTheDocument();
});

it("reports a live agent that is in another window, and moves it here when the visitor asks", async () => {
  const agent = createFakeVoiceAgent();
  const test = await opened({ agents: createAgentSessions(agent) });
  test.visitorSays("Ben, what is light?");
  await test.pass(0);
  const [adas, bens] = agent.conversations;
  for (const conversation of [adas, bens]) conversation?.open();
  bens?.close({ reason: "error", message: "", closeCode: liveCloseCodes.elsewhere });
  await expect.element(page.getByRole("listitem").filter({ hasText: "Ben: in another window" })).toBeVisible();
  await expect
    .element(
      page.getByText(
        "Ben is in your other window. To talk here, open “Participants” and press “Next” beside the name.",
      ),
    )
    .toBeVisible();
  await page.getByRole("button", { name: "Participants" }).click();
  await page.getByRole("button", { name: "Let Ben speak next" }).click();
  const again = await untilAsked(agent, 3);
  again?.open();
  await expect.element(page.getByRole("listitem").filter({ hasText: "Ben: connected" })).toBeVisible();
  await expect.element(page.getByText(/in your other window/)).not.toBeInTheDocument();
});

it("marks participants without a live agent, and does not start without one", async () => {
  const test = await opened({
    agents: createAgentSessions(createFakeVoiceAgent({ agents: ["ada"] })),
    participants: ["ben"],
  });
  await expect.element(page.getByText("Cannot talk live, and is not asked.")).toBeVisible();
  await expect.element(page.getByText("Ben: cannot talk live")).toBeVisible();
  await userEvent.fill(page.getByRole("textbox", { name: "Discussion message" }), "What is light?");
  await userEvent.click(page.getByRole("button", { name: "Start Discussion" }));
  await expect.element(page.getByText("Select somebody else: nobody you selected can talk live.")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Discussion message" })).toHaveValue("What is light?");
  expect(test.state()).toBe("idle");
});

async function untilAsked(agent: ReturnType<typeof createFakeVoiceAgent>, times: number) {
  await expect.poll(() => agent.conversations.length).toBe(times);
  return agent.conversations.at(-1);
}

it("asks before the discussion is deleted, so that a double press does not delete it", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  await test.nextSays(WAVE);
  await test.pass(0);
  await userEvent.dblClick(page.getByRole("button", { name: "End Discussion" }));
  expect(test.transcript()).toEqual(["user: Ada, what is light?", `ada: ${WAVE}`]);
  const question = page.getByRole("alertdialog", { name: "New discussion" });
  if (question.elements().length === 0) await pressByKey("New discussion");
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));
  await expect.element(question).not.toBeInTheDocument();
  expect(test.transcript()).toHaveLength(2);
  await userEvent.click(page.getByRole("button", { name: "New discussion" }));
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
  expect(test.transcript()).toEqual([]);
  await expect.element(page.getByRole("dialog", { name: "The Chat Room" })).toBeVisible();
});

it("reports that there is nothing to export yet", async () => {
  const test = await opened();
  await expect.element(page.getByRole("button", { name: "Export Transcript" })).toBeDisabled();
  test.room.send({ type: "transcript.export", format: "text" });
  await expect.element(page.getByRole("alert").filter({ hasText: "No conversation to export yet!" })).toBeVisible();
});

it("reports that no participant is selected, and keeps the text", async () => {
  await opened({ participants: [] });
  await userEvent.fill(page.getByRole("textbox", { name: "Discussion message" }), "What is light?");
  await userEvent.click(page.getByRole("button", { name: "Start Discussion" }));
  await expect
    .element(page.getByText("Please select at least one character to participate in the conversation!"))
    .toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Discussion message" })).toHaveValue("What is light?");
});

it("does not offer to regenerate where that is impossible", async () => {
  const test = await opened();
  const again = page.getByRole("button", { name: "Try another reply" });
  test.visitorSays("Ada, what is light?");
  await test.nextSays(WAVE);
  await test.pass(0);
  await test.pass(3_000);
  await expect.element(again).toBeVisible();
  await test.pass(1_000);
  (await test.model.nextCall()).fail("overloaded");
  await test.untilIn("failed");
  await expect.element(again).not.toBeInTheDocument();
  const { events } = test.room.getSnapshot().context;
  test.room.send({ type: "turn.regenerate" });
  test.room.send({ type: "discussion.resume" });
  expect(test.room.getSnapshot().context.events).toEqual(events);
});

it("announces the room’s own messages to screen readers", async () => {
  const test = await opened();
  test.visitorSays("Ada, what is light?");
  (await test.model.nextCall()).fail("overloaded");
  await test.untilIn("failed");
  await expect.element(page.getByRole("status").filter({ hasText: /^The Chat Room: .*Ada/ })).toBeInTheDocument();
});

it("moves the focus to the text field when the focused control is removed", async () => {
  const test = await opened();
  const field = page.getByRole("textbox", { name: "Discussion message" });
  await userEvent.click(page.getByRole("button", { name: "What is light?" }));
  await expect.element(field).toHaveFocus();
  (await test.model.nextCall()).fail("overloaded");
  await test.untilIn("failed");
  await userEvent.click(page.getByRole("button", { name: /^Ask .* again$/ }));
  await expect.element(field).toHaveFocus();
});

it("shows the text of a turn that was prepared before a voice was available", async () => {
  const voice = createFakeSpeechSynthesizer({ availability: "downloadable" });
  const test = await opened({ speechSynthesizer: voice });
  test.visitorSays("Ada, what is light?");
  const call = await test.model.nextCall();
  voice.setAvailability("ready");
  test.room.send({ type: "voices.check" });
  await test.untilHeard();
  call.say(WAVE);
  await expect.element(page.getByText("Ada is speaking...")).toBeVisible();
  await expect.element(caption().getByText(WAVE)).toBeVisible();
});

it("reports missing voices only with participants", async () => {
  const test = await opened();
  const note = page.getByText("Captions are on because there is no voice here.");
  await expect.element(note).toBeVisible();
  for (const characterId of test.room.getSnapshot().context.participants)
    test.room.send({ type: "participant.remove", characterId });
  await expect.element(note).not.toBeInTheDocument();
});

it("takes the accent of the page for screens without a character, and each character keeps its own", async () => {
  await opened();
  const sheet = document.head.appendChild(document.createElement("style"));
  sheet.textContent = ".aom { --aom-accent-light: rgb(0, 128, 128); --aom-accent-dark: rgb(0, 128, 128); }";
  const accent = (selector: string) =>
    getComputedStyle(document.querySelector(selector)!).getPropertyValue("--aom-accent");
  expect(accent(".aom-room")).toBe("rgb(0, 128, 128)");
  expect(accent(".aom-bench-seat, .aom-seat")).not.toBe("rgb(0, 128, 128)");
  sheet.remove();
});

import * as React from "react";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createActor } from "xstate";
import { fetchMachine, trafficLight, wordProcessor } from "../foreign.fixture";
import type { PanelMessage } from "../messages";
import { connect } from "../preview/connect";
import { StoryRecorder } from "../preview/story-recorder";
import { Panel } from "./Panel";
import { createPanelStore } from "./panel-store";

const recorder = new StoryRecorder();
const listeners = new Set<(message: PanelMessage) => void>();
const store = createPanelStore((message) => listeners.forEach((listener) => listener(message)));
connect(recorder, { on: (_event, listener) => listeners.add(listener), emit: (_event, text) => store.receive(text) });

afterEach(() => {
  store.close();
  recorder.clear();
});

/** The open panel beside a story, in a pane of this width. */
async function openPanel(width = 1000, theme: "light" | "dark" = "light", source = "https://example.com/{machine}.ts") {
  await page.viewport(width, 700);
  store.open();
  await render(
    <div style={{ position: "fixed", inset: 0 }}>
      <Panel store={store} theme={theme} source={source} />
    </div>,
  );
}

const event = (name: string) => page.getByRole("region", { name: "Events" }).getByRole("button", { name, exact: true });
const moments = () => page.getByRole("region", { name: "History" }).getByRole("listitem");
const context = () => page.getByRole("region", { name: "Context" });
const chart = () => page.getByRole("img", { name: /^Statechart/ });

it("follows a traffic light, takes its events from buttons and steps back", async () => {
  const light = createActor(trafficLight, { inspect: recorder.inspect }).start();
  await openPanel();
  await expect.element(chart()).toHaveAccessibleName("Statechart light. Active: green.");
  await event("TIMER").click();
  await event("TIMER").click();
  await expect.element(chart()).toHaveAccessibleName("Statechart light. Active: red.walk.");
  expect(light.getSnapshot().value).toEqual({ red: "walk" });
  await expect.element(moments().first()).toHaveTextContent(/TIMERyellow → red/);

  await page.getByRole("button", { name: "◀ Back" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Viewing the past: after event 1 of 2.");
  await expect.element(chart()).toHaveAccessibleName("Statechart light. Active: yellow.");
  await expect.element(event("PED_COUNTDOWN")).toBeDisabled();
  // The story goes on, and the panel stays where it is.
  light.send({ type: "PED_COUNTDOWN" });
  await expect.element(moments().nth(2)).toBeInTheDocument();
  await expect.element(chart()).toHaveAccessibleName("Statechart light. Active: yellow.");
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect.element(chart()).toHaveAccessibleName("Statechart light. Active: red.wait.");
  await expect
    .element(page.getByRole("link", { name: "Source" }))
    .toHaveAttribute("href", "https://example.com/light.ts");
});

it("steps over events that change no state, unless that is switched off", async () => {
  const light = createActor(trafficLight, { inspect: recorder.inspect }).start();
  for (const type of ["TIMER", "TIMER", "PED_COUNTDOWN"] as const) light.send({ type });
  // Not taken here.
  for (let count = 0; count < 3; count += 1) light.send({ type: "TIMER" });
  await openPanel();
  const back = page.getByRole("button", { name: "◀ Back" });
  await back.click();
  await expect.element(chart()).toHaveAccessibleName("Statechart light. Active: red.walk.");
  await page.getByRole("button", { name: "Forward ▶" }).click();
  await expect.element(chart()).toHaveAccessibleName("Statechart light. Active: red.wait.");
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.getByRole("checkbox", { name: "Skip events that change nothing" }).click();
  await back.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("after event 5 of 6.");
  await expect.element(chart()).toHaveAccessibleName("Statechart light. Active: red.wait.");
});

it("leads from a state to its source, and fits a large chart into the view", async () => {
  createActor(wordProcessor, { inspect: recorder.inspect }).start();
  await openPanel(560, "light", "https://example.com/{machine}.ts#{state}");
  await expect
    .element(page.getByRole("link", { name: "bold.off" }))
    .toHaveAttribute("href", "https://example.com/word.ts#bold.off");
  await page.getByRole("button", { name: "Fit" }).click();
  await expect
    .poll(() => {
      const drawing = chart().element().getBoundingClientRect();
      const view = page.getByRole("group", { name: /^Chart of/ }).element();
      return drawing.width <= view.clientWidth && drawing.height <= view.clientHeight;
    })
    .toBe(true);
});

it("shows the guard that refuses an event, and sends it with a payload", async () => {
  createActor(fetchMachine, { inspect: recorder.inspect }).start();
  await openPanel(300);
  await expect.element(event("FETCH")).toBeDisabled();
  await expect.element(event("FETCH")).toHaveAccessibleDescription("refused by hasQuery");
  await event("Payload of FETCH").click();
  const payload = page.getByRole("textbox", { name: "Payload of FETCH, as JSON" });
  await payload.fill("{ query: }");
  await event("Send").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("This is not JSON");
  await payload.fill('{ "query": "" }');
  await event("Send").click();
  await expect.element(page.getByText("FETCH was not sent. Refused by hasQuery.")).toBeVisible();
  await payload.fill('{ "query": "cats" }');
  await event("Send").click();
  await expect.element(chart()).toHaveAccessibleName("Statechart fetch. Active: loading.");
  await expect.element(context().getByRole("listitem").nth(1)).toHaveTextContent('query:changed "cats"');
  await event("Skip the wait: after patience").click();
  await expect.element(chart()).toHaveAccessibleName("Statechart fetch. Active: failure.");
});

it("works by keyboard alone", async () => {
  createActor(wordProcessor, { inspect: recorder.inspect }).start();
  await openPanel(1400, "dark");
  await expect.element(event("TOGGLE_BOLD")).toBeEnabled();
  const pressed = () => chart().element().getAttribute("aria-label") ?? "";
  for (let tabs = 0; tabs < 40 && document.activeElement?.textContent !== "TOGGLE_BOLD"; tabs += 1)
    await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(pressed).toContain("bold.on");
  expect(pressed()).toContain("underline.off");
});

it("offers all actors of a story, the roots first", async () => {
  createActor(trafficLight, { inspect: recorder.inspect }).start();
  createActor(wordProcessor, { inspect: recorder.inspect }).start();
  await openPanel(560);
  await page.getByRole("combobox", { name: "Actor" }).selectOptions("word");
  await expect
    .element(chart())
    .toHaveAccessibleName("Statechart word. Active: bold.off, underline.off, italics.off, list.none.");
});

it("says how to show an actor where a story has none", async () => {
  await openPanel();
  await expect.element(page.getByText("This story has no statechart to show.")).toBeVisible();
});

const open = async (name: string, text: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input, new File([text], name, { type: "application/json" }));
};

it("shows a recording from a file, step by step, and then the story again", async () => {
  const light = createActor(trafficLight, { inspect: recorder.inspect }).start();
  light.send({ type: "TIMER" });
  await openPanel();
  await expect.element(moments()).toHaveTextContent(/TIMER/);
  const recording = JSON.stringify(store.getState().recording);
  light.send({ type: "TIMER" });
  await expect.element(chart()).toHaveAccessibleName("Statechart light. Active: red.walk.");

  await open("light.json", recording);
  await expect.element(page.getByText("Viewing a file:")).toBeVisible();
  await expect.element(chart()).toHaveAccessibleName("Statechart light. Active: yellow.");
  await page.getByRole("button", { name: "◀ Back" }).click();
  await expect.element(chart()).toHaveAccessibleName("Statechart light. Active: green.");
  // The story goes on unseen.
  light.send({ type: "PED_COUNTDOWN" });
  await page.getByRole("button", { name: "Back to the story" }).click();
  await expect.element(chart()).toHaveAccessibleName("Statechart light. Active: red.wait.");
});

it("says why a file cannot be opened", async () => {
  createActor(trafficLight, { inspect: recorder.inspect }).start();
  await openPanel();
  await open("holiday.json", '{"version": 1, "charts": {}, "actors": [{}]}');
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("holiday.json was not opened. This file is no recording. Choose one that was saved here.");
  await open("light.json", JSON.stringify(store.getState().recording));
  await expect.element(page.getByText("Viewing a file:")).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Back to the story" }).click();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

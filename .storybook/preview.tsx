import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { inspect } from "../packages/storybook-statecharts/src";
import "../apps/demo/src/fonts";
import "../packages/react-ui/src/styles/styles.css";
import "../packages/react-ui/src/styles/login.css";
import { InChosenLocale } from "./locales";
import { applyToolbar, globalTypes, initialGlobals, widths } from "./toolbar";

// Play functions wait for what they press: a busy machine is slow. Existing elements are still found at once.
configure({ asyncUtilTimeout: 60_000 });

/** `npm test` checks the accessibility of a third of the stories, another third each time; the long tests and Storybook itself check all. */
const EVERY = import.meta.env["PROPERTY_SCALE"] === undefined || Number(import.meta.env["PROPERTY_SCALE"]) >= 1 ? 1 : 3;
const turn = Number(import.meta.env["PROPERTY_SEED"] ?? 0);
const numberOf = (id: string) => Array.from(id).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);

const preview: Preview = {
  parameters: {
    a11y: { test: "error" },
    layout: "fullscreen",
    controls: { expanded: true },
    viewport: { options: widths },
    statecharts: {
      // Given to the charts of all stories, so that their history begins with the first event.
      inspect,
      source: "./iframe.html?id=start-here-sources-of-the-charts--docs&viewMode=docs#{machine}/{state}",
      readFile: async (text: string) => (await import("./read-report")).readReport(text),
    },
    options: {
      storySort: {
        includeNames: true,
        order: [
          "Start here",
          ["Welcome", "How states work", "Gallery of states", "Sources of the charts"],
          "Foundations",
          ["Colour", "Type", "Space", "Motion", "Controls and notices", "Voice", "Words of the interface"],
          "Screens",
          ["Main", ["Playground"], "Login", ["Playground"]],
          "Conversation",
          ["*", ["Playground"]],
          "Chat Room",
          ["*", ["Playground"]],
          "Camera",
          ["*", ["Playground"]],
          "Live",
          ["*", ["Playground"]],
          "Voice",
          ["*", ["Playground"]],
          "Memory",
          ["*", ["Playground"]],
          "Settings",
          ["*", ["Playground"]],
          "Notices",
          ["*", ["Playground"]],
          "Primitives",
          ["*", ["Playground"]],
        ],
      },
    },
  },
  argTypesEnhancers: [
    // A component has more properties than its story shows: those that are not given to the story change nothing there.
    ({ argTypes, initialArgs }) => Object.fromEntries(Object.entries(argTypes).filter(([name]) => name in initialArgs)),
  ],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  decorators: [
    (Story) => (
      <InChosenLocale>
        <Story />
      </InChosenLocale>
    ),
  ],
  async beforeEach(context) {
    const { id, parameters } = context;
    if ((numberOf(id) + turn) % EVERY !== 0) parameters["a11y"] = { test: "off" };
    // Play functions press what is named in English; the language of the toolbar comes after them.
    await applyToolbar({ ...context, globals: { ...context.globals, locale: initialGlobals.locale } });
  },
  afterEach: applyToolbar,
};

export default preview;

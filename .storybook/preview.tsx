import type { Preview } from "@storybook/react-vite";
import "../packages/react-ui/src/styles/styles.css";
import "../packages/react-ui/src/styles/login.css";

/** `npm test` checks the accessibility of a third of the stories, another third each time; the long tests and Storybook itself check all. */
const EVERY = import.meta.env["PROPERTY_SCALE"] === undefined || Number(import.meta.env["PROPERTY_SCALE"]) >= 1 ? 1 : 3;
const turn = Number(import.meta.env["PROPERTY_SEED"] ?? 0);
const numberOf = (id: string) => Array.from(id).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);

const preview: Preview = {
  parameters: { a11y: { test: "error" }, layout: "fullscreen" },
  beforeEach({ id, parameters }) {
    if ((numberOf(id) + turn) % EVERY !== 0) parameters["a11y"] = { test: "off" };
  },
};

export default preview;

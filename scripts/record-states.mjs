import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";

const FOLDER = "test-results";
const FILE = `${FOLDER}/story-states.txt`;

export function forgetStates() {
  rmSync(FILE, { force: true });
}

/** A command of the test browser: appends, because stories run side by side. */
export function recordStates(_context, states) {
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(FILE, states.map((state) => `${state}\n`).join(""));
}

/** @returns {Set<string>} every state that a story has shown */
export function shownStates() {
  return new Set(readFileSync(FILE, "utf8").split("\n").filter(Boolean));
}

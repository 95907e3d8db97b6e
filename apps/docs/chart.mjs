// A chart of docs/charts, drawn as boxes in boxes. Arrows between forty states cannot be followed by an eye or by a screen
// reader; here each state lists its transitions, and the target of each is a link. Nothing has to be laid out in a browser.
import { escapeHtml } from "./escape-html.mjs";

const STATE = /^state "([^:"]+)(?:: runs ([^"]+))?" as (\w+)$/;
const OPEN = /^state (\w+) \{$/;
const ARROW = /^(\S+) --> (\S+)(?: : (.*))?$/;

/** @param {string} diagram a Mermaid state diagram, as `scripts/draw-charts.mjs` writes it */
function parse(diagram) {
  const root = { id: "", key: "", children: [], isParallel: false };
  const states = new Map([["", root]]);
  const path = [root];
  for (const line of diagram.split("\n").map((text) => text.trim())) {
    const here = path.at(-1);
    const [, key, runs, id] = STATE.exec(line) ?? [];
    const [, opened] = OPEN.exec(line) ?? [];
    const [, from, to, text = ""] = ARROW.exec(line) ?? [];
    if (id) {
      const state = { id, key, runs, children: [], transitions: [], isParallel: false, isFinal: false };
      states.set(id, state);
      here.children.push(state);
    } else if (opened) path.push(states.get(opened));
    else if (line === "}") path.pop();
    else if (line === "--") here.isParallel = true;
    else if (from === "[*]") here.initial = to;
    else if (to === "[*]") states.get(from).isFinal = true;
    else if (from) states.get(from).transitions.push({ to, text });
    else if (line !== "" && line !== "stateDiagram-v2") throw new Error(`A chart has an unknown line: ${line}`);
  }
  return { root, states };
}

/** @returns {string} HTML */
export function drawChart(diagram) {
  const { root, states } = parse(diagram);
  const linkTo = (id) => `<a href="#state-${id}">${escapeHtml(states.get(id)?.key ?? id)}</a>`;
  const draw = (state, parent) => {
    const { id, key, runs, transitions, isFinal } = state;
    const marks = [
      ...(parent.initial === id ? ['<span class="mark">first</span>'] : []),
      ...(isFinal ? ['<span class="mark">last</span>'] : []),
    ].join(" ");
    const arrows = transitions.map(
      ({ to, text }) => `<li>${text === "" ? "at once" : `<code>${escapeHtml(text)}</code>`} → ${linkTo(to)}</li>`,
    );
    return [
      `<li id="state-${id}" class="state"><span class="key">${escapeHtml(key)}</span> ${marks}`,
      runs ? `<span class="runs">runs ${escapeHtml(runs)}</span>` : "",
      arrows.length > 0 ? `<ul class="transitions">${arrows.join("")}</ul>` : "",
      inside(state),
      "</li>",
    ].join("");
  };
  const inside = (state) =>
    state.children.length === 0
      ? ""
      : `<ul class="states"${state.isParallel ? ' data-parallel=""' : ""}>${state.children.map((child) => draw(child, state)).join("")}</ul>`;
  return `<div class="chart">${inside(root)}</div>\n`;
}

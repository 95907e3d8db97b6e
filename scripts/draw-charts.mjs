/**
 * Draws every chart as it is in the code into docs/charts, as Mermaid diagrams.
 *
 *   npm run charts               writes them
 *   npm run charts -- --check    fails when one is out of date
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { nameOfEvent, nameOfGuard } from "../packages/storybook-statecharts/src/recording/names.ts";
import { charts, chartsWithoutScreens } from "./charts.mjs";

const FOLDER = "docs/charts";
const isCheck = process.argv.includes("--check");

const nameOf = ({ id }) => id.replaceAll(".", "_");
const textOfGuard = (guard) => (guard === undefined ? "" : ` [${nameOfGuard(guard)}]`);

function linesOf(node, depth = 1) {
  const pad = "  ".repeat(depth);
  const lines = [];
  const children = Object.values(node.states);
  if (node.initial?.target?.[0]) lines.push(`${pad}[*] --> ${nameOf(node.initial.target[0])}`);
  for (const [at, child] of children.entries()) {
    if (node.type === "parallel" && at > 0) lines.push(`${pad}--`);
    const invoked = child.invoke.map(({ src }) => (typeof src === "string" ? src : "actor"));
    const label = `${child.key}${invoked.length > 0 ? `: runs ${invoked.join(", ")}` : ""}`;
    lines.push(`${pad}state "${label}" as ${nameOf(child)}`);
    if (Object.keys(child.states).length > 0)
      lines.push(`${pad}state ${nameOf(child)} {`, ...linesOf(child, depth + 1), `${pad}}`);
    if (child.type === "final") lines.push(`${pad}${nameOf(child)} --> [*]`);
  }
  const arrows = new Set();
  for (const child of children) {
    const eventless = (child.always ?? []).map((transition) => ["", transition]);
    const others = [...child.transitions.entries()]
      .filter(([type]) => type !== "")
      .flatMap(([type, all]) => all.map((transition) => [nameOfEvent(type), transition]));
    for (const [type, { target, guard }] of [...eventless, ...others]) {
      for (const to of target ?? []) {
        const text = `${type}${textOfGuard(guard)}`.trim().replaceAll(":", " ");
        arrows.add(`${pad}${nameOf(child)} --> ${nameOf(to)}${text === "" ? "" : ` : ${text}`}`);
      }
    }
  }
  return [...lines, ...arrows];
}

function draw(machine) {
  const stays = [...machine.root.transitions.entries()]
    .filter(([type, all]) => !type.startsWith("xstate.") && all.some(({ target }) => target === undefined))
    .map(([type]) => `\`${type}\``);
  return [
    `# ${machine.id}`,
    "",
    "Drawn from the code by `scripts/draw-charts.mjs`; not to be edited.",
    "",
    "```mermaid",
    "stateDiagram-v2",
    ...linesOf(machine.root),
    "```",
    "",
    ...(stays.length > 0 ? [`Heard in every state: ${stays.join(", ")}.`, ""] : []),
  ].join("\n");
}

const files = new Map([...charts, ...chartsWithoutScreens].map((machine) => [`${machine.id}.md`, draw(machine)]));
mkdirSync(FOLDER, { recursive: true });
if (isCheck) {
  const kept = readdirSync(FOLDER);
  const stale = [...new Set([...kept, ...files.keys()])].filter(
    (file) => !kept.includes(file) || readFileSync(`${FOLDER}/${file}`, "utf8") !== files.get(file),
  );
  if (stale.length > 0) {
    process.stderr.write(`Out of date in ${FOLDER}: ${stale.join(", ")}. "npm run charts" draws them again.\n`);
    process.exit(1);
  }
} else for (const [file, text] of files) writeFileSync(`${FOLDER}/${file}`, text);

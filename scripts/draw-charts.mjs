/**
 * Draws every chart as it is in the code into docs/charts, as Mermaid diagrams.
 *
 *   npm run charts               writes them
 *   npm run charts -- --check    fails when one is out of date
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { nameOfEvent, nameOfGuard } from "../packages/storybook-statecharts/src/recording/names.ts";
import { chartPurposes } from "./chart-purposes.mjs";
import { charts, chartsWithoutScreens } from "./charts.mjs";

const FOLDER = "docs/charts";
const isCheck = process.argv.includes("--check");

const nameOf = ({ id }) => id.replaceAll(".", "_");
const textOfGuard = (guard) => (guard === undefined ? "" : ` [${nameOfGuard(guard)}]`);

/** A delay with its milliseconds, where the chart has them as a number. */
function textOfEvent(type, { delays }) {
  const name = nameOfEvent(type);
  const duration = delays[name.replace(/^after /, "")];
  return name.startsWith("after ") && typeof duration === "number"
    ? `${name} (${duration.toLocaleString("en")} ms)`
    : name;
}

/** The actions of a transition that have names, with the words among their fixed parameters. */
function textOfActions(actions) {
  const names = actions.flatMap((action) => {
    if (typeof action === "string") return [action];
    if (typeof action !== "object" || action === null) return [];
    const { type, params } = action;
    const words = typeof params === "object" ? Object.values(params).filter((value) => /^\w+$/.test(value)) : [];
    return [words.length > 0 ? `${type}(${words.join(", ")})` : type];
  });
  return names.length > 0 ? ` / ${names.join(", ")}` : "";
}

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
      .flatMap(([type, all]) =>
        all.map((transition) => [textOfEvent(type, child.machine.implementations), transition]),
      );
    const all = [...eventless, ...others];
    const targets = all.flatMap(([, { target }]) => target ?? []);
    for (const [type, { target, guard, actions }] of all) {
      for (const to of target ?? []) {
        // Where several transitions lead to the same state, what they do tells them apart.
        const isShared = targets.filter((each) => each === to).length > 1;
        const text = `${type}${textOfGuard(guard)}${isShared ? textOfActions(actions) : ""}`
          .trim()
          .replaceAll(":", " ");
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
  const purpose = chartPurposes[machine.id];
  if (purpose === undefined) throw new Error(`scripts/chart-purposes.mjs has no sentence on the chart ${machine.id}.`);
  return [
    `# ${machine.id}`,
    "",
    purpose,
    "",
    "```mermaid",
    "stateDiagram-v2",
    ...linesOf(machine.root),
    "```",
    "",
    ...(stays.length > 0 ? [`Heard in every state: ${stays.join(", ")}.`, ""] : []),
    "Drawn from the code by `npm run charts`.",
    "",
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

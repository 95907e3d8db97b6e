// Every atomic state of every chart has a story: compares what the stories showed with what the charts have.
import { charts } from "./charts.mjs";
import { shownStates } from "./record-states.mjs";

const isPassedThrough = ({ always }) => always?.some(({ guard }) => guard === undefined) ?? false;
const atomicStates = (node) =>
  node.type === "atomic" ? (isPassedThrough(node) ? [] : [node.id]) : Object.values(node.states).flatMap(atomicStates);

const shown = shownStates();
const all = charts.flatMap(({ root }) => atomicStates(root));
const missing = all.filter((state) => !shown.has(state));

process.stdout.write(`states with a story: ${all.length - missing.length} of ${all.length}\n`);
if (missing.length > 0) {
  process.stderr.write(`States without a story:\n${missing.map((state) => `  ${state}`).join("\n")}\n`);
  process.exit(1);
}

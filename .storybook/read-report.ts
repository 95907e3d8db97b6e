import * as core from "@archive-of-minds/core";
import type { RecordedState, RecordedStep, SessionReport } from "@archive-of-minds/core";
import type { AnyStateMachine } from "xstate";
import { chartOf, type Chart, type Moment, type Recording } from "../packages/storybook-statecharts/src";

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === "object" && value !== null && "root" in value && "provide" in value;

/** The charts of all machines that core exports, by the machine's id. */
const charts = new Map(
  Object.values(core)
    .filter(isMachine)
    .map((machine) => [machine.id, chartOf(machine)] as const),
);

/** The ids of the nodes that are active in a state. */
function activeIn({ nodes }: Chart, value: RecordedState): readonly string[] {
  const [root] = nodes;
  const below = (parent: string, inside: RecordedState): readonly string[] =>
    (typeof inside === "string" ? [[inside, {}] as const] : Object.entries(inside)).flatMap(([key, deeper]) => {
      const node = nodes.find((each) => each.parent === parent && each.key === key);
      return node ? [node.id, ...below(node.id, deeper)] : [];
    });
  return root ? [root.id, ...below(root.id, value)] : [];
}

/**
 * The transitions that an event took. A report has states only: they are those whose source was active before and whose
 * targets are active after. Of several for one state, the first that leads elsewhere.
 */
function takenBy(chart: Chart, event: string, before: readonly string[], after: readonly string[]): readonly string[] {
  const entered = after.filter((id) => !before.includes(id));
  const fits = chart.transitions.filter(
    ({ source, targets, event: type }) =>
      (type === event ? before.includes(source) : type === "" && !before.includes(source)) &&
      targets.every((id) => after.includes(id)),
  );
  const leads = fits.filter(({ targets }) => targets.some((id) => entered.includes(id)));
  return (leads.length > 0 ? leads : fits.slice(0, 1)).map(({ id }) => id);
}

function momentsOf(chart: Chart, begin: RecordedState, steps: readonly RecordedStep[]): readonly Moment[] {
  let before = activeIn(chart, begin);
  return steps.map(({ at, event, value, status }, place) => {
    const active = activeIn(chart, value);
    const transitions = takenBy(chart, event.type, before, active);
    before = active;
    return { number: place + 1, at, event: event as Moment["event"], value, active, status, transitions, context: {} };
  });
}

/** The panel's recording of a report that a visitor saved. Machines that core does not export are left out. */
export function recordingOf({ actors, events }: SessionReport): Recording {
  const known = actors.filter(({ machine }) => charts.has(machine));
  return {
    version: 1,
    charts: Object.fromEntries(known.map(({ machine }) => [machine, charts.get(machine)!])),
    actors: known.map(({ id, name, machine, parent, value }) => {
      const chart = charts.get(machine)!;
      return {
        id,
        name,
        parent,
        chart: machine,
        start: { at: 0, value, active: activeIn(chart, value), status: "active", context: {} },
        events: momentsOf(
          chart,
          value,
          events.filter(({ actor }) => actor === id),
        ),
      };
    }),
  };
}

/** @throws Error with a sentence for the designer if the text is no report. */
export function readReport(text: string): Recording {
  try {
    return recordingOf(core.readSessionReport(text));
  } catch (cause) {
    throw new Error("This file is no recording. Choose one that was saved here or with record(…).report().", { cause });
  }
}

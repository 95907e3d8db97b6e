import * as React from "react";
import { memo, useState } from "react";
import type { Chart } from "../recording/chart";
import { nameOfEvent } from "../recording/names";
import type { Moment, RecordedActor } from "../recording/recording";
import { lastNumber, type PanelStore, type When } from "./panel-store";

const PAGE = 60;

const timeOf = (at: number) => `${(at / 1000).toFixed(2)} s`;

/** Where the transitions of a moment led, such as `idle → busy`. */
export function wayOf(chart: Chart, { transitions }: Moment): string {
  const keys = new Map(chart.nodes.map(({ id, key }) => [id, key]));
  const ways = chart.transitions
    .filter(({ id }) => transitions.includes(id))
    .map(({ source, targets }) =>
      targets.length === 0
        ? `in ${keys.get(source) ?? source}`
        : `${keys.get(source) ?? source} → ${targets.map((id) => keys.get(id) ?? id).join(", ")}`,
    );
  return ways.length === 0 ? "not taken" : ways.join("; ");
}

const Row = memo(function Row({
  chart,
  moment,
  isShown,
  isLast,
  store,
}: {
  readonly chart: Chart;
  readonly moment: Moment;
  readonly isShown: boolean;
  readonly isLast: boolean;
  readonly store: PanelStore;
}) {
  return (
    <li>
      <button
        type="button"
        className="sc-moment"
        aria-current={isShown ? "step" : undefined}
        data-taken={moment.transitions.length > 0}
        onClick={() => store.look(isLast ? "now" : moment.number)}
      >
        <span className="sc-time">{timeOf(moment.at)}</span>
        <span className="sc-name">{nameOfEvent(moment.event.type)}</span>
        <span className="sc-way">{wayOf(chart, moment)}</span>
      </button>
    </li>
  );
});

/** The events of an actor with where they led, the newest first. Pressing one shows the actor as it was after it. */
export function HistoryList({
  chart,
  actor,
  when,
  store,
}: {
  readonly chart: Chart;
  readonly actor: RecordedActor;
  readonly when: When;
  readonly store: PanelStore;
}) {
  const [count, setCount] = useState(PAGE);
  const last = lastNumber(actor);
  const shown = when === "now" ? last : when;
  const newest = actor.events.slice(-count).reverse();
  if (newest.length === 0) return <p className="sc-hint">No event yet.</p>;
  return (
    <>
      <ol className="sc-history" reversed start={last}>
        {newest.map((moment) => (
          <Row
            key={moment.number}
            chart={chart}
            moment={moment}
            isShown={moment.number === shown}
            isLast={moment.number === last}
            store={store}
          />
        ))}
      </ol>
      {actor.events.length > count && (
        <button type="button" onClick={() => setCount(count + PAGE)}>
          Show earlier events
        </button>
      )}
    </>
  );
}

import * as React from "react";
import { useState, useSyncExternalStore, type ReactNode } from "react";
import type { UnreadFile } from "../messages";
import type { StatechartsParameters } from "../parameters";
import { momentAt } from "../recording/recording";
import { ActorSelect } from "./ActorSelect";
import { ChartView } from "./ChartView";
import { ContextTree } from "./ContextTree";
import { FileButtons } from "./FileButtons";
import { EventButtons } from "./EventButtons";
import { HistoryList } from "./HistoryList";
import { lastNumber, shownActor, step, type PanelStore } from "./panel-store";
import { hasSourceOfStates, sourceOf } from "./source-of";
import { panelStyles } from "./panel-styles";

function Unread({ unread }: { readonly unread: UnreadFile | undefined }) {
  return (
    unread && (
      <p role="alert" className="sc-refusal">
        <code>{unread.name}</code> was not opened. {unread.problem}
      </p>
    )
  );
}

function Nothing({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sc-nothing">
      <p>This story has no statechart to show.</p>
      <p>
        Give <code>inspect</code> of this addon to <code>createActor</code>, or name the actors of the story in{" "}
        <code>parameters.statecharts.actors</code>.
      </p>
      {children}
    </div>
  );
}

/**
 * The panel, without Storybook around it: it takes its colours from `theme` and everything else from the store.
 */
export function Panel({
  store,
  source,
  theme = "light",
}: {
  readonly store: PanelStore;
  readonly source?: StatechartsParameters["source"];
  readonly theme?: "light" | "dark";
}) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const { recording, when, options, refusal, file, unread } = state;
  const actor = shownActor(state);
  const chart = actor && recording.charts[actor.chart];
  const [skips, setSkips] = useState(true);
  const isPast = when !== "now";
  const position = actor && momentAt(actor, when);
  const link = chart && sourceOf(source, chart.machine);
  return (
    <div className="sc-panel" data-theme={theme} data-past={isPast || undefined}>
      <style>{panelStyles}</style>
      {!actor || !chart || !position ? (
        <Nothing>
          <FileButtons store={store} recording={undefined} />
          <Unread unread={unread} />
        </Nothing>
      ) : (
        <div className="sc-layout">
          <header className="sc-top">
            <div className="sc-bar">
              <ActorSelect recording={recording} shown={actor.id} onSelect={store.show} />
              <span className="sc-steps">
                <button
                  type="button"
                  disabled={step(actor, when, -1, skips) === when || actor.events.length === 0}
                  onClick={() => store.look(step(actor, when, -1, skips))}
                >
                  ◀ Back
                </button>
                <button type="button" disabled={!isPast} onClick={() => store.look(step(actor, when, 1, skips))}>
                  Forward ▶
                </button>
                <label>
                  <input type="checkbox" checked={skips} onChange={() => setSkips(!skips)} /> Skip events that change
                  nothing
                </label>
              </span>
              {link !== undefined && (
                <a href={link} target="_blank" rel="noreferrer">
                  Source
                </a>
              )}
              <FileButtons store={store} recording={recording} />
            </div>
            <Unread unread={unread} />
            {file !== undefined && (
              <div role="status" className="sc-past">
                <span>
                  <strong>Viewing a file:</strong> {file}. The story is not shown here.
                </span>
                <button type="button" onClick={store.closeFile}>
                  Back to the story
                </button>
              </div>
            )}
            <div role="status" className="sc-past">
              {isPast && (
                <>
                  <span>
                    <strong>Viewing the past:</strong> after event {when} of {lastNumber(actor)}.
                    {file === undefined && " The story goes on."}
                  </span>
                  <button type="button" onClick={() => store.look("now")}>
                    {file === undefined ? "Back to now" : "To the end"}
                  </button>
                </>
              )}
            </div>
          </header>
          <ChartView
            key={actor.chart}
            chart={chart}
            position={position}
            sourceOf={hasSourceOfStates(source) ? (name) => sourceOf(source, chart.machine, name) : undefined}
            taken={position.moment?.transitions ?? NOTHING_TAKEN}
          />
          <section className="sc-events" aria-label="Events">
            <h3>Events</h3>
            {refusal && (
              <p role="alert" className="sc-refusal">
                <code>{refusal.event}</code> was not sent. {refusal.reason}
              </p>
            )}
            {file === undefined ? (
              <EventButtons key={actor.id} options={options} actor={actor} store={store} isPast={isPast} />
            ) : (
              <p className="sc-hint">A recording takes no events. Step through it with Back and Forward.</p>
            )}
          </section>
          <section className="sc-records" aria-label="History">
            <h3>History</h3>
            <HistoryList key={actor.id} chart={chart} actor={actor} when={when} store={store} />
          </section>
          <section className="sc-context" aria-label="Context">
            <h3>Context</h3>
            <ContextTree context={position.context} changed={position.moment?.context} />
          </section>
        </div>
      )}
    </div>
  );
}

const NOTHING_TAKEN: readonly string[] = [];

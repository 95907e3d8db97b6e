import * as React from "react";
import { useId } from "react";
import type { RecordedActor, Recording } from "../recording/recording";

/** The actors as a tree: roots first, each followed by what it started, with its depth. */
export function actorTree(
  actors: Recording["actors"],
  parent: string | null = null,
  depth = 0,
): readonly { readonly actor: RecordedActor; readonly depth: number }[] {
  const ids = new Set(actors.map(({ id }) => id));
  const isHere = (actor: RecordedActor) =>
    actor.parent === parent || (parent === null && actor.parent !== null && !ids.has(actor.parent));
  return actors.filter(isHere).flatMap((actor) => [{ actor, depth }, ...actorTree(actors, actor.id, depth + 1)]);
}

/** Chooses the actor that is shown. */
export function ActorSelect({
  recording,
  shown,
  onSelect,
}: {
  readonly recording: Recording;
  readonly shown: string;
  readonly onSelect: (actor: string) => void;
}) {
  const id = useId();
  const { actors, charts } = recording;
  const nameOf = ({ name, chart, events, start }: RecordedActor) => {
    const { machine = name } = charts[chart] ?? {};
    const { status } = events.at(-1) ?? start;
    // XState names an actor without an id after its place in the system.
    const own = name === machine || /^x:[\da-z]+$/.test(name) ? "" : ` (${name})`;
    return `${machine}${own}${status === "active" ? "" : `, ${status}`}`;
  };
  return (
    <span className="sc-actors">
      <label htmlFor={id}>Actor</label>
      <select id={id} value={shown} onChange={(change) => onSelect(change.target.value)}>
        {actorTree(actors).map(({ actor, depth }) => (
          <option key={actor.id} value={actor.id}>
            {"\u2003".repeat(depth)}
            {nameOf(actor)}
          </option>
        ))}
      </select>
    </span>
  );
}

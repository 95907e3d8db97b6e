import { useEffect, useState, type RefObject } from "react";
import { whenIdle } from "../../shared/when-idle";
import { reportsSkipping } from "./use-skipped-content";

/** The browser computes the position of each chunk in every frame, except in groups that it skips. */
const CHUNKS_OF_A_GROUP = 10;

/** Neighbouring chunks that the browser skips together. */
export interface Group {
  readonly group: number;
  /** The indexes of its chunks, from the oldest that is drawn. */
  readonly places: readonly number[];
  /** Whether another group lies between it and the messages in view: its messages need only their text. */
  readonly isFar: boolean;
  /** Whether the browser may skip the whole group. */
  readonly isSkippable: boolean;
}

const groupOf = (place: number) => Math.floor(place / CHUNKS_OF_A_GROUP);

/**
 * Divides chunks into groups. A chunk stays in its group, whatever is drawn before it. The browser stops skipping a group
 * long before its chunks come into view. Otherwise the text on the screen would jump when a chunk gets its true height one
 * frame after its group.
 *
 * @param page the element around the groups.
 */
export function useChunkGroups(
  page: RefObject<HTMLElement | null>,
  firstPlace: number,
  endPlace: number,
): readonly Group[] {
  const [read, setRead] = useState<number | null>(null);
  useEffect(() => {
    const element = page.current;
    const note = (event: Event) => {
      const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
      const group = target instanceof HTMLElement && !skipped ? target.parentElement?.dataset["group"] : undefined;
      if (group !== undefined) setRead(Number(group));
    };
    element?.addEventListener("contentvisibilityautostatechange", note);
    return () => element?.removeEventListener("contentvisibilityautostatechange", note);
  }, [page]);

  // Not in the same frame in which messages become complete: the browser would lose its scroll anchor.
  const [settled, setSettled] = useState(read);
  useEffect(() => whenIdle(() => setSettled(read)), [read]);

  const newest = groupOf(endPlace - 1);
  const isFarFrom = (other: number | null, group: number) =>
    reportsSkipping() && group < newest - 1 && (other === null || Math.abs(group - other) > 1);
  const groups: (Group & { places: number[] })[] = [];
  for (let place = firstPlace; place < endPlace; place += 1) {
    const group = groupOf(place);
    const last = groups.at(-1);
    if (last?.group === group) last.places.push(place);
    else groups.push({ group, places: [place], isFar: isFarFrom(read, group), isSkippable: isFarFrom(settled, group) });
  }
  return groups;
}

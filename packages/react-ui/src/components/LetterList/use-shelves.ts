import { useEffect, useState, type RefObject } from "react";
import { whenIdle } from "../../shared/when-idle";
import { isTold } from "./use-skipped-content";

/** In every frame the browser looks where each box is, but passes over those of a shelf that it skips. */
const BOXES_OF_A_SHELF = 10;

/** Boxes that stand together. */
export interface Shelf {
  readonly shelf: number;
  /** Of its boxes, from the oldest that is drawn. */
  readonly places: readonly number[];
  /** Whether another shelf lies between it and what is read: its letters need nothing but their text. */
  readonly isFar: boolean;
  /** Whether the browser may skip it whole. */
  readonly isSkippable: boolean;
}

const shelfOf = (place: number) => Math.floor(place / BOXES_OF_A_SHELF);

/**
 * Puts boxes on shelves; a box stays on its shelf, whatever is drawn before it. The browser ceases to skip a shelf long
 * before its boxes come into view: were it to do so only then, what is read would jump when a box gets its true height a
 * frame after its shelf.
 *
 * @param page what the shelves stand in.
 */
export function useShelves(
  page: RefObject<HTMLElement | null>,
  firstPlace: number,
  endPlace: number,
): readonly Shelf[] {
  const [read, setRead] = useState<number | null>(null);
  useEffect(() => {
    const element = page.current;
    const note = (event: Event) => {
      const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
      const shelf = target instanceof HTMLElement && !skipped ? target.parentElement?.dataset["shelf"] : undefined;
      if (shelf !== undefined) setRead(Number(shelf));
    };
    element?.addEventListener("contentvisibilityautostatechange", note);
    return () => element?.removeEventListener("contentvisibilityautostatechange", note);
  }, [page]);

  // Never together with letters that become whole: the browser would not keep in its place what is read.
  const [settled, setSettled] = useState(read);
  useEffect(() => whenIdle(() => setSettled(read)), [read]);

  const newest = shelfOf(endPlace - 1);
  const isFarFrom = (other: number | null, shelf: number) =>
    isTold() && shelf < newest - 1 && (other === null || Math.abs(shelf - other) > 1);
  const shelves: (Shelf & { places: number[] })[] = [];
  for (let place = firstPlace; place < endPlace; place += 1) {
    const shelf = shelfOf(place);
    const last = shelves.at(-1);
    if (last?.shelf === shelf) last.places.push(place);
    else
      shelves.push({ shelf, places: [place], isFar: isFarFrom(read, shelf), isSkippable: isFarFrom(settled, shelf) });
  }
  return shelves;
}

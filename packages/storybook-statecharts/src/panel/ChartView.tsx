import * as React from "react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { layOut } from "../layout/lay-out";
import type { Chart } from "../recording/chart";
import type { Position } from "../recording/recording";
import { ChartDrawing } from "./ChartDrawing";
import { scaleOf, zoomBy, type Zoom } from "./zoom";

/** The margin around the drawing. */
const EDGE = 16;

function useSize(element: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState({ width: 600, height: 400 });
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () =>
      setSize((before) =>
        before.width === box.clientWidth && before.height === box.clientHeight
          ? before
          : { width: box.clientWidth, height: box.clientHeight },
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Dragging moves the chart, as scrolling does. */
function useDragging(element: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const move = (event: PointerEvent) => {
      if (event.buttons !== 1) return;
      box.scrollBy(-event.movementX, -event.movementY);
    };
    const begin = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.target !== box) box.setPointerCapture(event.pointerId);
    };
    box.addEventListener("pointerdown", begin);
    box.addEventListener("pointermove", move);
    return () => {
      box.removeEventListener("pointerdown", begin);
      box.removeEventListener("pointermove", move);
    };
  }, [element]);
}

/** The names of the innermost active states, such as `red.walk`. */
export function activeNames(chart: Chart, active: readonly string[]): readonly string[] {
  const parents = new Set(chart.nodes.filter(({ id }) => active.includes(id)).map(({ parent }) => parent));
  return active
    .filter((id) => !parents.has(id))
    .map((id) => (id.startsWith(`${chart.machine}.`) ? id.slice(chart.machine.length + 1) : id));
}

/**
 * The active state that a view follows: of those that were entered last, or else of all, the innermost.
 *
 * @param active the ids of the active nodes
 * @param targets the ids that the last transitions led to
 */
export function stateToShow(active: readonly string[], targets: readonly string[]): string | undefined {
  const isEntered = (id: string) => targets.some((target) => id === target || id.startsWith(`${target}.`));
  const entered = active.filter(isEntered);
  const depth = (id: string) => id.split(".").length;
  return (entered.length > 0 ? entered : active).toSorted((one, other) => depth(other) - depth(one))[0];
}

function ActiveName({ name, source }: { readonly name: string; readonly source: string | undefined }) {
  const code = <code>{name}</code>;
  return source === undefined ? (
    code
  ) : (
    <a href={source} target="_blank" rel="noreferrer" title={`Source of ${name}`}>
      {code}
    </a>
  );
}

/** The chart of an actor with its active states, in a view that scrolls. */
export function ChartView({
  chart,
  position,
  taken,
  sourceOf,
}: {
  readonly chart: Chart;
  readonly position: Position;
  readonly taken: readonly string[];
  /** The address of a state's source, by its path. */
  readonly sourceOf?: ((state: string) => string | undefined) | undefined;
}) {
  const view = useRef<HTMLDivElement>(null);
  const size = useSize(view);
  useDragging(view);
  const [zoom, setZoom] = useState<Zoom>("auto");
  const [follows, setFollows] = useState(true);
  const layout = useMemo(() => layOut(chart), [chart]);
  const scale = scaleOf(
    zoom,
    { width: layout.width + EDGE, height: layout.height + EDGE },
    { width: size.width, height: size.height },
  );
  const active = useMemo(() => new Set(position.active), [position.active]);
  const takenIds = useMemo(() => new Set(taken), [taken]);
  const names = activeNames(chart, position.active);
  const key = position.active.join(" ");

  useEffect(() => {
    const box = view.current;
    if (!follows || !box) return;
    const targets = chart.transitions.filter(({ id }) => takenIds.has(id)).flatMap(({ targets: to }) => to);
    const wanted = stateToShow(key.split(" "), targets);
    const first = layout.boxes.find(({ node }) => node.id === wanted);
    if (!first) return;
    const left = first.x * scale;
    const top = first.y * scale;
    const isInView =
      left >= box.scrollLeft &&
      top >= box.scrollTop &&
      left + Math.min(first.width, 120) * scale <= box.scrollLeft + box.clientWidth &&
      top + Math.min(first.height, 60) * scale <= box.scrollTop + box.clientHeight;
    if (!isInView) box.scrollTo(left - box.clientWidth / 4, top - box.clientHeight / 4);
    // The size counts: the view may have had none when it was drawn first.
  }, [chart, follows, key, layout, scale, size, takenIds]);

  return (
    <section className="sc-chart" aria-label="Chart">
      <div className="sc-bar">
        <button type="button" aria-label="Smaller" onClick={() => setZoom(zoomBy(scale, 1 / 1.25))}>
          −
        </button>
        <button type="button" aria-label="Larger" onClick={() => setZoom(zoomBy(scale, 1.25))}>
          +
        </button>
        <button type="button" aria-pressed={zoom === "fit"} onClick={() => setZoom(zoom === "fit" ? "auto" : "fit")}>
          Fit
        </button>
        <button type="button" aria-pressed={zoom === 1} onClick={() => setZoom(1)}>
          100 %
        </button>
        <label>
          <input type="checkbox" checked={follows} onChange={() => setFollows(!follows)} /> Follow
        </label>
      </div>
      {/* Scrolled by keyboard, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="sc-view" ref={view} tabIndex={0} role="group" aria-label={`Chart of ${chart.machine}, scrolls`}>
        <ChartDrawing
          layout={layout}
          active={active}
          taken={takenIds}
          zoom={scale}
          label={`Statechart ${chart.machine}. Active: ${names.join(", ") || "nothing"}.`}
        />
      </div>
      <p className="sc-active">
        <strong>Active:</strong>{" "}
        {names.map((name) => (
          <ActiveName key={name} name={name} source={sourceOf?.(name)} />
        ))}
        {position.status !== "active" && <span className="sc-status">{position.status}</span>}
      </p>
    </section>
  );
}

import * as React from "react";
import { memo } from "react";
import type { Arrow, Box, Label, Layout } from "../layout/layout";
import { notesOf, NOTE_HEIGHT, PADDING } from "../layout/measures";

interface Marks {
  /** The ids of the active nodes. */
  readonly active: ReadonlySet<string>;
  /** The ids of the transitions that were taken last. */
  readonly taken: ReadonlySet<string>;
}

const isTaken = ({ transitions }: Label, taken: ReadonlySet<string>) => transitions.some((id) => taken.has(id));

function LabelPill({ label, taken }: { readonly label: Label; readonly taken: ReadonlySet<string> }) {
  const { x, y, width, height, text } = label;
  return (
    <g className="sc-label" data-taken={isTaken(label, taken) || undefined}>
      <rect x={x} y={y} width={width} height={height} rx={height / 2} />
      <text x={x + width / 2} y={y + height / 2 + 3.5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

function StateBox({ box, active, taken }: { readonly box: Box } & Marks) {
  const { node, x, y, width, height, labels } = box;
  const isActive = active.has(node.id);
  return (
    <g className="sc-state" data-type={node.type} data-state={node.id} data-active={isActive || undefined}>
      <rect x={x} y={y} width={width} height={height} rx="8" />
      {node.type === "final" && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="6" />}
      {node.isInitial && <circle className="sc-initial" cx={x} cy={y + 16} r="4" />}
      <text className="sc-title" x={x + PADDING} y={y + 20}>
        {node.type === "history" ? `${node.key} (history)` : node.key}
      </text>
      {isActive && <path className="sc-mark" d={`M${String(x + width - 20)} ${String(y + 10)}l10 6l-10 6z`} />}
      {notesOf(node).map((note, at) => (
        <text key={note} className="sc-note" x={x + PADDING} y={y + 36 + at * NOTE_HEIGHT}>
          {note}
        </text>
      ))}
      {labels.map((label) => (
        <LabelPill key={label.text} label={label} taken={taken} />
      ))}
    </g>
  );
}

/** A line through the points, its corners rounded. */
export function pathOf(points: Arrow["points"]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const at = ({ x, y }: Arrow["points"][number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const curves = rest.slice(0, -1).map((point, place) => {
    const next = rest[place + 1] ?? point;
    const isLast = place === rest.length - 2;
    return `Q${at(point)} ${at(isLast ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  const straight = rest.length === 1 && rest[0] ? `L${at(rest[0])}` : "";
  return `M${at(first)}${straight}${curves.join("")}`;
}

function ArrowLine({ arrow, taken }: { readonly arrow: Arrow; readonly taken: ReadonlySet<string> }) {
  const isLast = arrow.labels.some((label) => isTaken(label, taken));
  return (
    <g className="sc-arrow" data-taken={isLast || undefined}>
      <path d={pathOf(arrow.points)} markerEnd={isLast ? "url(#sc-head-taken)" : "url(#sc-head)"} />
    </g>
  );
}

function Head({ id }: { readonly id: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="8"
      markerHeight="8"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 0L8 4L0 8z" />
    </marker>
  );
}

/** A chart as SVG. What is active has a thicker border, a bold name and a mark; what was taken last a thicker line. */
export const ChartDrawing = memo(function ChartDrawing({
  layout,
  active,
  taken,
  zoom,
  label,
}: { readonly layout: Layout; readonly zoom: number; readonly label: string } & Marks) {
  const { width, height, boxes, arrows } = layout;
  const edge = 8;
  const whole = { width: width + 2 * edge, height: height + 2 * edge };
  const isLastTaken = (arrow: Arrow) => arrow.labels.some((each) => isTaken(each, taken));
  // What lies later lies on top.
  const inOrder = [...arrows].sort((one, other) => Number(isLastTaken(one)) - Number(isLastTaken(other)));
  return (
    <svg
      className="sc-drawing"
      role="img"
      aria-label={label}
      width={whole.width * zoom}
      height={whole.height * zoom}
      viewBox={`${String(-edge)} ${String(-edge)} ${String(whole.width)} ${String(whole.height)}`}
    >
      <defs>
        <Head id="sc-head" />
        <Head id="sc-head-taken" />
      </defs>
      {boxes.map((box) => (
        <StateBox key={box.node.id} box={box} active={active} taken={taken} />
      ))}
      {inOrder.map((arrow) => (
        <ArrowLine key={`${arrow.source} ${arrow.target}`} arrow={arrow} taken={taken} />
      ))}
      {inOrder.flatMap((arrow) =>
        arrow.labels.map((each) => (
          <LabelPill key={`${arrow.source} ${arrow.target} ${each.text}`} label={each} taken={taken} />
        )),
      )}
    </svg>
  );
});

import { Graph, layout as layOutGraph } from "@dagrejs/dagre";
import type { Chart, ChartNode } from "../recording/chart";
import type { Arrow, Box, Label, Layout } from "./layout";
import { LABEL_GAP, LABEL_HEIGHT, labelWidth, PADDING, titleSize } from "./measures";
import { placeInRows } from "./place-in-rows";
import { sortTransitions, type Connection, type Texts } from "./sort-transitions";

/** A node with all that is in it, measured from its own top left corner. */
interface Block {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

interface Placed {
  readonly block: Block;
  readonly x: number;
  readonly y: number;
}

/** What is in a node, below its title. */
interface Inside {
  readonly width: number;
  readonly height: number;
  readonly placed: readonly Placed[];
  readonly arrows: readonly Arrow[];
}

/** How wide an area should be for its height: panels are wide at the bottom and narrow at the side. */
const ASPECT = 1.7;
const REGION_GAP = 14;

const moveLabels = (labels: readonly Label[], x: number, y: number) =>
  labels.map((label) => ({ ...label, x: label.x + x, y: label.y + y }));

const moveArrows = (arrows: readonly Arrow[], x: number, y: number) =>
  arrows.map((arrow) => ({
    ...arrow,
    points: arrow.points.map((point) => ({ x: point.x + x, y: point.y + y })),
    labels: moveLabels(arrow.labels, x, y),
  }));

const moveBoxes = (boxes: readonly Box[], x: number, y: number) =>
  boxes.map((box) => ({ ...box, x: box.x + x, y: box.y + y, labels: moveLabels(box.labels, x, y) }));

const labelSizes = (texts: Texts) =>
  [...texts].map(([text, transitions]) => ({ text, transitions, width: labelWidth(text), height: LABEL_HEIGHT }));

/** Labels one below the other, centred. */
function stack(texts: Texts): { readonly width: number; readonly height: number; readonly labels: readonly Label[] } {
  const sizes = labelSizes(texts);
  const width = Math.max(0, ...sizes.map((size) => size.width));
  return {
    width,
    height: Math.max(0, sizes.length * (LABEL_HEIGHT + LABEL_GAP) - LABEL_GAP),
    labels: sizes.map((size, place) => ({
      ...size,
      x: (width - size.width) / 2,
      y: place * (LABEL_HEIGHT + LABEL_GAP),
    })),
  };
}

/** Regions of a parallel node, side by side. */
function placeRegions(blocks: readonly Block[]): Inside {
  const area = blocks.reduce((sum, { width, height }) => sum + (width + REGION_GAP) * (height + REGION_GAP), 0);
  const widest = Math.max(...blocks.map(({ width }) => width));
  const { width, height, places } = placeInRows(blocks, Math.max(widest, Math.sqrt(area * ASPECT)), REGION_GAP);
  const placed = blocks.map((block, at) => ({ block, ...(places[at] ?? { x: 0, y: 0 }) }));
  return { width, height, placed, arrows: [] };
}

type Direction = "LR" | "TB";

/** Children of a node in the order of the arrows between them. */
function placeConnected(
  blocks: ReadonlyMap<string, Block>,
  connections: readonly Connection[],
  direction: Direction,
): Inside {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: direction, nodesep: 22, edgesep: 12, ranksep: direction === "LR" ? 30 : 36 });
  for (const [id, { width, height }] of blocks) graph.setNode(id, { width, height });
  const stacks = connections.map(({ texts }) => stack(texts));
  for (const [at, { from, to }] of connections.entries()) {
    const { width, height } = stacks[at] ?? { width: 0, height: 0 };
    graph.setEdge(from, to, { width: width + 6, height: height + 6, labelpos: "c", minlen: 1 }, String(at));
  }
  layOutGraph(graph);
  const placed = [...blocks].map(([id, block]) => {
    const { x = 0, y = 0 } = graph.node(id);
    return { block, x: x - block.width / 2, y: y - block.height / 2 };
  });
  const arrows = connections.map(({ from, to }, at): Arrow => {
    const edge = graph.edge(from, to, String(at));
    const { width, height, labels } = stacks[at] ?? { width: 0, height: 0, labels: [] };
    return {
      source: from,
      target: to,
      points: ((edge.points ?? []) as Arrow["points"]).map(({ x, y }) => ({ x, y })),
      labels: moveLabels(labels, (edge.x ?? 0) - width / 2, (edge.y ?? 0) - height / 2),
    };
  });
  const { width = 0, height = 0 } = graph.graph();
  return { width, height, placed, arrows };
}

const distance = ({ width, height }: Inside) => Math.abs(Math.log(width / Math.max(1, height) / ASPECT));
const sizeOf = ({ width, height }: Inside) => width * height;

/** From left to right or from top to bottom, whatever takes less room in a better shape. */
function placeChildren(blocks: ReadonlyMap<string, Block>, connections: readonly Connection[]): Inside {
  if (connections.length === 0) return placeRegions([...blocks.values()]);
  const across = placeConnected(blocks, connections, "LR");
  const down = placeConnected(blocks, connections, "TB");
  const cost = (inside: Inside) => Math.log(Math.max(1, sizeOf(inside))) + distance(inside);
  return cost(down) < cost(across) ? down : across;
}

/** Puts what is in a node under its title and its own labels. */
function enclose(node: ChartNode, texts: Texts, inside: Inside | undefined): Block {
  const title = titleSize(node);
  const sizes = labelSizes(texts);
  const widestLabel = Math.max(0, ...sizes.map(({ width }) => width));
  const room = Math.max(title.width - 2 * PADDING, widestLabel, inside?.width ?? 0);
  const rows = placeInRows(sizes, room, LABEL_GAP);
  const labelsEnd = title.height + (sizes.length > 0 ? rows.height + LABEL_GAP * 2 : 0);
  const width = Math.max(title.width, room + 2 * PADDING);
  const height = inside ? labelsEnd + inside.height + PADDING : labelsEnd + (sizes.length > 0 ? LABEL_GAP : 4);
  const labels = sizes.map((size, at) => ({
    ...size,
    x: PADDING + (rows.places[at]?.x ?? 0),
    y: title.height + (rows.places[at]?.y ?? 0),
  }));
  const left = (width - (inside?.width ?? 0)) / 2;
  return {
    width,
    height,
    boxes: [
      { node, x: 0, y: 0, width, height, labels },
      ...(inside?.placed ?? []).flatMap(({ block, x, y }) => moveBoxes(block.boxes, left + x, labelsEnd + y)),
    ],
    arrows: [
      ...moveArrows(inside?.arrows ?? [], left, labelsEnd),
      ...(inside?.placed ?? []).flatMap(({ block, x, y }) => moveArrows(block.arrows, left + x, labelsEnd + y)),
    ],
  };
}

/**
 * Lays out a chart: states in states, no two of which overlap. An arrow connects two states of one level; the label of a
 * transition from or to a state inside them names that state.
 */
export function layOut(chart: Chart): Layout {
  const { connections, own } = sortTransitions(chart);
  const childrenOf = new Map<string | null, ChartNode[]>();
  for (const node of chart.nodes) childrenOf.set(node.parent, [...(childrenOf.get(node.parent) ?? []), node]);
  const blockOf = (node: ChartNode): Block => {
    const children = childrenOf.get(node.id) ?? [];
    const texts = own.get(node.id) ?? new Map<string, readonly string[]>();
    if (children.length === 0) return enclose(node, texts, undefined);
    const blocks = new Map(children.map((child) => [child.id, blockOf(child)]));
    const inside =
      node.type === "parallel"
        ? placeRegions([...blocks.values()])
        : placeChildren(blocks, connections.get(node.id) ?? []);
    return enclose(node, texts, inside);
  };
  const [root] = chart.nodes;
  return root ? blockOf(root) : { width: 0, height: 0, boxes: [], arrows: [] };
}

import type { ChartNode } from "../recording/chart";

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A transition, or several of one text, written in the chart. */
export interface Label extends Rectangle {
  readonly text: string;
  /** The `id`s of the chart's transitions. */
  readonly transitions: readonly string[];
}

export interface Box extends Rectangle {
  readonly node: ChartNode;
  /** Transitions that have no arrow: to the node itself, to nodes around it or in it, or to nowhere. */
  readonly labels: readonly Label[];
}

export interface Arrow {
  readonly source: string;
  readonly target: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly labels: readonly Label[];
}

/** Where everything of a chart stands, in pixels from the top left corner. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Parents before their children. */
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

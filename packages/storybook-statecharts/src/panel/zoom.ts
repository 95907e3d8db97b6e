/** `auto` shows the whole chart where it stays legible. */
export type Zoom = "auto" | "fit" | number;

const LEAST_LEGIBLE = 0.9;
const LEAST = 0.1;
const MOST = 3;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The scale at which a chart is drawn in a view. */
export function scaleOf(zoom: Zoom, chart: Size, view: Size): number {
  if (typeof zoom === "number") return zoom;
  const fit = Math.min(1, view.width / Math.max(1, chart.width), view.height / Math.max(1, chart.height));
  return zoom === "fit" ? fit : Math.max(LEAST_LEGIBLE, fit);
}

export const zoomBy = (scale: number, factor: number): number => Math.min(MOST, Math.max(LEAST, scale * factor));

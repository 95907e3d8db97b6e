/** Points of a line, x and y in turn. */
export type Points = readonly number[];

export interface LineStyle {
  /** 1 is a hairline. */
  readonly weight?: number;
  /** 0 to 1: how dark. */
  readonly tone?: number;
}

export interface Arc extends LineStyle {
  /** Radians, clockwise from the right; a whole ellipse without them. */
  readonly from?: number;
  readonly to?: number;
  readonly turn?: number;
}

/** Draws in ink in a square from -1 to 1, y downwards. */
export interface Pen {
  line(points: Points, style?: LineStyle): void;
  arc(x: number, y: number, radiusX: number, radiusY: number, arc?: Arc): void;
  dot(x: number, y: number, radius: number, tone?: number): void;
  /** Takes away what was drawn inside. */
  clear(points: Points): void;
  clearArc(x: number, y: number, radiusX: number, radiusY: number): void;
  /** How many of so many lines there is room for: small drawings have fewer. */
  count(most: number): number;
}

/** The thinnest line that still shows, and the widest hairline, in pixels. */
const THINNEST = 0.55;
const WIDEST = 1.2;
/** From this size on a drawing has all its lines. */
const WHOLE_SIZE = 320;

/**
 * A pen on a canvas.
 *
 * @param size its edge in CSS pixels.
 * @param ratio device pixels of a CSS pixel.
 * @param strength 0 to 1: how dark all its ink is.
 */
export function createPen(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  size: number,
  ratio: number,
  strength: number,
): Pen {
  const half = size / 2;
  const hairline = Math.min(WIDEST, Math.max(THINNEST, size / 260)) / half;
  const share = Math.min(1, 0.3 + (0.7 * size) / WHOLE_SIZE);
  context.setTransform(half * ratio, 0, 0, half * ratio, half * ratio, half * ratio);
  context.lineCap = "round";
  context.lineJoin = "round";

  const trace = (points: Points) => {
    context.beginPath();
    context.moveTo(points[0] ?? 0, points[1] ?? 0);
    for (let at = 2; at < points.length; at += 2) context.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  };
  const ink = ({ weight = 1, tone = 1 }: LineStyle) => {
    context.globalAlpha = tone * strength;
    context.lineWidth = hairline * weight;
    context.stroke();
  };
  const remove = () => {
    context.globalAlpha = 1;
    context.globalCompositeOperation = "destination-out";
    context.fill();
    context.globalCompositeOperation = "source-over";
  };
  return {
    line(points, style = {}) {
      if (points.length < 4) return;
      trace(points);
      ink(style);
    },
    arc(x, y, radiusX, radiusY, { from = 0, to = Math.PI * 2, turn = 0, ...style } = {}) {
      context.beginPath();
      context.ellipse(x, y, Math.abs(radiusX), Math.abs(radiusY), turn, from, to);
      ink(style);
    },
    dot(x, y, radius, tone = 1) {
      context.beginPath();
      context.arc(x, y, radius, 0, Math.PI * 2);
      context.globalAlpha = tone * strength;
      context.fill();
    },
    clear(points) {
      trace(points);
      remove();
    },
    clearArc(x, y, radiusX, radiusY) {
      context.beginPath();
      context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
      remove();
    },
    count: (most) => Math.max(1, Math.round(most * share)),
  };
}

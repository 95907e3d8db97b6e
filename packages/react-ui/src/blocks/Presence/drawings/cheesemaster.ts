import { curve, drift, noise, type PresenceDrawing } from "../drawing";

const WIDTH = 0.68;
const FLAT = 0.23;
const WEDGE_FROM = 0.62;
const WEDGE_TO = 1.35;

/** Holes on the top and on the side: x, y and size. */
const holes = [
  [-0.38, -0.03, 0.07],
  [-0.08, -0.11, 0.045],
  [0.22, -0.1, 0.06],
  [-0.2, 0.08, 0.05],
  [0.45, -0.01, 0.04],
] as const;

/** A wheel of cheese with a crown and a slice cut out. It melts, a little more while it speaks. */
export const draw: PresenceDrawing = (pen, time, { voice, ear, open, gather, torn }) => {
  const squash = 0.05 * voice * Math.sin(time * 11) + 0.02 * ear * Math.sin(time * 8);
  const top = 0.06 - squash;
  const side = 0.4 + squash;
  const rim = (angle: number): readonly [number, number] => [Math.cos(angle) * WIDTH, top + Math.sin(angle) * FLAT];
  /** How far the wheel has run down here. */
  const melt = (angle: number) => {
    const drip = Math.max(0, drift(angle * 3.1 + 0.4, 2)) ** 2;
    const slow = 0.5 + 0.5 * Math.sin(time * (0.5 + noise(Math.floor(angle * 3.1)) * 0.7));
    return drip * (0.13 + 0.16 * voice + 0.08 * open) * (0.55 + 0.45 * slow) + 0.01 * Math.sin(angle * 23);
  };
  const foot = (angle: number): readonly [number, number] => {
    const [x, y] = rim(angle);
    return [x, y + side + melt(angle)];
  };

  // Shadow on the board.
  const shade = pen.count(8);
  for (let line = 0; line < shade; line += 1) {
    const y = top + side + 0.16 + line * 0.022;
    const width = (0.82 - line * 0.05) * (1 - 0.1 * voice);
    pen.line([-width, y, width, y], { tone: 0.5 - 0.05 * line });
  }
  pen.clear([...curve(60, (at) => foot(at * Math.PI)), ...curve(30, (at) => rim(Math.PI + at * Math.PI))]);
  const edge = (from: number, to: number, point: typeof rim) => curve(40, (at) => point(from + (to - from) * at));
  // The far face of the cut, which the near part of the side then covers.
  const heart: readonly [number, number] = [0.02, top - 0.02];
  const bottom = top + side * 0.96;
  const [faceX, faceY] = rim(WEDGE_FROM);
  const [, faceFoot] = foot(WEDGE_FROM);
  const hatches = pen.count(16);
  for (let hatch = 1; hatch < hatches; hatch += 1) {
    const down = (from: number, to: number) => from + ((to - from) * hatch) / hatches;
    pen.line([heart[0], down(heart[1], bottom), faceX, down(faceY, faceFoot)], { tone: 0.6 });
  }
  pen.line([heart[0], bottom, faceX, faceFoot, faceX, faceY], { weight: 1.3 });
  const near = [...edge(WEDGE_TO, Math.PI, rim), ...edge(Math.PI, WEDGE_TO, foot)];
  pen.clear(near);
  pen.line([...rim(WEDGE_TO), ...foot(WEDGE_TO)], { weight: 1.4 });
  pen.line([...rim(WEDGE_TO), ...heart, faceX, faceY], { weight: 1.4 });
  // The side, engraved with upright lines.
  const cuts = pen.count(76);
  for (let cut = 0; cut <= cuts; cut += 1) {
    const angle = (cut / cuts) * Math.PI;
    if (angle > WEDGE_FROM && angle < WEDGE_TO) continue;
    const [x, y] = rim(angle);
    const [, footY] = foot(angle);
    const dark = 0.25 + 0.6 * Math.abs(Math.cos(angle)) ** 1.5;
    pen.line([x, y + 0.012, x, y + (footY - y) * (0.55 + 0.45 * noise(cut, 4))], { tone: dark });
  }
  for (const [from, to] of [
    [0, WEDGE_FROM],
    [WEDGE_TO, Math.PI],
  ] as const) {
    pen.line(edge(from, to, foot), { weight: 1.6 });
    pen.line(edge(from, to, rim), { weight: 1.4 });
  }
  pen.line(edge(Math.PI, Math.PI * 2, rim), { weight: 1.4 });
  for (const angle of [0, Math.PI]) pen.line([...rim(angle), ...foot(angle)], { weight: 1.5 });
  for (const [x, y, size] of holes) {
    const gape = size * (1 + 0.35 * voice + 0.15 * open);
    pen.clearArc(x, top + y, gape, gape * 0.45);
    pen.arc(x, top + y, gape, gape * 0.45, { weight: 1.2 });
    const lines = pen.count(5);
    for (let line = 1; line <= lines; line += 1)
      pen.arc(x, top + y - gape * 0.03 * line, gape * (1 - line * 0.13), gape * 0.45 * (1 - line * 0.13), {
        from: Math.PI,
        to: Math.PI * 2,
        tone: 0.7,
      });
  }
  // The crown hops while it thinks, and slips when something broke.
  const hop = 0.09 * gather * Math.abs(Math.sin(time * 3.2)) + 0.06 * voice;
  const lean = 0.22 * torn + 0.05 * gather * Math.sin(time * 3.2);
  const put = (x: number, y: number): readonly [number, number] => [
    -0.06 + x * Math.cos(lean) - y * Math.sin(lean) + 0.12 * torn,
    top - 0.2 - hop + x * Math.sin(lean) + y * Math.cos(lean),
  ];
  const points = 5;
  const zigzag = curve(points * 2, (at) => {
    const step = Math.round(at * points * 2);
    const x = (at * 2 - 1) * 0.34;
    return put(x * (step % 2 === 1 ? 1.12 : 1), step % 2 === 1 ? -0.42 + 0.09 * Math.abs(at * 2 - 1) : -0.2);
  });
  const band = (dip: number, from = 1, to = -1) =>
    curve(16, (at) => {
      const x = from + (to - from) * at;
      return put(x * 0.34, dip + 0.07 * (1 - x * x));
    });
  pen.clear([...zigzag, ...band(0)]);
  pen.line([...zigzag, ...band(0), ...zigzag.slice(0, 2)], { weight: 1.6 });
  pen.line(band(-0.07), { weight: 1 });
  const strokes = pen.count(22);
  for (let stroke = 1; stroke < strokes; stroke += 1) {
    const x = (stroke / strokes) * 2 - 1;
    const dip = 0.07 * (1 - x * x);
    pen.line([...put(x * 0.34, dip - 0.02), ...put(x * 0.34, dip - 0.06)], { tone: 0.4 + 0.5 * Math.max(0, x) });
    if (x > 0.1) pen.line([...put(x * 0.34, dip - 0.08), ...put(x * 0.36, -0.19)], { tone: 0.35 });
  }
  for (let point = 0; point < points; point += 1) {
    const at = (point * 2 + 1) / (points * 2);
    pen.dot(...put((at * 2 - 1) * 0.38, -0.45 + 0.09 * Math.abs(at * 2 - 1)), 0.026 + 0.012 * voice);
  }
};

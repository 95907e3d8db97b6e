import { curve, drift, type PresenceDrawing } from "../drawing";

const RADIUS = 0.66;
/** Of the ecliptic against the equator. */
const OBLIQUITY = 0.409;

type Point = readonly [x: number, y: number, z: number];

const turnX = ([x, y, z]: Point, angle: number): Point => [
  x,
  y * Math.cos(angle) - z * Math.sin(angle),
  y * Math.sin(angle) + z * Math.cos(angle),
];
const turnY = ([x, y, z]: Point, angle: number): Point => [
  x * Math.cos(angle) + z * Math.sin(angle),
  y,
  z * Math.cos(angle) - x * Math.sin(angle),
];
const turnZ = ([x, y, z]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
  z,
];

/** An armillary sphere before a family of conic sections. Its rings turn in thought and sway with the voice. */
export const draw: PresenceDrawing = (pen, time, { voice, ear, open, gather, torn }) => {
  // Ellipses and hyperbolas with the same two foci meet at right angles everywhere.
  const focus = 0.34 + 0.1 * open - 0.12 * gather + 0.03 * ear * Math.sin(time * 9);
  const conics = pen.count(8);
  for (let each = 1; each <= conics; each += 1) {
    const spread = 0.25 + 0.17 * each + 0.02 * drift(time * 0.6, each);
    pen.arc(0, 0, focus * Math.cosh(spread), focus * Math.sinh(spread), { tone: 0.3 - 0.02 * each });
    const angle = (each / (conics + 1)) * Math.PI;
    for (const side of [-1, 1])
      pen.line(
        curve(14, (at) => [
          focus * Math.cos(angle) * Math.cosh(at * 1.75),
          side * focus * Math.sin(angle) * Math.sinh(at * 1.75),
        ]),
        { tone: 0.2 },
      );
  }
  pen.clearArc(0, 0, RADIUS + 0.07, RADIUS + 0.07);

  const spin = time * (0.5 + 1.3 * gather);
  const sway = 0.16 * voice * Math.sin(time * 7);
  const tilt = 0.42 - 0.3 * open + sway;
  const place = (point: Point): Point => turnX(turnZ(turnY(point, spin), 0.35 + 0.1 * torn), tilt);

  /** A circle at this height, behind first and before afterwards, so that it has a front. */
  const circle = (height: number, lean: number, weight: number, isBand: boolean) => {
    const radius = Math.sqrt(Math.max(0, RADIUS * RADIUS - height * height));
    const steps = 64;
    for (const isFront of [false, true]) {
      let run: number[] = [];
      const flush = () => {
        pen.line(run, { weight: isFront ? weight : weight * 0.7, tone: isFront ? 1 : 0.35 });
        run = [];
      };
      for (let step = 0; step <= steps; step += 1) {
        const angle = (step / steps) * Math.PI * 2;
        const ring = turnX([radius * Math.cos(angle), height, radius * Math.sin(angle)], lean);
        const [x, y, z] = place(ring);
        const isGap = torn > 0.5 && (step + Math.round(height * 10)) % 9 < 4 * torn - 1;
        if (z > 0 === isFront && !isGap) run.push(x, y);
        else flush();
      }
      flush();
    }
    if (!isBand) return;
    const marks = pen.count(72);
    for (let mark = 0; mark < marks; mark += 1) {
      const angle = (mark / marks) * Math.PI * 2;
      const at = (offset: number) =>
        place(turnX([radius * Math.cos(angle), height + offset, radius * Math.sin(angle)], lean));
      const [x, y, z] = at(-0.035);
      const [toX, toY] = at(0.035);
      pen.line([x, y, toX, toY], { tone: z > 0 ? 0.9 : 0.25 });
    }
  };
  const polar = RADIUS * Math.cos(OBLIQUITY);
  const tropic = RADIUS * Math.sin(OBLIQUITY);
  circle(0, 0, 1.5, false);
  for (const height of [-polar, -tropic, tropic, polar]) circle(height, 0, 0.9, false);
  circle(-0.035, OBLIQUITY + sway, 1.2, true);
  circle(0.035, OBLIQUITY + sway, 1.2, false);
  circle(0, Math.PI / 2, 1.3, false);
  // The meridian stands still around it, on its axis.
  pen.arc(0, 0, RADIUS + 0.05, RADIUS + 0.05, { weight: 1.5 });
  pen.arc(0, 0, RADIUS + 0.08, RADIUS + 0.08, { weight: 0.8 });
  const [northX, northY] = place([0, -RADIUS - 0.2, 0]);
  pen.line([northX, northY, -northX, -northY], { weight: 1.2 });
  pen.dot(0, 0, 0.035 + 0.02 * voice);
  // The sun walks along the ecliptic, brighter as she speaks.
  const hour = time * 0.9 + 0.8;
  const [sunX, sunY, sunZ] = place(turnX([RADIUS * Math.cos(hour), 0, RADIUS * Math.sin(hour)], OBLIQUITY + sway));
  pen.dot(sunX, sunY, 0.03 + 0.05 * voice, sunZ > 0 ? 1 : 0.4);
  const rays = Math.round(12 * Math.min(1, voice * 1.5));
  for (let ray = 0; ray < rays; ray += 1) {
    const angle = (ray / rays) * Math.PI * 2 + time;
    const [near, far] = [0.07 + 0.04 * voice, 0.1 + 0.14 * voice];
    pen.line(
      [
        sunX + Math.cos(angle) * near,
        sunY + Math.sin(angle) * near,
        sunX + Math.cos(angle) * far,
        sunY + Math.sin(angle) * far,
      ],
      { tone: sunZ > 0 ? 0.9 : 0.4 },
    );
  }
};

import { curve, noise, type PresenceDrawing } from "../drawing";
import type { Pen } from "../pen";

const TOP = -0.3;
const BASE = 0.78;

/** A bolt from the rim outwards, which jumps to another path several times a second. */
function bolt(pen: Pen, angle: number, length: number, seed: number, tone: number) {
  let points = [Math.cos(angle) * 0.46, TOP + Math.sin(angle) * 0.15];
  points.push(points[0]! + Math.cos(angle) * length, points[1]! + Math.sin(angle) * length - length * 0.15);
  // Each half is bent by half as much as the whole.
  for (let bend = length * 0.22, round = 1; round <= 4; bend /= 2, round += 1) {
    const bent = points.slice(0, 2);
    for (let at = 2; at < points.length; at += 2) {
      const [x = 0, y = 0, nextX = 0, nextY = 0] = points.slice(at - 2, at + 2);
      const sway = (noise(seed + at, round) - 0.5) * 2 * bend;
      bent.push((x + nextX) / 2 - Math.sin(angle) * sway, (y + nextY) / 2 + Math.cos(angle) * sway, nextX, nextY);
    }
    points = bent;
  }
  pen.line(points, { weight: 1.3, tone });
  // A branch leaves it half-way.
  const from = 2 * Math.floor(points.length / 4);
  const [x = 0, y = 0] = points.slice(from, from + 2);
  const aside = angle + (noise(seed, 9) - 0.5) * 1.6;
  const reach = length * 0.35;
  pen.line(
    curve(4, (at) => [
      x + Math.cos(aside) * reach * at,
      y + Math.sin(aside) * reach * at + (noise(seed, at * 7) - 0.5) * reach * 0.4 * at,
    ]),
    { tone: tone * 0.7 },
  );
}

/** A coil in its field, which sparks with the voice. */
export const draw: PresenceDrawing = (pen, time, { voice, ear, open, gather, torn }) => {
  // The field: it reaches for the visitor, and hums with what it hears.
  const fields = pen.count(9);
  for (let line = 1; line <= fields; line += 1) {
    const size = (line / fields) * (0.74 + 0.2 * open) + 0.1;
    const hum = 0.015 * Math.sin(time * 5 - line * 0.9) * (0.3 + open + gather + 3 * ear);
    for (const side of [-1, 1])
      pen.line(
        curve(40, (at) => {
          const angle = Math.PI * at;
          const reach = Math.sin(angle) ** 2 * (size + hum) * 1.04;
          return [side * Math.sin(angle) * reach, 0.18 - Math.cos(angle) * reach * 0.95 - 0.36 * Math.cos(angle)];
        }),
        { tone: 0.4 - 0.22 * (line / fields) },
      );
  }
  // The coil hides the field behind it.
  pen.clear([-0.2, TOP, 0.2, TOP, 0.26, BASE, -0.26, BASE]);
  pen.clearArc(0, BASE - 0.06, 0.56, 0.15);
  const windings = pen.count(34);
  for (let turn = 0; turn <= windings; turn += 1) {
    const at = turn / windings;
    const slip = torn * 0.05 * (noise(turn) - 0.5);
    pen.arc(slip, TOP + 0.14 + at * (BASE - TOP - 0.3), 0.17 + 0.05 * at, 0.045 + 0.01 * at, {
      from: 0.05,
      to: Math.PI - 0.05,
      tone: 0.55 + 0.45 * Math.abs(Math.sin(at * 9 - time * 3 * gather)),
    });
  }
  pen.line([-0.17, TOP + 0.14, -0.22, BASE - 0.16], { weight: 1.4 });
  pen.line([0.17, TOP + 0.14, 0.22, BASE - 0.16], { weight: 1.4 });
  const rings = pen.count(5);
  for (let ring = 0; ring < rings; ring += 1) {
    const size = 0.3 + 0.26 * (ring / rings);
    pen.arc(0, BASE - 0.08 + 0.012 * ring, size, size * 0.25, { from: -0.15, to: Math.PI + 0.15, weight: 1.2 });
  }
  // The head: a ring, engraved around.
  pen.clearArc(0, TOP, 0.46, 0.17);
  pen.arc(0, TOP, 0.46, 0.17, { weight: 1.6 });
  pen.arc(0, TOP - 0.03, 0.2, 0.045, { weight: 1.2 });
  const ribs = pen.count(40);
  for (let rib = 0; rib < ribs; rib += 1) {
    const angle = (rib / ribs) * Math.PI * 2 + time * 0.8 * gather;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const shade = 0.3 + 0.5 * Math.max(0, y) + 0.3 * Math.max(0, x);
    pen.line(
      curve(5, (at) => [
        x * (0.2 + 0.26 * at),
        TOP - 0.03 + 0.03 * at + y * (0.045 + 0.125 * Math.sin((at * Math.PI) / 2)),
      ]),
      { tone: shade },
    );
  }
  // Sparks while it speaks, and a crown of short ones while it thinks.
  const jump = Math.floor(time * 14);
  const bolts = Math.round(voice * 7) + Math.round(gather * 3);
  for (let spark = 0; spark < bolts; spark += 1) {
    const angle = -Math.PI * (0.04 + 0.92 * noise(jump - (spark % 3), spark));
    bolt(pen, angle, 0.14 + 0.42 * voice * (0.5 + noise(jump, spark + 20)) + 0.05 * gather, jump * 31 + spark, 0.95);
  }
};

import { curve, drift, type PresenceDrawing } from "../drawing";

const CENTRE = 0.34;
const BODY = 0.46;
const NECK = 0.11;
const MOUTH = -0.46;

/** The outline of the flask on one side, from the mouth to the bottom. */
const flank = (side: number) => {
  const shoulder = Math.asin(NECK / BODY);
  return [
    side * (NECK + 0.05),
    MOUTH,
    side * NECK,
    MOUTH + 0.05,
    ...curve(36, (at) => {
      const angle = shoulder + (Math.PI - shoulder) * at;
      return [side * Math.sin(angle) * BODY, CENTRE - Math.cos(angle) * BODY];
    }),
  ];
};

/** A flask in which ink turns, and from which smoke rises as far as the voice carries. */
export const draw: PresenceDrawing = (pen, time, { voice, ear, open, gather, torn }) => {
  // Smoke.
  const wisps = pen.count(11);
  const height = 0.26 + 0.14 * open + 0.26 * gather + 0.3 * voice - 0.14 * torn;
  for (let wisp = 0; wisp < wisps; wisp += 1) {
    const across = wisps === 1 ? 0 : (wisp / (wisps - 1)) * 2 - 1;
    pen.line(
      curve(26, (at) => {
        const rise = at * height * (1 - 0.12 * Math.abs(across));
        const curl = drift(at * 2.4 - time * 1.1, 3) * (0.05 + 0.34 * at) + drift(at * 5 - time * 2, wisp) * 0.05 * at;
        const width = NECK * 0.8 + at * at * height * (0.55 + 0.25 * ear * Math.sin(time * 8 + at * 9));
        return [across * width + curl * at * (0.5 + 0.5 * (1 - torn)), MOUTH - rise];
      }),
      { tone: 0.85 - 0.5 * Math.abs(across) },
    );
  }
  // Ink below its surface, which the voice shakes.
  const level = CENTRE - 0.1 + 0.04 * torn;
  const surface = (x: number) =>
    level +
    (0.008 + 0.03 * voice + 0.02 * ear) * Math.sin(x * 14 + time * 6) +
    0.01 * Math.sin(x * 31 - time * 9) * voice;
  const half = (y: number) => Math.sqrt(Math.max(0, (BODY - 0.035) ** 2 - (y - CENTRE) ** 2));
  const lines = pen.count(30);
  for (let line = 0; line < lines; line += 1) {
    const at = line / (lines - 1);
    const depth = level + at * (CENTRE + BODY - 0.035 - level);
    const width = half(depth);
    pen.line(
      curve(40, (along) => {
        const x = (along * 2 - 1) * width;
        // Two eddies, which turn against each other.
        const near = (centre: number) => Math.exp(-((x - centre) ** 2 + (depth - CENTRE - 0.12) ** 2) * 22);
        const eddy = 0.075 + 0.07 * gather + 0.04 * open;
        const turn =
          near(-0.15) * Math.sin(time * 2.2 + depth * 16 + x * 9) -
          near(0.17) * Math.sin(time * 1.7 + depth * 13 - x * 11);
        const y = depth + eddy * turn * Math.min(1, at * 6) + (1 - at) ** 4 * (surface(x) - level);
        return [x, Math.min(y, CENTRE + Math.sqrt(Math.max(0, (BODY - 0.03) ** 2 - x * x)))];
      }),
      { weight: 0.8 + 0.9 * at, tone: 0.55 + 0.45 * at },
    );
  }
  const edge = half(level);
  pen.line(
    curve(30, (at) => {
      const x = (at * 2 - 1) * edge;
      return [x, surface(x)];
    }),
    { weight: 1.4 },
  );
  // Drops rise while he thinks.
  const bubbles = Math.round(6 * gather);
  for (let bubble = 0; bubble < bubbles; bubble += 1) {
    const rise = (time * 0.35 + bubble / 6) % 1;
    const x = 0.22 * drift(bubble * 3.7, 5) + 0.03 * Math.sin(time * 4 + bubble);
    pen.arc(x, CENTRE + BODY - 0.1 - rise * (CENTRE + BODY - 0.1 - level), 0.012 + 0.02 * rise, 0.012 + 0.02 * rise);
  }
  // Glass.
  for (const side of [-1, 1]) pen.line(flank(side), { weight: 1.7 });
  pen.arc(0, MOUTH, NECK + 0.05, 0.03, { weight: 1.5 });
  const sheen = pen.count(6);
  for (let line = 0; line < sheen; line += 1) {
    const radius = BODY - 0.05 - line * 0.016;
    pen.arc(0, CENTRE, radius, radius, { from: Math.PI * 1.12, to: Math.PI * (1.34 - 0.02 * line), tone: 0.75 });
    pen.arc(0, CENTRE, radius + 0.02, radius + 0.02, { from: -0.55 + 0.05 * line, to: 0.1, tone: 0.25 });
    pen.line([NECK - 0.02 - line * 0.012, MOUTH + 0.08, NECK - 0.02 - line * 0.012, CENTRE - BODY + 0.02], {
      tone: 0.5,
    });
  }
  if (torn > 0.05)
    pen.line([-0.36, 0.08, -0.24, 0.16, -0.28, 0.25, -0.14, 0.31, -0.2, 0.44, -0.05, 0.52], {
      weight: 1.8,
      tone: torn,
    });
  // The stand, and its shadow.
  const shade = pen.count(9);
  for (let line = 0; line < shade; line += 1) {
    const width = 0.42 * (1 - (line / shade) ** 2);
    pen.line([-width, CENTRE + BODY + 0.015 + line * 0.017, width, CENTRE + BODY + 0.015 + line * 0.017], {
      tone: 0.75 - 0.5 * (line / shade),
    });
  }
};

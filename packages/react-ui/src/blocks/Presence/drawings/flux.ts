import { curve, drift, type PresenceDrawing } from "../drawing";

/** A wave packet on its rows, over the interference of two sources. */
export const draw: PresenceDrawing = (pen, time, { voice, ear, open, gather, torn }) => {
  // Circles of two sources, which meet.
  const apart = 0.3 + 0.14 * gather * Math.sin(time * 1.3);
  const waves = pen.count(12);
  for (let wave = 0; wave < waves; wave += 1) {
    const radius = 0.08 + (((wave + time * 1.2) % waves) / waves) * 1.1;
    for (const side of [-1, 1]) {
      // Only what lies in the round picture.
      const x = side * apart;
      const away = 1 - Math.min(1, radius / 1.15);
      const cover = (0.94 * 0.94 - radius * radius - x * x) / (2 * radius * Math.abs(x));
      const open = cover >= 1 ? Math.PI : cover <= -1 ? 0 : Math.PI - Math.acos(cover);
      if (open <= 0.05) continue;
      const facing = side > 0 ? Math.PI : 0;
      pen.arc(x, 0, radius, radius, { from: facing - open, to: facing + open, tone: 0.07 + 0.2 * away });
    }
  }
  const rows = pen.count(23);
  const spread = 0.2 + 0.16 * open - 0.07 * ear + 0.1 * torn;
  const height = (0.28 + 0.42 * voice + 0.08 * ear + 0.1 * gather) * (1 - 0.55 * torn);
  for (let row = 0; row < rows; row += 1) {
    const at = rows === 1 ? 0.5 : row / (rows - 1);
    const base = -0.5 + at * 1.12;
    const width = Math.sqrt(Math.max(0, 0.9 * 0.9 - base * base));
    // The packet is highest in the middle rows, and wanders from side to side.
    const near = Math.exp(-((at - 0.52) ** 2) * 9);
    const centre = 0.1 * drift(time * 0.7, 1) + 0.06 * drift(time * 1.1 + at * 2, 2);
    const split = gather * 0.27;
    const packet = (x: number, middle: number) =>
      Math.exp(-(((x - middle) / spread) ** 2)) * Math.cos((x - middle) * 24 - time * 5 + at * 3);
    const line = curve(56, (along) => {
      const x = (along * 2 - 1) * width;
      const wave = split > 0.01 ? (packet(x, centre - split) + packet(x, centre + split)) * 0.75 : packet(x, centre);
      const crackle = torn * 0.03 * drift(x * 30 + row * 5, 7) + 0.012 * voice * drift(x * 24 - time * 9, row);
      return [x, base - near * height * (0.5 * wave + 0.5 * Math.exp(-(((x - centre) / spread) ** 2)) * 0.7) + crackle];
    });
    // Each row hides those behind it.
    pen.clear([...line, width, base + 0.14, -width, base + 0.14]);
    pen.line(line, { weight: 0.9 + 0.7 * near, tone: 0.35 + 0.65 * near });
  }
};

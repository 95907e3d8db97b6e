import { curve, type PresenceDrawing } from "../drawing";

/** A rosette as on banknotes, for characters without a drawing of their own. */
export const draw: PresenceDrawing = (pen, time, { voice, ear, open, gather, torn }) => {
  const lines = pen.count(14);
  for (let line = 0; line < lines; line += 1) {
    const at = line / lines;
    const turn = at * 0.45 + time * 0.25 * (0.4 + gather);
    const sway = 0.07 + 0.09 * voice + 0.05 * ear + 0.03 * open;
    pen.line(
      curve(120, (along) => {
        const angle = along * Math.PI * 2;
        const radius = 0.42 + 0.3 * at + sway * Math.sin(angle * 8 + turn * 8) * (1 - 0.5 * at);
        const slip = torn * 0.08 * (angle > Math.PI ? 1 : 0);
        return [Math.cos(angle + turn) * radius + slip, Math.sin(angle + turn) * radius];
      }),
      { tone: 0.35 + 0.5 * at },
    );
  }
};

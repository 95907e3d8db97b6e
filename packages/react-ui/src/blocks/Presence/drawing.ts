import type { Mood } from "./mood";
import type { Pen } from "./pen";

/**
 * Draws one moment of a presence. A pure function: the same moment gives the same lines.
 *
 * @param time seconds of its own time, which runs as fast as the mood paces it.
 */
export type PresenceDrawing = (pen: Pen, time: number, mood: Mood) => void;

/** 0 to 1, the same for the same numbers. */
export function noise(one: number, other = 0): number {
  const value = Math.sin(one * 127.1 + other * 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

/** From -1 to 1, smooth along `at`. */
export function drift(at: number, seed = 0): number {
  const whole = Math.floor(at);
  const part = at - whole;
  const smooth = part * part * (3 - 2 * part);
  return (noise(whole, seed) * (1 - smooth) + noise(whole + 1, seed) * smooth) * 2 - 1;
}

/** The points of a curve, from 0 to 1. */
export function curve(steps: number, point: (at: number) => readonly [x: number, y: number]): number[] {
  const points: number[] = [];
  for (let step = 0; step <= steps; step += 1) points.push(...point(step / steps));
  return points;
}

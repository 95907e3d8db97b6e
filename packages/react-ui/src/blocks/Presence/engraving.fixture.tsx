import { tesla } from "@archive-of-minds/core";
import type {} from "@vitest/browser-playwright";
import { render } from "vitest-browser-react";
import { cdp, page } from "vitest/browser";
import "../../styles/styles.css";
import { Presence, type PresenceProps } from "./Presence";

export async function reduceMotion(value: "reduce" | "no-preference"): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
}

export const canvas = () => document.querySelector("canvas");
export const emblem = () => document.querySelector<SVGElement>(".aom-presence .aom-emblem")!;

/** The picture on the screen. A canvas that a worker draws on can only be copied. */
export function picture(): Uint8ClampedArray {
  const drawn = canvas();
  if (!drawn || drawn.width === 0) return new Uint8ClampedArray();
  const copy = new OffscreenCanvas(drawn.width, drawn.height).getContext("2d")!;
  copy.drawImage(drawn, 0, 0);
  return copy.getImageData(0, 0, drawn.width, drawn.height).data;
}

/** How many pixels have ink. */
export const inked = () => picture().filter((value, at) => at % 4 === 3 && value > 40).length;
export const isDrawn = () => inked() > 0;

/** The colour of the darkest pixel. */
export function ink(): string {
  const data = picture();
  let darkest = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) > (data[darkest + 3] ?? 0)) darkest = at;
  return data.slice(darkest, darkest + 3).join();
}

export const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

/** Whether the picture changes within a quarter of a second. */
export async function moves(): Promise<boolean> {
  const before = picture().join();
  await frames(15);
  return picture().join() !== before;
}

export async function show(props: Partial<PresenceProps> = {}, style: React.CSSProperties = {}) {
  await page.viewport(1280, 800);
  const tree = (changed: Partial<PresenceProps> = {}) => (
    <div className="aom" style={style}>
      <Presence character={tesla} state="idle" {...props} {...changed} />
    </div>
  );
  const { rerender, unmount } = await render(tree());
  return { unmount, change: (changed: Partial<PresenceProps>) => rerender(tree(changed)) };
}

import type { Character } from "@archive-of-minds/core";
import type { CSSProperties } from "react";

/** The character's colours as the custom properties that the styles read. */
export function characterColours({ colour }: Character): CSSProperties {
  return { "--aom-accent-light": colour.light, "--aom-accent-dark": colour.dark } as CSSProperties;
}

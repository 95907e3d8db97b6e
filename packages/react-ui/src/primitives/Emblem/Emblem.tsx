import type { Character } from "@archive-of-minds/core";

export interface EmblemProps {
  readonly character: Character;
  /** Edge length in CSS pixels. */
  readonly size?: number;
}

/** A character's mark. It says nothing a name beside it does not say, so screen readers pass over it. */
export function Emblem({ character, size = 24 }: EmblemProps) {
  const { strokes, fills = [] } = character.emblem;
  return (
    <svg className="aom-emblem" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      {fills.map((path) => (
        <path key={path} d={path} className="aom-emblem-fill" />
      ))}
      {strokes.map((path) => (
        <path key={path} d={path} className="aom-emblem-stroke" />
      ))}
    </svg>
  );
}

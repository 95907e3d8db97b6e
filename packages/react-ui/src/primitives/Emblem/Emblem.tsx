import { forwardRef } from "react";
import type { Character } from "@archive-of-minds/core";
import { checkCharacter } from "../../shared/check-prop";
import { rootProps, type RootProps } from "../../shared/root-props";

/** Takes the attributes of its root `<svg>` too. Needs no provider. */
export interface EmblemProps extends RootProps<"svg"> {
  /** What `defineCharacter` returns. An error is thrown for an id. */
  readonly character: Character;
  /** Edge length in CSS pixels. Default 24. */
  readonly size?: number;
}

/** A character's emblem. Hidden from screen readers: the name is beside it. */
export const Emblem = forwardRef<SVGSVGElement, EmblemProps>(function Emblem({ character, size = 24, ...root }, ref) {
  checkCharacter("Emblem", character);
  const { strokes, fills = [] } = character.emblem;
  return (
    <svg
      ref={ref}
      viewBox="0 0 24 24"
      {...rootProps(
        // As a style, since a page may have rules for all pictures.
        {
          className: "aom-emblem",
          style: { width: size, height: size },
          "aria-hidden": true,
          focusable: false,
          "data-character": character.id,
        },
        root,
      )}
    >
      {fills.map((path) => (
        <path key={path} d={path} className="aom-emblem-fill" fill="currentColor" />
      ))}
      {strokes.map((path) => (
        <path
          key={path}
          d={path}
          className="aom-emblem-stroke"
          // Where no stylesheet of ours is loaded, these draw it.
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
});

import type { Character, PresenceState } from "@archive-of-minds/core";
import { forwardRef, useEffect, useImperativeHandle, useRef } from "react";
import { Emblem } from "../../primitives/Emblem/Emblem";
import { Engraving } from "./Engraving";
import { checkCharacter } from "../../shared/check-prop";
import { rootProps, type RootProps } from "../../shared/root-props";

const sizes = { small: 24, medium: 56, large: 160, huge: 320 } as const;

/** Takes the attributes of its root `<span>` too. Needs no provider. */
export interface PresenceProps extends RootProps<"span"> {
  /** What `defineCharacter` returns. An error is thrown for an id. */
  readonly character: Character;
  /** What the character does, such as `chatSelectors.presence` finds in a chat's snapshot. */
  readonly state: PresenceState;
  /**
   * `small`, `medium` (the default) and `large` are 24, 56 and 160 CSS pixels wide; `huge` grows with its container up
   * to 32rem. `small` shows the emblem alone.
   */
  readonly size?: keyof typeof sizes;
  /** The volume, 0 to 1, read some thirty times a second while the character listens or speaks. */
  readonly level?: (() => number) | undefined;
}

const SMOOTHING = 0.5;
/** Each change of the ring costs the page a whole frame of its own: the drawing beside it costs it none. */
const RING_MS = 50;

/** Scales the ring with the level, outside React. Not with reduced motion. */
function useLevel(state: PresenceState, level: PresenceProps["level"]) {
  const ring = useRef<HTMLSpanElement>(null);
  const isMoved = level !== undefined && (state === "speaking" || state === "listening" || state === "hearing");
  useEffect(() => {
    const element = ring.current;
    if (!element || !isMoved || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let shown = 0;
    const timer = setInterval(() => {
      shown += (level() - shown) * SMOOTHING;
      element.style.setProperty("--aom-level", shown.toFixed(2));
    }, RING_MS);
    return () => {
      clearInterval(timer);
      element.style.removeProperty("--aom-level");
    };
  }, [isMoved, level]);
  return ring;
}

/**
 * A character in a ring, which shows its state: as a drawing that moves with the voice, or where it is small, its emblem.
 * Hidden from screen readers: the state is also written beside it.
 */
export const Presence = forwardRef<HTMLSpanElement, PresenceProps>(function Presence(
  { character, state, size = "medium", level, ...root },
  ref,
) {
  checkCharacter("Presence", character);
  const ring = useLevel(state, level);
  useImperativeHandle(ref, () => ring.current as HTMLSpanElement, [ring]);
  return (
    <span
      ref={ring}
      {...rootProps(
        {
          className: "aom-presence",
          "data-state": state,
          "data-size": size,
          "data-character": character.id,
          "aria-hidden": true,
        },
        root,
      )}
    >
      <Emblem character={character} size={sizes[size] * 0.56} />
      {size !== "small" && <Engraving characterId={character.id} state={state} level={level} />}
    </span>
  );
});

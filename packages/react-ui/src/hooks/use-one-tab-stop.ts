import { useState, type FocusEvent, type KeyboardEvent } from "react";

const step = (key: string, at: number, count: number) =>
  ({ ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count, Home: 0, End: count - 1 })[key];

/**
 * Makes a vertical list of buttons one stop for the Tab key; the arrow keys, Home and End move within it. Tab comes to
 * the chosen button, or to the first one where that is not among the enabled ones.
 *
 * @returns what the list and each of its buttons take.
 */
export function useOneTabStop(enabledIds: readonly string[], chosenId: string) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const stop = [focusedId, chosenId].find((id) => id !== null && enabledIds.includes(id)) ?? enabledIds[0];
  return {
    list: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
        const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button:enabled")];
        const next = step(
          event.key,
          buttons.findIndex((button) => button.matches(":focus")),
          buttons.length,
        );
        if (next === undefined) return;
        event.preventDefault();
        buttons[next]?.focus();
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        if (!currentTarget.contains(relatedTarget)) setFocusedId(null);
      },
    },
    item: (id: string) => ({ tabIndex: id === stop ? 0 : -1, onFocus: () => setFocusedId(id) }),
  };
}

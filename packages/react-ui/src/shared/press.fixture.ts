import { expect } from "vitest";
import { userEvent, type Locator } from "vitest/browser";

/** Presses a control until it is removed: one that has just replaced another ignores presses for a moment. */
export async function pressUntilGone(
  control: Locator,
  press: (control: Locator) => unknown = (each) => userEvent.click(each),
): Promise<void> {
  await expect
    .poll(async () => {
      if (control.query()) await press(control);
      return control.query();
    })
    .toBeNull();
}

import { expect } from "vitest";
import { userEvent, type Locator } from "vitest/browser";

/** Presses a control until it has gone: one that has just taken another's place takes no press for a moment. */
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

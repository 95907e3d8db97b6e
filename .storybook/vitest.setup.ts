import { configure } from "storybook/test";
import { afterEach } from "vitest";
import { commands } from "vitest/browser";

// A busy machine is slow; existing elements are still found at once.
configure({ asyncUtilTimeout: 60_000 });

declare module "vitest/browser" {
  interface BrowserCommands {
    recordStates(states: readonly string[]): Promise<void>;
  }
}

/** Records which states of which charts a story has shown; `scripts/check-states.mjs` counts them. */
afterEach(async () => {
  const states = (globalThis.chartsOnShow ?? []).flatMap((actor) => {
    const snapshot: { readonly _nodes?: readonly { readonly id: string; readonly type: string }[] } =
      actor.getSnapshot();
    return (snapshot._nodes ?? []).filter(({ type }) => type === "atomic").map(({ id }) => id);
  });
  globalThis.chartsOnShow = undefined;
  if (states.length > 0) await commands.recordStates(states);
});

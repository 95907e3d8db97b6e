import { afterEach } from "vitest";
import { commands } from "vitest/browser";

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

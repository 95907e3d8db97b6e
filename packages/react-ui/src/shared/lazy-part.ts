import { createElement, lazy, type ComponentType } from "react";

/** Resets each part that could not be loaded, so that it is loaded again. */
const failed = new Set<() => void>();
const failures = new WeakSet<object>();
const listeners = new Set<() => void>();

/** Whether an error means that a part could not be loaded. */
export const isLoadFailure = (error: unknown): boolean =>
  typeof error === "object" && error !== null && failures.has(error);

/** Loads the parts again that could not be loaded, as far as they are shown. */
export function retryFailedParts(): void {
  if (failed.size === 0) return;
  for (const forget of failed) forget();
  failed.clear();
  for (const listener of [...listeners]) listener();
}

/** Calls the listener each time failed parts are loaded again. */
export function watchRetries(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The parts that were fetched, by what fetches them. */
const fetched = new WeakMap<() => Promise<unknown>, unknown>();

/** Fetches a part before it is shown. Shown for the first time afterwards, it is there at once, without a placeholder. */
export async function fetchAhead<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  const part = await fetchPart();
  fetched.set(fetchPart, part);
  return part;
}

/** React shows at once what such a promise brings. */
const atOnce = <Value>(value: Value): Promise<Value> =>
  // oxlint-disable-next-line unicorn/no-thenable
  ({ then: (settle: (value: Value) => void) => settle(value) }) as Promise<Value>;

/**
 * A component that is loaded when it is first shown. Unlike React's `lazy`, it can be loaded again after a failure.
 *
 * The HTML standard no longer keeps a failed `import()` in the module map (https://github.com/whatwg/html/pull/10327), so
 * importing again fetches the module again, and whatever it imports. Browsers from before that change need a reload.
 */
export function lazyPart<Part, Props extends object>(
  fetchPart: () => Promise<Part>,
  pick: (part: Part) => ComponentType<Props>,
): ComponentType<Props> {
  const load = async () => {
    try {
      return { default: pick(await fetchAhead(fetchPart)) };
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      failures.add(failure);
      failed.add(() => {
        shown = begin();
      });
      throw failure;
    }
  };
  const begin = () =>
    lazy<ComponentType<Props>>(() =>
      fetched.has(fetchPart) ? atOnce({ default: pick(fetched.get(fetchPart) as Part) }) : load(),
    );
  let shown = begin();
  return (props) => createElement(shown as ComponentType<Props>, props);
}

import { createElement, lazy, type ComponentType } from "react";

/** What lets each part that could not be fetched be asked for again. */
const failed = new Set<() => void>();
const failures = new WeakSet<object>();
const listeners = new Set<() => void>();

/** Whether an error only says that a part could not be fetched. */
export const isFetchFailure = (error: unknown): boolean =>
  typeof error === "object" && error !== null && failures.has(error);

/** Fetches again what could not be fetched, where it is shown. */
export function retryFailedParts(): void {
  if (failed.size === 0) return;
  for (const forget of failed) forget();
  failed.clear();
  for (const listener of [...listeners]) listener();
}

/** Reports each time that failed parts are asked for again. */
export function watchRetries(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A component that is fetched when it is first shown. React's own `lazy` never asks again after a failure. */
export function fetchedPart<Part, Props extends object>(
  fetchPart: () => Promise<Part>,
  pick: (part: Part) => ComponentType<Props>,
): ComponentType<Props> {
  const begin = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: pick(await fetchPart()) };
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error));
        failures.add(failure);
        failed.add(() => {
          shown = begin();
        });
        throw failure;
      }
    });
  let shown = begin();
  return (props) => createElement(shown as ComponentType<Props>, props);
}

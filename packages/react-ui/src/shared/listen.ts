/** Adds listeners to a target, where there is one. @returns what removes them. */
export function listen(
  target: EventTarget | null,
  listeners: Readonly<Record<string, (event: never) => void>>,
  options?: AddEventListenerOptions,
): () => void {
  const all = Object.entries(listeners) as [string, EventListenerOrEventListenerObject][];
  for (const [type, hear] of all) target?.addEventListener(type, hear, options);
  return () => {
    for (const [type, hear] of all) target?.removeEventListener(type, hear, options);
  };
}

/** One part of a chart's context with some of its fields changed: what `assign` takes. */
export function patch<TContext, TPart extends keyof TContext & string>(
  context: TContext,
  part: TPart,
  changes: Partial<TContext[TPart]>,
): Pick<TContext, TPart> {
  return { [part]: { ...context[part], ...changes } } as Pick<TContext, TPart>;
}

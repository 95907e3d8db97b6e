/** One part of a chart's context with some fields changed, as `assign` expects it. */
export function patch<TContext, TPart extends keyof TContext & string>(
  context: TContext,
  part: TPart,
  changes: Partial<TContext[TPart]>,
): Pick<TContext, TPart> {
  return { [part]: { ...context[part], ...changes } } as Pick<TContext, TPart>;
}

/**
 * Makes the `change` of a chart: it changes one part of the context as it is at that moment, so that several changes in
 * one step add up.
 */
export const changeOf =
  <TContext>() =>
  <TPart extends keyof TContext & string>(part: TPart, changes: Partial<TContext[TPart]>) =>
  ({ context }: { readonly context: TContext }) =>
    patch(context, part, changes);

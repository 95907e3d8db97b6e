/** Keeps one context for each character, which then reads only what is new since its last reply. */
export interface WarmContexts<Context> {
  of(character: string): Promise<Context>;
}

/**
 * @param most how many there are at most. The character that was asked least recently gives its context up, and so it does
 *   where there is no memory for another one.
 */
export function createWarmContexts<Context>(create: () => Promise<Context>, most: number): WarmContexts<Context> {
  /** Least recently used first. */
  const kept = new Map<string, Context>();
  let limit = most;

  const takeOldest = (): Context => {
    const [character, context] = kept.entries().next().value as [string, Context];
    kept.delete(character);
    return context;
  };
  const another = async (): Promise<Context> => {
    if (kept.size >= limit) return takeOldest();
    try {
      return await create();
    } catch (error) {
      if (kept.size === 0) throw error;
      limit = kept.size;
      return takeOldest();
    }
  };
  return {
    async of(character) {
      const context = kept.get(character) ?? (await another());
      kept.delete(character);
      kept.set(character, context);
      return context;
    },
  };
}

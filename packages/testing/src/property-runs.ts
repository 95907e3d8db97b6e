type Environment = Readonly<Record<string, string | undefined>>;

// Node has `process.env`; in a browser, the test runner provides the same as `import.meta.env`.
const environment: Environment = globalThis.process?.env ?? (import.meta as { readonly env?: Environment }).env ?? {};

const scale = Number(environment["PROPERTY_SCALE"] ?? 0.05);

/** Fewer runs find nothing, whatever the tier. */
const FEWEST = 20;

/**
 * The seed of this run's random examples: the environment's `PROPERTY_SEED`, or 0 without it. The same seed repeats a
 * run.
 */
export const propertySeed = Number(environment["PROPERTY_SEED"] ?? 0);

/**
 * How often this test run tries a property: a twentieth of `full`, or all of it with `PROPERTY_SCALE=1`.
 *
 * @param full the number of runs in the long tier
 */
export function propertyRuns(full: number): number {
  return Math.max(Math.min(FEWEST, full), Math.ceil(full * scale));
}

/**
 * The examples that this test run tries: one in `every`, starting at an index from the seed, or all of them in the long
 * tier.
 */
export function propertySample<Example>(all: readonly Example[], every: number): readonly Example[] {
  return scale >= 1 ? all : all.filter((_, at) => at % every === propertySeed % every);
}

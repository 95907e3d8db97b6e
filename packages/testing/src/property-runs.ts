type Environment = Readonly<Record<string, string | undefined>>;

// Node has `process.env`; the test runner hands a browser the same through `import.meta.env`.
const environment: Environment = globalThis.process?.env ?? (import.meta as { readonly env?: Environment }).env ?? {};

const scale = Number(environment["PROPERTY_SCALE"] ?? 0.05);

/** Fewer runs find nothing, whatever the tier. */
const FEWEST = 20;

/** What this run of the tests draws its random examples from. It changes from run to run; `PROPERTY_SEED` repeats one. */
export const propertySeed = Number(environment["PROPERTY_SEED"] ?? 0);

/**
 * How often this run of the tests tries a property: a twentieth of `full`, or all of it with `PROPERTY_SCALE=1`.
 *
 * @param full the number of runs in the long tier
 */
export function propertyRuns(full: number): number {
  return Math.max(Math.min(FEWEST, full), Math.ceil(full * scale));
}

/**
 * Which of many written examples this run of the tests tries: one in `every`, beginning where the seed says, or all of
 * them in the long tier.
 */
export function propertySample<Example>(all: readonly Example[], every: number): readonly Example[] {
  return scale >= 1 ? all : all.filter((_, at) => at % every === propertySeed % every);
}

/**
 * Whether it is an error of ours with this name. The class does not tell: a page has two copies of this package, and so two
 * of each class, when its other packages want different versions of it.
 */
export const isErrorNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name && "reason" in error;

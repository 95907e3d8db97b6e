/** An error that says what a component was given, and what it needs. */
export const wrongProp = (
  component: string,
  prop: string,
  given: unknown,
  hint: string,
  what = "something else",
): Error => new Error(`<${component}> was given ${given == null ? "nothing" : what} as its \`${prop}\`. ${hint}`);

/** Throws unless the value is a function. The hint is a sentence that says which one. */
export function checkFunction(component: string, prop: string, given: unknown, hint: string): void {
  if (typeof given !== "function") throw wrongProp(component, prop, given, hint);
}

/** Throws unless the value is a character. */
export function checkCharacter(
  component: string,
  given: { readonly emblem?: unknown } | string | null | undefined,
): void {
  if (typeof given === "string" || !given?.emblem)
    throw wrongProp(component, "character", given, "Pass what defineCharacter() returns, not its id.");
}

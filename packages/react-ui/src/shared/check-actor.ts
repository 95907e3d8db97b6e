/** Throws unless the value is an actor. A server component passes a plain copy of the data instead. */
export function checkActor(
  component: string,
  prop: string,
  maker: string,
  given: { readonly getSnapshot?: unknown } | null | undefined,
): void {
  if (typeof given?.getSnapshot === "function") return;
  throw new Error(
    `<${component}> was given ${given == null ? "nothing" : "something else"} as its \`${prop}\`. Pass what ${maker}() returns. ` +
      `In Next.js and other frameworks with server components, call ${maker}() in a file that begins with 'use client': from a server component only plain data arrives here.`,
  );
}

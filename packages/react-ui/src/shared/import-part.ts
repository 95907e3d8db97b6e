/** How many addresses have been made for failed modules. */
let tries = 0;

/**
 * Imports a module, and tries again after a failure. Browsers cache a failed module until the page is reloaded, so the
 * next try uses another address of the same file. Chromium and Firefox name the address in their error; Safari does not,
 * and there only a reload helps.
 *
 * @returns an import function that rejects with the browser's error when the module cannot be loaded.
 */
export function importPart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | null = null;
  return async () => {
    part ??= load().catch(importAgain<Part>);
    try {
      return await part;
    } catch (error) {
      part = null;
      throw error;
    }
  };
}

async function importAgain<Part>(error: unknown): Promise<Part> {
  const [, address] = /dynamically imported module: (\S+)/.exec(error instanceof Error ? error.message : "") ?? [];
  if (address === undefined) throw error;
  tries += 1;
  const part: Part = await import(
    /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ `${address}?again=${tries}`
  );
  return part;
}

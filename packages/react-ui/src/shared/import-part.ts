/** How often a part was asked for by an address of its own. */
let tries = 0;

/**
 * What imports a part of the site, once it can. A browser remembers for as long as the page is open that a module could
 * not be fetched, and never asks for its address again: then it is asked for by another address of the same file. Chromium
 * and Firefox name it in their error; Safari does not, and there only a reload helps.
 *
 * @returns what rejects with the browser's own words where the part cannot be fetched now.
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

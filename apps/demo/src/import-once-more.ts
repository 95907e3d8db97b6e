let tries = 0

/**
 * Imports a part of the site. A browser remembers for as long as the page is open that a module could not be fetched, and
 * never asks for its address again: where one could not, it is asked for by another address of the same file, which
 * Chromium and Firefox name in their error. Safari names none; there only a reload helps.
 *
 * @throws what the browser says where it cannot be fetched now either.
 */
export async function importOnceMore<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    const [, address] = /dynamically imported module: (\S+)/.exec(error instanceof Error ? error.message : '') ?? []
    if (address === undefined) throw error
    tries += 1
    const part: Part = await import(/* @vite-ignore */ `${address}?again=${tries}`)
    return part
  }
}

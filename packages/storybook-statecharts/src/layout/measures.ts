import type { ChartNode } from "../recording/chart";

// In pixels. Widths of letters are estimates on the large side: a layout is made without a browser.
export const LABEL_HEIGHT = 16;
export const LABEL_GAP = 4;
export const TITLE_HEIGHT = 30;
export const NOTE_HEIGHT = 15;
export const PADDING = 14;
const LETTER = 6.5;
const TITLE_LETTER = 7.8;

/** In widths of a small letter; capitals are wider, and so is the bold text of what was taken. */
const lettersOf = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + (/[\p{Lu}_mwMW]|[^\0-\u024f]/u.test(letter) ? 1.4 : 1), 0);

export const labelWidth = (text: string): number => Math.ceil(lettersOf(text) * LETTER) + 14;

/** What stands below the key of a node. */
export const notesOf = ({ invokes }: ChartNode): readonly string[] => invokes.map((actor) => `runs ${actor}`);

/** The size of a node's title with its notes. */
export function titleSize(node: ChartNode): { readonly width: number; readonly height: number } {
  const notes = notesOf(node);
  // Room for the marks of the initial and the active state.
  const title = Math.ceil(lettersOf(node.key) * TITLE_LETTER) + 46;
  const widest = Math.max(title, ...notes.map((note) => Math.ceil(lettersOf(note) * LETTER) + 2 * PADDING));
  return { width: Math.max(76, widest), height: TITLE_HEIGHT + notes.length * NOTE_HEIGHT };
}

import type { TextSource } from "./text-source";

/** A text that is complete already. */
export const exampleText = (text: string): TextSource => ({ text, isWhole: true, subscribe: () => () => {} });

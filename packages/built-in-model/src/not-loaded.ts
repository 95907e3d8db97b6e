import { LanguageModelError } from "@archive-of-minds/core";

export const notLoaded = (characterId: string, cause: unknown): LanguageModelError =>
  new LanguageModelError(
    "network",
    `The built-in model of "${characterId}" could not be loaded. Check the connection and try again.`,
    { cause },
  );

import type { LanguageModel } from "@archive-of-minds/core";

/** The smallest model there is. */
export const echo: LanguageModel = {
  name: "Echo",
  kind: "builtIn",
  async *stream({ messages }) {
    yield messages.at(-1)?.content ?? "";
  },
  complete: async ({ messages }) => messages.at(-1)?.content ?? "",
};

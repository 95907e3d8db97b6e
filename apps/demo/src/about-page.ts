import type { LanguageModel } from "@archive-of-minds/core";

/** What a report says of this page: its build, by the name of the script, the browser and the model that answers. */
export const aboutPage = ({ kind }: LanguageModel) => ({
  script: new URL(import.meta.url).pathname.split("/").at(-1) ?? "",
  browser: navigator.userAgent,
  model: kind,
});

/** The language of the page, and how the visitor changes it. Its host loads the labels and gives them to a `LabelsProvider`. */
export interface LanguageChoice {
  /** The languages on offer: each with its name in itself, by its BCP 47 tag, such as `{ en: "English", de: "Deutsch" }`. */
  readonly languages: Readonly<Record<string, string>>;
  /** The tag of the language that is chosen; it may still be loading. */
  readonly locale: string;
  /** Whether the labels of the chosen language are loading, or could not be loaded. */
  readonly state?: "ready" | "loading" | "failed";
  readonly onChange: (locale: string) => void;
}

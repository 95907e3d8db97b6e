/** How the page looks. Its host stores and applies it: the page's root is the host's. */
export interface Appearance {
  /** `system` follows the system's light or dark. */
  readonly theme: "system" | "light" | "dark";
  readonly textSize: "normal" | "large" | "larger" | "largest";
}

/** The appearance, and how the visitor changes it. */
export interface AppearanceChoice extends Appearance {
  readonly onChange: (appearance: Appearance) => void;
}

import type { Lazy } from "../shared/lazy";
import type { NeedWords } from "../shared/need-phrases";

/** A drawing on a 24 by 24 grid: the character's mark. */
export interface Emblem {
  readonly strokes: readonly string[];
  /** Closed shapes that are filled. */
  readonly fills?: readonly string[];
}

/** A colour for each colour scheme, with sufficient contrast on its background. */
export interface CharacterColour {
  /** CSS colour on the light background; at least 4.5 to 1 against `#fbf7ee`. */
  readonly light: string;
  /** CSS colour on the dark background; at least 4.5 to 1 against `#1a1714`. */
  readonly dark: string;
}

/** A character that visitors talk with. */
export interface Character {
  /** Lower-case letters, digits and hyphens; memory is stored under it. */
  readonly id: string;
  /** The name in lists, such as `Dr. Faust`. */
  readonly name: string;
  /** The name in the header, such as `Nikola Tesla (1856-1943)`. */
  readonly title: string;
  readonly subtitle: string;
  /** The language of its texts, as a BCP 47 tag; left out, that of the page. */
  readonly language?: string;
  /** One sentence. */
  readonly description: string;
  readonly colour: CharacterColour;
  readonly emblem: Emblem;
  /** The biography, in paragraphs, for the visitor to read. */
  readonly biography: Lazy<readonly string[]>;
  /** The whole system prompt, with the rules that every character follows. */
  readonly persona: Lazy<string>;
  /** The same for a model whose context is short; left out, the whole one is sent to it too. */
  readonly shortPersona?: Lazy<string>;
  /** `false` where the rules that every character follows do not hold: its replies are shown as the model writes them. */
  readonly rules?: boolean;
  /** Three questions to start with. */
  readonly openingQuestions: readonly string[];
  /** The label of the camera picture, such as `Tesla's Vision`. */
  readonly visionLabel: string;
  /** The character's first sentence and its question, in the fixed reply to a visitor in need; each in the languages it has. */
  readonly needWords?: NeedWords;
  /** Whether `bzzzt`, and words such as `static` that are set off by punctuation, are sound effects of this character. */
  readonly speaksInSounds?: boolean;
}

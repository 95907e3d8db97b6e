import type { Casting } from "./casting";
import type { Character } from "./character";
import { defineCharacter, type CharacterInput } from "./define-character";
import { fetchOnce } from "../shared/fetch-once";

/** A character of the archive, with everything that the providers, the server and the site need. */
export interface ArchiveCharacter extends Character {
  /** How visitors address the character, in small letters, longest first. */
  readonly calledBy: readonly string[];
  /** Whether the operator may give the character a live agent of a vendor. */
  readonly hasLiveAgent: boolean;
  readonly casting: Casting;
}

/** A {@link defineCharacter} for the characters of the archive. */
export const defineArchiveCharacter = (
  input: CharacterInput & {
    readonly persona: () => Promise<string>;
    readonly shortPersona: () => Promise<string>;
  } & Pick<ArchiveCharacter, "calledBy" | "casting" | "hasLiveAgent">,
): ArchiveCharacter => ({
  ...defineCharacter({
    ...input,
    language: "en",
    persona: fetchOnce(input.persona),
    shortPersona: fetchOnce(input.shortPersona),
  }),
  calledBy: input.calledBy,
  hasLiveAgent: input.hasLiveAgent,
  casting: input.casting,
});

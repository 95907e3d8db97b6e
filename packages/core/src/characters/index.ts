import type { ArchiveCharacter } from "./archive-character";
import type { Character } from "./character";
import { cheesemaster } from "./cheesemaster";
import { faust } from "./faust";
import { flux } from "./flux";
import { hypatia } from "./hypatia";
import { tesla } from "./tesla";

export type { ArchiveCharacter } from "./archive-character";
export type { Casting, FliteCasting, SystemCasting } from "./casting";
export type { Character, CharacterColour, Emblem } from "./character";
export { defineCharacter } from "./define-character";
export type { CharacterInput } from "./define-character";
export { cheesemaster, faust, flux, hypatia, tesla };

/** The archive's five characters, in the order of lists. */
export const characters: readonly ArchiveCharacter[] = [tesla, hypatia, faust, flux, cheesemaster];

/** The default character. */
export const defaultCharacterId = "tesla";

/**
 * The character with this id, or `undefined` where there is none.
 *
 * @example
 * const speaker = findCharacter(settings.read('aom.character') ?? defaultCharacterId)
 */
export function findCharacter(id: string, among: readonly Character[] = characters): Character | undefined {
  return among.find((character) => character.id === id);
}

/** Lets the pages of one visitor know of each other's replies, so that no question is answered twice. */
export interface ReplyLock {
  /** A reply of this character is pending here until the returned function is called, or the page closes. Never throws. */
  hold(characterId: string): () => void;
  /**
   * Reports whether a reply of this character is pending in another page: as soon as it is known, and at every
   * change, until the returned function is called. Where pages cannot detect each other, it reports at once that none is.
   */
  watch(characterId: string, report: (isHeldElsewhere: boolean) => void): () => void;
}

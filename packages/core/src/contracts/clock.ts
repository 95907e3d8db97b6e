/** The time of day. */
export interface WallClock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

/** A source of random numbers. */
export interface RandomSource {
  /** A number of at least 0 and below 1. */
  next(): number;
}

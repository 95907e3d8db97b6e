import type { WallClock } from "@archive-of-minds/core";
import { MINUTE, SECOND } from "../clock";
import { ApiError } from "../http/api-error";
import { networkAround } from "../http/client-address";
import type { WrongCodeStore } from "../store/store";
import { isSameText, keyedHash } from "./signing";

/** How many wrong codes are compared within a minute; further codes are refused. */
const wrongCodesAMinute = {
  /** From one address, or of one known visitor. */
  each: 10,
  /**
   * From an IPv6 /48, in which one guesser may have 65,536 addresses, and of all known visitors there, since one guesser
   * may have kept many cookies.
   */
  network: 100,
  /** From all unknown visitors, for each server process: it bounds what is stored. */
  unknownVisitors: 4_096,
};

interface Guesser {
  readonly address: string;
  /** A known visitor is counted apart from others at the same address; `null`: unknown. */
  readonly visitorId: string | null;
}

export interface CodeCheck {
  /**
   * Returns when the code is right. Right codes are never counted.
   *
   * @throws ApiError `wrong_code`, or `too_many_attempts` without having compared.
   */
  (code: string, guesser: Guesser): Promise<void>;
}

interface Bucket {
  readonly hash: string;
  readonly most: number;
}

export function createCodeCheck(deps: {
  readonly accessCode: string;
  readonly store: WrongCodeStore;
  readonly secret: string;
  readonly clock: WallClock;
  readonly most?: typeof wrongCodesAMinute;
}): CodeCheck {
  const { store, clock, most = wrongCodesAMinute } = deps;
  const inTurn = createQueues();
  const unknownVisitors = createMinute(most.unknownVisitors);
  const allGuesses = createMinute(Infinity);
  // A hash is enough to count; no address is stored.
  const bucket = (what: string, name: string, limit: number): Bucket => ({
    hash: keyedHash(deps.secret, what, name),
    most: limit,
  });

  /** The counters of a wrong code, the widest first. */
  const bucketsOf = ({ address, visitorId }: Guesser): readonly Bucket[] => {
    const network = networkAround(address);
    if (visitorId !== null)
      return [
        bucket("network of guessing visitors", network, most.network),
        bucket("guessing visitor", visitorId, most.each),
      ];
    const own = bucket("address", address, most.each);
    return network === address ? [own] : [bucket("network", network, most.network), own];
  };

  const check = async (code: string, buckets: readonly Bucket[], isUnknown: boolean) => {
    const now = clock.now();
    const since = now - MINUTE;
    for (const { hash, most: limit } of buckets) {
      const earlier = await store.since(hash, since);
      if (earlier.length >= limit) throw tooMany(earlier, limit, now);
    }
    if (isUnknown && unknownVisitors.isFull(now)) throw tooManyUntil(unknownVisitors.end(now), now);
    if (isSameText(code.trim(), deps.accessCode)) return;
    if (isUnknown) unknownVisitors.add(now);
    // Old entries are deleted once a minute.
    if (allGuesses.add(now)) await store.forget(since);
    for (const { hash, most: limit } of buckets) {
      // Of many concurrent guesses only `limit` get the answer that they are wrong.
      if (!(await store.addBelow(limit, hash, now, since))) throw tooMany(await store.since(hash, since), limit, now);
    }
    throw new ApiError(401, "wrong_code", "That is not the access code.");
  };
  return (code, guesser) => {
    const buckets = bucketsOf(guesser);
    const work = () => check(code, buckets, guesser.visitorId === null);
    // One guess at a time for each network and visitor: of a thousand at once, all would be compared before the first was counted.
    return buckets.reduceRight(
      (inner, { hash }) =>
        () =>
          inTurn(hash, inner),
      work,
    )();
  };
}

/** A queue for each name: work under the same name runs one after the other. */
function createQueues(): (name: string, work: () => Promise<void>) => Promise<void> {
  const lines = new Map<string, Promise<void>>();
  return (name, work) => {
    const turn = (lines.get(name) ?? Promise.resolve()).then(work);
    const end: Promise<void> = turn
      .catch(() => {})
      .then(() => {
        if (lines.get(name) === end) lines.delete(name);
      });
    lines.set(name, end);
    return turn;
  };
}

/** Counts within each minute of the clock. */
function createMinute(most: number) {
  let minute = Number.NaN;
  let count = 0;
  const minuteOf = (now: number) => Math.floor(now / MINUTE);
  return {
    isFull: (now: number) => minute === minuteOf(now) && count >= most,
    end: (now: number) => (minuteOf(now) + 1) * MINUTE,
    /** @returns whether it was the first of its minute. */
    add(now: number): boolean {
      if (minute !== minuteOf(now)) count = 0;
      minute = minuteOf(now);
      count += 1;
      return count === 1;
    },
  };
}

function tooMany(earlier: readonly number[], limit: number, now: number): ApiError {
  return tooManyUntil((earlier.at(-limit) ?? now) + MINUTE, now);
}

function tooManyUntil(until: number, now: number): ApiError {
  const seconds = Math.max(1, Math.ceil((until - now) / SECOND));
  return new ApiError(429, "too_many_attempts", "Too many wrong codes; try again later.", {
    "retry-after": String(seconds),
  });
}

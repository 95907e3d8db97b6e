import { ApiError } from "./api-error";

const KB = 1024;
const MB = 1024 * KB;

/** How much memory uploads and long answers may hold at once, in bytes. */
export interface UploadSizes {
  readonly total: number;
  /** The part of the total that only small bodies may use. */
  readonly reserve: number;
  /** The longest body that counts as small, in bytes. */
  readonly small: number;
  readonly ofOneAddress: number;
  /** What the small bodies of one address may hold, in addition to its long ones. */
  readonly smallOfOneAddress: number;
  /** Two of the longest bodies. */
  readonly ofOneVisitor: number;
}

const defaultSizes: UploadSizes = {
  total: 128 * MB,
  reserve: 16 * MB,
  small: 64 * KB,
  ofOneAddress: 32 * MB,
  smallOfOneAddress: 4 * MB,
  ofOneVisitor: 16 * MB,
};

interface UploadOwner {
  readonly visitorId: string;
  /** As all limits count it: of IPv6 a /64. */
  readonly address: string;
}

/** Memory for bodies, from their first byte until they have been handled. */
export interface UploadQuota {
  /** For one body. */
  open(owner: UploadOwner): UploadAllowance;
}

export interface UploadAllowance {
  /**
   * Takes more bytes.
   *
   * @throws ApiError if there is no room for them.
   */
  take(bytes: number): void;
  /** Gives everything back. */
  release(): void;
}

/**
 * Refuses a body that does not fit before it is read, however many clients upload at once. Each address has a limit. Small
 * bodies have a reserve of their own, so that a short request passes while long uploads fill the rest.
 */
export function createUploadQuota(sizes: UploadSizes = defaultSizes): UploadQuota {
  const longBodies = createTally();
  const smallBodies = createTally();
  const byVisitor = createTally();

  const check = ({ visitorId, address }: UploadOwner, before: number, after: number) => {
    if (byVisitor.of(visitorId) + after - before > sizes.ofOneVisitor) {
      throw refusal(429, "limit_reached", "Too many long requests are running at once; wait for one to end.");
    }
    const isLong = after > sizes.small;
    const tally = isLong ? longBodies : smallBodies;
    // A body that outgrows the small ones moves all it has taken to the long ones.
    const more = isLong && before <= sizes.small ? after : after - before;
    if (tally.of(address) + more > (isLong ? sizes.ofOneAddress : sizes.smallOfOneAddress)) {
      throw refusal(
        429,
        "limit_reached",
        "Too many long requests from this address are running at once; wait for one to end.",
      );
    }
    const isFull = isLong
      ? longBodies.total() + more > sizes.total - sizes.reserve
      : longBodies.total() + smallBodies.total() + more > sizes.total;
    if (isFull)
      throw refusal(503, "overloaded", "The server is receiving as much as it can hold; try again in a moment.");
  };

  return {
    open(owner) {
      let held = 0;
      const set = (bytes: number) => {
        const tallyOf = (size: number) => (size > sizes.small ? longBodies : smallBodies);
        tallyOf(held).add(owner.address, -held);
        tallyOf(bytes).add(owner.address, bytes);
        byVisitor.add(owner.visitorId, bytes - held);
        held = bytes;
      };
      return {
        take(bytes) {
          check(owner, held, held + bytes);
          set(held + bytes);
        },
        release: () => set(0),
      };
    },
  };
}

/** A sum for each name, and the total. */
function createTally() {
  const sums = new Map<string, number>();
  let total = 0;
  return {
    of: (name: string) => sums.get(name) ?? 0,
    total: () => total,
    add(name: string, amount: number) {
      total += amount;
      const sum = (sums.get(name) ?? 0) + amount;
      if (sum === 0) sums.delete(name);
      else sums.set(name, sum);
    },
  };
}

// The vendors' clients in the browser would retry at once, again and again.
const refusal = (status: 429 | 503, type: "limit_reached" | "overloaded", sentence: string) =>
  new ApiError(status, type, sentence, { "retry-after": "1", "x-should-retry": "false" });

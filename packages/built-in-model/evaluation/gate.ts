import { verdictOf, type MarkedReply } from "./marks";
import type { Reply } from "./reply";

/** The largest share of replies marked good that may have changed without new marks. */
const LARGEST_SHARE = 0.05;

interface Change {
  readonly place: string;
  /** The reply that is there now; `null` if the place is gone. */
  readonly reply: Reply | null;
}

export interface GateResult {
  /** How many replies are marked good: most readers say that they fit. */
  readonly good: number;
  /** Those that have changed, and that nobody has marked again. */
  readonly changed: readonly Change[];
  /** False if too many have changed, and if none is marked good. */
  readonly hasPassed: boolean;
}

/** Compares the replies with the marked ones. */
export function checkGate(marked: readonly MarkedReply[], replies: readonly Reply[]): GateResult {
  const keys = new Set(marked.map(({ key }) => key));
  const byPlace = new Map(replies.map((reply) => [reply.place, reply]));
  const good = marked.filter(({ marks }) => verdictOf(marks) === "fits");
  const changed = good.flatMap(({ place }) => {
    const reply = byPlace.get(place) ?? null;
    return reply && keys.has(reply.key) ? [] : [{ place, reply }];
  });
  return {
    good: good.length,
    changed,
    hasPassed: good.length > 0 && changed.length <= LARGEST_SHARE * good.length,
  };
}

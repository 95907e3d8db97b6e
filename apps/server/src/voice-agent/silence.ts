import { SECOND } from "../clock";
import * as timings from "./timings";

/** For this many silences after the visitor's last word the agent's own activity counts; then the visitor has left. */
const MONOLOGUE_SILENCES = 2;

export type Work = "begun" | "done" | "declined";

/** The activity that one message shows. */
export type Sign =
  /** The client begins. A greeting is no answer, even to an earlier question. */
  | { readonly of: "beginning"; readonly isGreeted: boolean }
  /** Whether an answer is expected. */
  | { readonly of: "visitor"; readonly asks: boolean }
  /** The number of the agent's turn; `null` if the vendor sends none. */
  | { readonly of: "agent"; readonly turn: number | null; readonly hasWords: boolean }
  /** `declined`: the agent chose not to answer this time. */
  | { readonly of: "work"; readonly id: string; readonly work: Work };

/** What an agent does before it speaks. Words end it. */
export const wordlessWork = { thought: "thought", writing: "writing" } as const;

/** Agent and client both report a tool's calls. */
export const toolWork = (callId: string, work: Work): Sign => ({ of: "work", id: `tool ${callId}`, work });

/** The activity that decides how long a conversation may stay silent. Times in milliseconds. */
export interface Activity {
  /** The allowed silence. */
  readonly silence: number;
  /** The last sign of life that counts. */
  readonly lastAt: number;
  /** From here on the agent's own activity counts for `MONOLOGUE_SILENCES`. */
  readonly agentCountsFrom: number;
  /** The agent's work by id, and the time until which each is waited for. */
  readonly work: ReadonlyMap<string, number>;
  /** The deadline of all work since the visitor's last word; `null` without work. */
  readonly workDeadline: number | null;
  /** The answer the visitor waits for, and the turn it was asked in. */
  readonly pendingAnswer: { readonly since: number; readonly turn: number | null } | null;
  readonly isGreeted: boolean;
  readonly firstTurn: number | null;
  readonly turn: number | null;
}

export const noActivity = (silenceSeconds: number, now: number): Activity => ({
  silence: silenceSeconds * SECOND,
  lastAt: now,
  agentCountsFrom: now,
  work: new Map(),
  workDeadline: null,
  pendingAnswer: null,
  isGreeted: false,
  firstTurn: null,
  turn: null,
});

/**
 * The activity after one more sign. The visitor's words restart the silence and give the agent time to answer; work
 * extends it. All of that is bounded from the visitor's last word on, so that an agent alone keeps nothing open.
 */
export function recordSign(activity: Activity, sign: Sign, now: number): Activity {
  switch (sign.of) {
    case "beginning":
      return { ...visitorActs(activity, now), isGreeted: sign.isGreeted };
    case "visitor": {
      const after = visitorActs(activity, now);
      return sign.asks ? { ...after, pendingAnswer: { since: now, turn: activity.turn } } : after;
    }
    case "agent":
      return agentSpeaks(activity, sign, now);
    case "work": {
      if (sign.work === "begun") return agentActs(beginWork(activity, sign.id, now), now);
      const done = endWork(activity, sign.id, now);
      return agentActs(sign.work === "declined" ? settleAnswer(done, now) : done, now);
    }
  }
}

function visitorActs(activity: Activity, now: number): Activity {
  return { ...activity, lastAt: now, agentCountsFrom: now, workDeadline: null };
}

function agentActs(activity: Activity, now: number): Activity {
  const counts = now - activity.agentCountsFrom < MONOLOGUE_SILENCES * activity.silence;
  return counts ? { ...activity, lastAt: now } : activity;
}

function agentSpeaks(
  activity: Activity,
  { turn, hasWords }: { readonly turn: number | null; readonly hasWords: boolean },
  now: number,
): Activity {
  const { pendingAnswer, isGreeted } = activity;
  const firstTurn = activity.firstTurn ?? turn;
  // The rest of the turn in which the visitor asked is no answer, and neither is the greeting.
  const isOld = turn !== null && (turn === pendingAnswer?.turn || (isGreeted && turn === firstTurn));
  let after: Activity = { ...activity, firstTurn, turn: turn ?? activity.turn };
  if (hasWords) for (const id of Object.values(wordlessWork)) after = endWork(after, id, now);
  if (hasWords && !isOld) after = settleAnswer(after, now);
  return agentActs(after, now);
}

function beginWork(activity: Activity, id: string, now: number): Activity {
  const workDeadline = activity.workDeadline ?? now + timings.agentWork;
  return { ...activity, workDeadline, work: new Map([...activity.work, [id, workDeadline]]) };
}

/** Restarts the silence and the time for an answer. */
function endWork(activity: Activity, id: string, now: number): Activity {
  const until = activity.work.get(id);
  if (until === undefined) return activity;
  const at = Math.min(until, now);
  const { pendingAnswer, lastAt } = activity;
  return hearTo(
    {
      ...activity,
      work: new Map([...activity.work].filter(([other]) => other !== id)),
      lastAt: Math.max(lastAt, at),
      pendingAnswer: pendingAnswer && { ...pendingAnswer, since: Math.max(pendingAnswer.since, at) },
    },
    at,
  );
}

function settleAnswer(activity: Activity, now: number): Activity {
  return activity.pendingAnswer === null ? activity : hearTo({ ...activity, pendingAnswer: null }, now);
}

/** However late an answer comes, and however long the work took, the agent may finish what it says. */
function hearTo(activity: Activity, at: number): Activity {
  return { ...activity, agentCountsFrom: Math.max(activity.agentCountsFrom, at - activity.silence) };
}

export interface SilenceEnd {
  readonly noticeAt: number;
  readonly endsAt: number;
  /** From the notice to the end, and of the whole silence. */
  readonly noticeSeconds: number;
  readonly seconds: number;
}

/** When the conversation ends if no further sign comes. */
export function silenceEndOf({ silence, lastAt, work, pendingAnswer }: Activity): SilenceEnd {
  const quietFrom = Math.max(lastAt, ...work.values());
  const answerDue = pendingAnswer === null ? 0 : Math.max(pendingAnswer.since, ...work.values()) + timings.answer;
  const endsAt = Math.max(quietFrom + silence, answerDue);
  const length = endsAt - quietFrom;
  const notice = Math.min(timings.silenceNotice, length / 2);
  return {
    noticeAt: endsAt - notice,
    endsAt,
    noticeSeconds: Math.round(notice / SECOND),
    seconds: Math.round(length / SECOND),
  };
}

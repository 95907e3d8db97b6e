import { SECOND } from "../clock";
import type { Timers } from "../proxies/timers";

/** How long before the end of a silence it is told. */
const NOTICE = 15 * SECOND;
/** Whoever has asked has so long to wait for the answer, even where less silence is allowed: the page asks anew before. */
const ANSWER = 60 * SECOND;
/** However many tools an agent uses, and though one of them never says that it is done. */
const LONGEST_WORK = 120 * SECOND;
/** For so many silences after the visitor's last word an agent's doings count as talk; then it talks to nobody. */
const MONOLOGUE_SILENCES = 2;

export type Work = "begun" | "done" | "declined";

/** What one message shows of those who talk. */
export type Sign =
  /** Of the page. A greeting answers nothing, whatever was asked meanwhile. */
  | { readonly of: "beginning"; readonly isGreeted: boolean }
  /** Whether an answer is expected. */
  | { readonly of: "visitor"; readonly asks: boolean }
  /** What is said in one turn has one number; `null` where the vendor gives none. */
  | { readonly of: "agent"; readonly turn: number | null; readonly hasWords: boolean }
  /** `declined`: it means to say nothing this time. */
  | { readonly of: "work"; readonly id: string; readonly work: Work };

/** What an agent does instead of speaking. Words end it. */
export const mute = { thought: "thought", writing: "writing" } as const;

/** A tool's calls are told by the agent and by the page. */
export const toolWork = (callId: string, work: Work): Sign => ({ of: "work", id: `tool ${callId}`, work });

export interface SilenceClock {
  heed(sign: Sign): void;
  stop(): void;
}

/**
 * Tells when nobody has spoken for too long, and shortly before. It runs from the first sign of the visitor on, and is held
 * while the agent is at work; whoever has asked is given time for an answer. All of that is bounded from the visitor's last
 * word on, so that an agent alone keeps nothing open.
 */
export function createSilenceClock(deps: {
  readonly silenceSeconds: number;
  readonly timers: Timers;
  readonly onNotice: (secondsLeft: number) => void;
  readonly onSilence: (seconds: number) => void;
}): SilenceClock {
  const { timers } = deps;
  const silence = deps.silenceSeconds * SECOND;
  /** What the agent is at work with, and until when each is waited for. */
  const work = new Map<string, number>();
  let cancels: readonly (() => void)[] = [];
  let endsAt: number | null = null;
  let heardAt = timers.now();
  /** From when on the agent's doings count as talk for a while. */
  let talksFrom = heardAt;
  /** `null`: it has not been at work since the visitor's last word. */
  let workEnds: number | null = null;
  let owed: { readonly since: number; readonly during: number | null } | null = null;
  let isGreeted = false;
  let firstTurn: number | null = null;
  let turn: number | null = null;

  function visitorActs(asks: boolean): void {
    heardAt = talksFrom = timers.now();
    workEnds = null;
    if (asks) owed = { since: heardAt, during: turn };
  }

  function agentActs(): void {
    if (timers.now() - talksFrom < MONOLOGUE_SILENCES * silence) heardAt = timers.now();
  }

  /** However late the agent answers, and however long it was at work, it is heard to the end. */
  function goOn(at: number): void {
    talksFrom = Math.max(talksFrom, at - silence);
  }

  function settle(): void {
    if (owed === null) return;
    owed = null;
    goOn(timers.now());
  }

  function agentSpeaks(of: number | null, hasWords: boolean): void {
    firstTurn ??= of;
    turn = of ?? turn;
    const isOld = of !== null && (of === owed?.during || (isGreeted && of === firstTurn));
    if (hasWords) Object.values(mute).forEach(letGo);
    if (hasWords && !isOld) settle();
    agentActs();
  }

  function beginWork(id: string): void {
    workEnds ??= timers.now() + LONGEST_WORK;
    work.set(id, workEnds);
    agentActs();
  }

  /** The silence begins anew, and so does the time for an answer. */
  function letGo(id: string): void {
    const until = work.get(id);
    if (until === undefined) return;
    work.delete(id);
    const at = Math.min(until, timers.now());
    heardAt = Math.max(heardAt, at);
    if (owed !== null) owed = { ...owed, since: Math.max(owed.since, at) };
    goOn(at);
  }

  function take(sign: Sign): void {
    switch (sign.of) {
      case "beginning":
        isGreeted = sign.isGreeted;
        return visitorActs(false);
      case "visitor":
        return visitorActs(sign.asks);
      case "agent":
        return agentSpeaks(sign.turn, sign.hasWords);
      case "work":
        if (sign.work === "begun") return beginWork(sign.id);
        letGo(sign.id);
        if (sign.work === "declined") settle();
        return agentActs();
    }
  }

  function stop(): void {
    for (const cancel of cancels) cancel();
    cancels = [];
  }

  function wind(): void {
    const quietFrom = Math.max(heardAt, ...work.values());
    const answerDue = owed === null ? 0 : Math.max(owed.since, ...work.values()) + ANSWER;
    const end = Math.max(quietFrom + silence, answerDue);
    if (end === endsAt) return;
    endsAt = end;
    const [length, now] = [end - quietFrom, timers.now()];
    const notice = Math.min(NOTICE, length / 2);
    stop();
    cancels = [
      timers.after(end - notice - now, () => deps.onNotice(Math.round(notice / SECOND))),
      timers.after(end - now, () => deps.onSilence(Math.round(length / SECOND))),
    ];
  }

  return {
    heed(sign) {
      take(sign);
      wind();
    },
    stop,
  };
}

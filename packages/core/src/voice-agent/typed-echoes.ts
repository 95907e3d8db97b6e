import { isBlank } from "../shared/is-blank";
import * as timings from "../shared/timings";
import type { TypedEcho, VoiceAgentContext } from "./voice-agent.types";

const MAX_ECHOES = 20;

/** Agents repeat the words, not the blanks between them. */
const words = (text: string) => text.normalize("NFC").trim().replace(/\s+/g, " ");

const isHeardToGrow = (hearing: string, text: string) => !isBlank(hearing) && words(text).startsWith(words(hearing));

/** Whether what was heard is what was typed. What was heard to grow was said aloud. */
export const isEcho = ({ transcript: { hearing, echoes }, config }: VoiceAgentContext, text: string): boolean =>
  !isHeardToGrow(hearing, text) && echoes.some((echo) => echo.text === words(text) && config.now() < echo.until);

/** @param answersBefore how many answers to what was said before may still begin; `wait`: how long an echo may take. */
export function echoesOf(
  { transcript: { echoes }, config: { now } }: VoiceAgentContext,
  typed: readonly string[],
  answersBefore: number,
  wait: number = timings.agentEcho,
): readonly TypedEcho[] {
  return [
    ...echoes,
    ...typed.map((text, index) => ({ text: words(text), until: now() + wait, answersBefore: answersBefore + index })),
  ].slice(-MAX_ECHOES);
}

/** Those that may still come once this one has. */
export function echoesWithout({ transcript: { echoes } }: VoiceAgentContext, text: string): readonly TypedEcho[] {
  const heard = echoes.findIndex((echo) => echo.text === words(text));
  return echoes.filter((_, index) => index !== heard);
}

/** Those that may still come once another answer has begun. */
export const echoesAfterAnswer = (echoes: readonly TypedEcho[]): readonly TypedEcho[] =>
  echoes.flatMap((echo) => (echo.answersBefore > 0 ? { ...echo, answersBefore: echo.answersBefore - 1 } : []));

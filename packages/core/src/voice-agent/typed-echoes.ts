import { isBlank } from "../shared/is-blank";
import * as timings from "../shared/timings";
import type { TypedEcho, VoiceAgentContext } from "./voice-agent.types";

const MAX_ECHOES = 20;

/** Agents repeat the words, but may change the white space. */
const words = (text: string) => text.normalize("NFC").trim().replace(/\s+/g, " ");

const isSpoken = (hearing: string, text: string) => !isBlank(hearing) && words(text).startsWith(words(hearing));

/** Whether a transcript is the echo of a typed message. A transcript that arrived in growing parts was spoken. */
export const isEcho = ({ transcript: { hearing, echoes }, config }: VoiceAgentContext, text: string): boolean =>
  !isSpoken(hearing, text) && echoes.some((echo) => echo.text === words(text) && config.now() < echo.until);

/**
 * The echoes to expect after these typed messages.
 *
 * @param answersBefore how many answers to earlier messages may still begin
 * @param wait how long an echo may take, in milliseconds
 */
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

/** The expected echoes after this one has arrived. */
export function echoesWithout({ transcript: { echoes } }: VoiceAgentContext, text: string): readonly TypedEcho[] {
  const heard = echoes.findIndex((echo) => echo.text === words(text));
  return echoes.filter((_, index) => index !== heard);
}

/** The expected echoes after another answer has begun. */
export const echoesAfterAnswer = (echoes: readonly TypedEcho[]): readonly TypedEcho[] =>
  echoes.flatMap((echo) => (echo.answersBefore > 0 ? { ...echo, answersBefore: echo.answersBefore - 1 } : []));

import type { Exchange } from "@archive-of-minds/core";

/** The n-th exchange of an example conversation; the same number always gives the same exchange. */
export function exampleExchange(number: number, changes: Partial<Exchange> = {}): Exchange {
  return {
    exchangeId: `exchange-${String(number).padStart(6, "0")}`,
    characterId: "tesla",
    userMessage: `Question ${number}`,
    assistantMessage: `Answer ${number}`,
    sessionId: null,
    hasImage: false,
    ...changes,
  };
}

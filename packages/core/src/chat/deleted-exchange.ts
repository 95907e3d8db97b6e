import type { Exchange, Message } from "../contracts";

/**
 * The versions of exchanges that delete them at the memory service. A reply is what the service knows an exchange by; an
 * apology never went there.
 */
export const deletedExchanges = (characterId: string, gone: readonly Message[]): readonly Exchange[] =>
  gone
    .filter(({ author, status }) => author !== "user" && status !== "failed")
    .map(({ id }) => ({
      exchangeId: id,
      characterId,
      userMessage: "",
      assistantMessage: "",
      sessionId: null,
      hasImage: false,
    }));

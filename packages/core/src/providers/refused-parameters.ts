import { readErrorBody, type SdkErrorClasses } from "./sdk-errors";

/** Asks a model, leaving out the optional parameters it has refused. */
export type AskTolerantly = <Optional extends object, Answer>(
  model: string,
  optional: Optional,
  send: (accepted: Partial<Optional>) => Promise<Answer>,
  sdk: SdkErrorClasses,
) => Promise<Answer>;

/**
 * Newer models refuse parameters that older ones take, such as a temperature, and say so with a 400. The call is then
 * made again without it, and so are all later ones.
 */
export function createAskTolerantly(): AskTolerantly {
  const refused = new Map<string, Set<string>>();
  return async (model, optional, send, sdk) => {
    const known = refused.get(model) ?? new Set();
    refused.set(model, known);
    for (;;) {
      const accepted = Object.fromEntries(Object.entries(optional).filter(([name]) => !known.has(name)));
      try {
        return await send(accepted as Partial<typeof optional>);
      } catch (error) {
        const name = findRefused(error, Object.keys(accepted), sdk);
        if (name === undefined) throw error;
        known.add(name);
      }
    }
  };
}

const refusal = /deprecated|unsupported|not support|unrecognized|unknown parameter|not permitted/i;

function findRefused(error: unknown, names: readonly string[], sdk: SdkErrorClasses): string | undefined {
  if (!(error instanceof sdk.APIError) || error.status !== 400) return undefined;
  const { param, message = "" } = readErrorBody(error.error);
  if (!refusal.test(message)) return undefined;
  return names.find((name) => name === param || new RegExp(`\\b${name}\\b`).test(message));
}

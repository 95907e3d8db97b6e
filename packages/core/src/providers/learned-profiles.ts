import { readErrorBody, type SdkErrorClasses } from "./sdk-errors";

/** What a model takes, learned from its refusals. The next call, by whichever visitor, starts with what is known. */
export interface LearnedProfiles<Profile> {
  /** What is known of the model. */
  of(model: string): Profile;
  /** Sends a request, and sends it again in another form as long as the model refuses it and says which part. */
  ask<Answer>(model: string, send: (profile: Profile) => Promise<Answer>, sdk: SdkErrorClasses): Promise<Answer>;
}

/**
 * @param first what a model is taken for until it refuses something.
 * @param learn what the words of a refusal teach; `null` if they name nothing that could be left out.
 */
export function createLearnedProfiles<Profile>(
  first: Profile,
  learn: (profile: Profile, words: string) => Profile | null,
): LearnedProfiles<Profile> {
  const known = new Map<string, Profile>();
  const of = (model: string) => known.get(model) ?? first;
  return {
    of,
    async ask(model, send, sdk) {
      for (let profile = of(model); ;) {
        try {
          return await send(profile);
        } catch (error) {
          const words = wordsOfRefusal(error, sdk);
          const learned = words === null ? null : learn(profile, words);
          if (learned === null) throw error;
          profile = learned;
          known.set(model, learned);
        }
      }
    },
  };
}

/** Some servers answer 500 if a chat template refuses the roles. */
const refusals = new Set<number | undefined>([400, 422, 500]);

function wordsOfRefusal(error: unknown, sdk: SdkErrorClasses): string | null {
  if (!(error instanceof sdk.APIError) || !refusals.has(error.status)) return null;
  const { param = "", code = "", message = "" } = readErrorBody(error.error);
  return [param, code, message].join(" ");
}

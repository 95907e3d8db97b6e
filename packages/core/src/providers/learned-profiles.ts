import { readErrorBody } from "./error-body";
import { VendorErrorEvent, type SdkErrorClasses } from "./sdk-errors";

/** What a server says of a request that it does not take. */
export interface Refusal {
  readonly words: string;
  /** Left out where it came within the answer. */
  readonly status?: number | undefined;
  /** Whether a picture was to be sent. */
  readonly hasPicture: boolean;
}

/** What a model takes, learned from its refusals. The next call, by whichever visitor, starts with what is known. */
export interface LearnedProfiles<Profile> {
  /** What is known of the model. */
  of(model: string): Profile;
  begin(request: Pick<Refusal, "hasPicture">): LearningRequest<Profile>;
}

export interface LearningRequest<Profile> {
  /** Sends a request, and sends it again in another form as long as the model refuses it and says which part. */
  ask<Answer>(model: string, send: (profile: Profile) => Promise<Answer>, sdk: SdkErrorClasses): Promise<Answer>;
  /** Whether an error within the answer taught something, so that the request can be sent again in another form. */
  learn(error: unknown): boolean;
}

/**
 * @param first what a model is taken for until it refuses something.
 * @param learnFrom what a refusal teaches; `null` if it names nothing that could be left out.
 */
export function createLearnedProfiles<Profile>(
  first: Profile,
  learnFrom: (profile: Profile, refusal: Refusal) => Profile | null,
): LearnedProfiles<Profile> {
  const known = new Map<string, Profile>();
  const of = (model: string) => known.get(model) ?? first;
  return {
    of,
    begin({ hasPicture }) {
      let sent: { readonly model: string; readonly profile: Profile } | null = null;
      const tried = new Set<string>();
      const learn = (error: unknown, sdk?: SdkErrorClasses) => {
        const refusal = readRefusal(error, sdk);
        const learned = sent && refusal && learnFrom(sent.profile, { ...refusal, hasPicture });
        // A server that refuses each form in turn would be asked for ever.
        if (sent === null || learned === null || tried.has(JSON.stringify([sent.model, learned]))) return null;
        known.set(sent.model, learned);
        return learned;
      };
      return {
        async ask(model, send, sdk) {
          for (let profile = of(model); ;) {
            sent = { model, profile };
            tried.add(JSON.stringify([model, profile]));
            try {
              return await send(profile);
            } catch (error) {
              const learned = learn(error, sdk);
              if (learned === null) throw error;
              profile = learned;
            }
          }
        },
        learn: (error) => learn(error) !== null,
      };
    },
  };
}

/** Some servers answer 500 if a chat template refuses the roles; 404 may mean that no such model takes pictures. */
const refusals = new Set<number | undefined>([400, 404, 422, 500]);

function readRefusal(error: unknown, sdk: SdkErrorClasses | undefined): Pick<Refusal, "words" | "status"> | null {
  if (error instanceof VendorErrorEvent) return { words: wordsOf(error.body) };
  if (sdk === undefined || !(error instanceof sdk.APIError) || !refusals.has(error.status)) return null;
  return { words: wordsOf(error.error), status: error.status };
}

function wordsOf(body: unknown): string {
  const { param = "", code = "", message = "" } = readErrorBody(body);
  return [param, code, message].join(" ");
}

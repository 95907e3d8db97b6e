import { LanguageModelError, type FindFacts, type LanguageModel, type ReplyRequest } from "../contracts";

/** About 300 tokens: they fit into the shortest context beside a short persona. */
const MOST_CHARACTERS = 900;

/**
 * The same model, which is told what is known about each question. For models that run on a device or on a server of
 * one's own: a large vendor's knows more than it is told.
 *
 * The facts stand before the last message and not in the system prompt, which therefore stays the same, so that a model
 * need not read it again with each message.
 *
 * @example
 * const model = withKnownFacts(createBrowserLanguageModel(), createFactFinder({ corpora: builtInCorpora }))
 */
export function withKnownFacts(model: LanguageModel, findFacts: FindFacts): LanguageModel {
  const own: Pick<LanguageModel, "stream" | "complete"> = {
    async *stream(request, options) {
      const told = await informed(request, findFacts);
      let hasText = false;
      try {
        for await (const part of model.stream(told, options)) {
          hasText ||= typeof part === "string";
          yield part;
        }
      } catch (error) {
        if (told === request || hasText || !isTooLong(error)) throw error;
        yield* model.stream(request, options);
      }
    },
    async complete(request, options) {
      const told = await informed(request, findFacts);
      return model.complete(told, options).catch((error: unknown) => {
        if (told === request || !isTooLong(error)) throw error;
        return model.complete(request, options);
      });
    },
  };
  return new Proxy(model, {
    get: (target, key) => Reflect.get(Object.hasOwn(own, key) ? own : target, key) as unknown,
  });
}

/** The facts may be what makes a short message too long for a short context: it is asked without them. */
const isTooLong = (error: unknown) => error instanceof LanguageModelError && error.reason === "tooLong";

async function informed(request: ReplyRequest, findFacts: FindFacts): Promise<ReplyRequest> {
  const { characterId, purpose, messages } = request;
  const at = messages.findLastIndex(({ role }) => role === "user");
  const asked = messages[at];
  if (characterId === undefined || purpose === "moderator" || asked === undefined) return request;
  const facts = withinLength(
    await findFacts({ characterId, text: purpose === "room" ? lastLine(asked.content) : asked.content }),
  );
  if (facts.length === 0) return request;
  const note = `[What you know about it. Use what fits, in your own words:\n${facts.map((fact) => `- ${fact}`).join("\n")}]`;
  return { ...request, messages: messages.with(at, { ...asked, content: `${note}\n\n${asked.content}` }) };
}

/** The last that somebody said in a room, without the speaker's name and the direction whose turn it is. */
function lastLine(content: string): string {
  const line = content.split("\n\n").findLast((each) => !each.startsWith("["));
  return line?.replace(/^[^:\n]{1,40}: /, "") ?? "";
}

/** The first facts, as many as are short enough together. */
function withinLength(facts: readonly string[]): readonly string[] {
  let length = 0;
  return facts.filter((fact) => (length += fact.length) <= MOST_CHARACTERS);
}

import type { Character } from "../characters/character";
import type { LanguageModel, StreamPart } from "../contracts";
import { createLoadable } from "../shared/fetch-once";
import { buildSystemPrompt } from "./system-prompt";
import { defineStreamReply, firstWordDelay, replyMachine, type ReplyModel } from "./reply.machine";
import type { TextStream } from "./text-stream";

/** Fetched with the first reply. A reply that is not held to the rules is better than none. */
export const rulesPart = createLoadable(() => import("./keep-rules"));

type Parts = AsyncIterable<string | StreamPart>;

export interface GenerateReplyOptions {
  /** The language model that answers for a character. */
  readonly modelFor: (characterId: string, chosen: ReplyModel) => LanguageModel;
  /** Removes the lines of other speakers; left out, everything the model writes is the reply. */
  readonly keepOwnWords?: (parts: Parts, speaker: Character, textStream: TextStream) => Parts;
  /** The seed of a built-in model's random choices; left out, it chooses one itself. */
  readonly seed?: (() => string) | undefined;
  /** The time of the clock that the chart runs on, in milliseconds. */
  readonly now?: (() => number) | undefined;
  /** The text of a reply that was refused before its first word. */
  readonly declined?: string | undefined;
}

/** Makes `generateReply`: builds the prompt, streams the model's answer, and names the model that writes it. */
export function defineGenerateReply({
  modelFor,
  keepOwnWords = (parts) => parts,
  seed,
  now,
  declined,
}: GenerateReplyOptions) {
  const streamReply = defineStreamReply(
    async function* (
      { character, purpose = "reply", participants, messages, image, model: chosen, stop, textStream, ...response },
      signal,
    ) {
      const { guidance, isGentle, scripted } = response;
      const configured = modelFor(character.id, chosen);
      // The visitor may choose another model while the prompt is composed.
      const model = configured.current ?? configured;
      if (scripted !== undefined && model.kind === "builtIn") {
        textStream.setModelName(model.name);
        return yield scripted;
      }
      const request = {
        characterId: character.id,
        purpose,
        ...(model.composesPrompt !== true && {
          system: await buildSystemPrompt(character, model, { purpose, guidance, participants }),
        }),
        messages,
        ...(participants && { participants }),
        ...(isGentle && { isGentle }),
        ...(image && { image }),
        ...(stop && { stop }),
        ...(seed && { seed: seed() }),
      };
      const parts = keepOwnWords(noting(model.stream(request, { signal }), model, textStream), character, textStream);
      const hasRules = model.kind !== "builtIn" && character.rules !== false;
      const rules = hasRules ? (rulesPart.value ?? (await rulesPart.load().catch(() => null))) : null;
      yield* rules === null ? parts : rules.keepRules(parts, { purpose, messages, isGentle });
    },
    now,
    declined,
  );
  return replyMachine.provide({
    actors: { streamReply },
    delays: {
      replyFirstByte: ({ context: { input } }) => firstWordDelay(modelFor(input.character.id, input.model)),
    },
  });
}

/** Notes the need that a server found, and the model's name with the first piece: if a vendor no longer has a model, the next one of the list answers. */
async function* noting(parts: Parts, model: LanguageModel, textStream: TextStream): Parts {
  for await (const part of parts) {
    if (textStream.modelName === null && (typeof part === "string" || part.type !== "alive"))
      textStream.setModelName(model.name);
    if (typeof part !== "string" && part.type === "safety") textStream.setNeed(part.kind);
    yield part;
  }
}

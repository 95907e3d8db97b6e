import type { Character } from "../characters/character";
import type { LanguageModel, StreamPart } from "../contracts";
import { readSystem } from "./read-persona";
import { defineStreamReply, firstWordDelay, replyMachine, type ReplyModel } from "./reply.machine";
import type { TextStream } from "./text-stream";

type Parts = AsyncIterable<string | StreamPart>;

export interface ReplyWriters {
  /** The language model that answers for a character. */
  readonly modelFor: (characterId: string, chosen: ReplyModel) => LanguageModel;
  /** Lets only the speaker's own words through; left out, all that the model writes is the reply. */
  readonly ownWords?: (parts: Parts, speaker: Character, draft: TextStream) => Parts;
  /** What a scripted model draws its words from; left out, it draws them itself. */
  readonly seed?: (() => string) | undefined;
  /** Tells the time of the clock that the chart runs on, in milliseconds. */
  readonly now?: (() => number) | undefined;
  /** What is said in the place of a reply that was refused before its first word. */
  readonly declined?: string | undefined;
}

/** Makes `generateReply`: composes the prompt, streams the model's answer, and signs it with the model's name. */
export function defineReply({ modelFor, ownWords = (parts) => parts, seed, now, declined }: ReplyWriters) {
  const streamReply = defineStreamReply(
    async function* (
      { character, messages, image, model: chosen, direction, stop, draft, guidance, scripted },
      signal,
    ) {
      const model = modelFor(character.id, chosen);
      if (scripted !== undefined && model.kind === "builtIn") {
        draft.sign(model.name);
        return yield scripted;
      }
      const request = {
        characterId: character.id,
        system: await readSystem(character, model, { guidance, direction }),
        messages,
        ...(image && { image }),
        ...(stop && { stop }),
        ...(seed && { seed: seed() }),
      };
      yield* ownWords(signed(model.stream(request, { signal }), model, draft), character, draft);
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

/** Reads the model's name with the first piece: a vendor that no longer has a model answers with the next one of the list. */
async function* signed(parts: Parts, model: LanguageModel, draft: TextStream): Parts {
  for await (const part of parts) {
    if (draft.modelName === null && (typeof part === "string" || part.type !== "alive")) draft.sign(model.name);
    yield part;
  }
}

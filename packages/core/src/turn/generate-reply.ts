import type { Character } from "../characters/character";
import type { DescribeFrame, LanguageModel, PromptImage, ReplyRequest, StreamPart } from "../contracts";
import { createLoadable } from "../shared/fetch-once";
import { readLazy } from "../shared/lazy";
import { withPictureInWords } from "../shared/picture-in-words";
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
  /** Describes a picture for a model that takes none. */
  readonly describePicture?: DescribeFrame | undefined;
  /** The seed of a built-in model's random choices; left out, it chooses one itself. */
  readonly seed?: (() => string) | undefined;
  /** The time of the clock that the chart runs on, in milliseconds. */
  readonly now?: (() => number) | undefined;
  /** Whether a message soon after a need clearly speaks of something else. Left out, none does. */
  readonly isUnrelated?: ((text: string, language: string) => Promise<boolean>) | undefined;
}

/** Makes `generateReply`: builds the prompt, streams the model's answer, and names the model that writes it. */
export function defineGenerateReply({
  modelFor,
  keepOwnWords = (parts) => parts,
  describePicture,
  seed,
  now,
  isUnrelated = async () => false,
}: GenerateReplyOptions) {
  const streamReply = defineStreamReply(async function* (
    {
      character,
      purpose = "reply",
      participants,
      messages,
      image,
      isAnother,
      model: chosen,
      stop,
      textStream,
      ...response
    },
    signal,
  ) {
    const { guidance, isGentle, scripted } = response;
    const configured = modelFor(character.id, chosen);
    // The visitor may choose another model while the prompt is composed.
    const model = configured.current ?? configured;
    textStream.setAsked(model);
    if (scripted !== undefined && model.kind === "builtIn") {
      const { answered, language, text } = scripted;
      if (!(await isUnrelated(answered, language))) {
        textStream.setModelName(model.name);
        return yield await readLazy(text);
      }
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
      ...(isAnother && { isAnother }),
      ...(image && { image }),
      ...(stop && { stop }),
      ...(seed && { seed: seed() }),
    };
    const taken = await pictureTaken(request, model, { describePicture, textStream });
    const parts = keepOwnWords(noting(model.stream(taken, { signal }), model, textStream), character, textStream);
    const hasRules = model.kind !== "builtIn" && character.rules !== false;
    const rules = hasRules ? (rulesPart.value ?? (await rulesPart.load().catch(() => null))) : null;
    yield* rules === null ? parts : rules.keepRules(parts, { purpose, messages, isGentle });
    // The model refused the picture only now, and was asked again without it.
    if (taken.image && model.takesPictures === false) textStream.setPictureInWords("mentioned");
  }, now);
  return replyMachine.provide({
    actors: { streamReply },
    delays: {
      replyFirstByte: ({ context: { input } }) => firstWordDelay(modelFor(input.character.id, input.model)),
    },
  });
}

interface PictureSetup {
  readonly describePicture: DescribeFrame | undefined;
  readonly textStream: TextStream;
}

/** The request, with words in the place of a picture that the model does not take. */
async function pictureTaken(
  request: ReplyRequest & { readonly characterId: string },
  { kind, takesPictures }: LanguageModel,
  { describePicture, textStream }: PictureSetup,
): Promise<ReplyRequest> {
  const { image, characterId } = request;
  // The built-in model describes pictures itself.
  if (!image || kind === "builtIn" || takesPictures !== false) return request;
  const description = await descriptionOf(image, characterId, describePicture);
  textStream.setPictureInWords(description === undefined ? "mentioned" : "described");
  return withPictureInWords(request, description);
}

/** A picture that cannot be described is mentioned. */
async function descriptionOf(image: PromptImage, characterId: string, describe: DescribeFrame | undefined) {
  try {
    return await describe?.(image, { characterId });
  } catch {
    return undefined;
  }
}

/** Notes what the model does before its first word, the need that a server found, and the model's name with the first piece: if a vendor no longer has a model, the next one of the list answers. */
async function* noting(parts: Parts, model: LanguageModel, textStream: TextStream): Parts {
  for await (const part of parts) {
    if (textStream.modelName === null && (typeof part === "string" || part.type !== "alive"))
      textStream.setModelName(model.name);
    if (typeof part !== "string" && part.type === "safety") textStream.setNeed(part.kind);
    if (typeof part !== "string" && part.type === "alive") textStream.setWait(part);
    yield part;
  }
}

import type { LanguageModel, PromptImage, ReplyRequest } from "@archive-of-minds/core";
import { createCharacterLoader, loadEnglish, type CorpusLoaders } from "./character-loader";
import type { LanguagePack } from "./language-pack";
import { notLoaded } from "./not-loaded";
import type { ReplyGenerator } from "./reply-generator";
import type { Wait } from "./stream-words";

/**
 * The corpora of the characters, and how fast {@link createBuiltInLanguageModel} writes. Only `corpora` is required.
 */
export interface BuiltInLanguageModelOptions {
  /** By character id, such as `builtInCorpora`. A character without one answers from its system prompt. */
  readonly corpora: CorpusLoaders;
  /** The data of the corpora's language, loaded with the first of them. English by default. */
  readonly language?: () => Promise<LanguagePack>;
  /** Milliseconds between two words of a stream. Default 28. */
  readonly pace?: number;
  /** Waits between words; the platform's timer by default. */
  readonly wait?: Wait;
  /** Describes a picture in a few words, such as `a bright scene, mostly blue`; `undefined` when it cannot. */
  readonly describePicture?: DescribePicture;
}

/** The character that gets the description. */
interface PictureViewer {
  /** A change since the last picture is described to a character that was shown both. */
  readonly characterId: string;
  /** The last picture is not part of this conversation, for example because it was cleared since. */
  readonly hasForgotten?: boolean;
}

/**
 * Describes a picture in a few words for the character that is shown it, such as `a bright scene, mostly blue`; returns
 * `undefined` when it cannot, and an error counts as `undefined`. `createPictureDescriber` of
 * `@archive-of-minds/core/providers/browser` makes one.
 */
export type DescribePicture = (
  image: PromptImage,
  viewer: PictureViewer,
) => string | undefined | Promise<string | undefined>;

/**
 * A language model without a neural network: it finds and joins sentences written by hand, without a key or a network.
 * It reads the conversation from the request. The requests of a discussion hold only the last few lines, so it remembers
 * the lines before those for each discussion, and no character repeats itself.
 *
 * @example
 * const model = createBuiltInLanguageModel({ corpora: builtInCorpora })
 * const reply = await model.complete(
 *   { characterId: 'tesla', messages: [{ role: 'user', content: 'Why alternating current?' }] },
 *   { signal: new AbortController().signal },
 * )
 */
export function createBuiltInLanguageModel({
  corpora,
  language = loadEnglish,
  ...how
}: BuiltInLanguageModelOptions): LanguageModel {
  const loadCharacter = createCharacterLoader({ corpora, language });
  let made: ReplyGenerator | undefined;
  const room = () => import("./room");

  async function loadReplies(characterId: string): Promise<ReplyGenerator> {
    try {
      const { createReplyGenerator } = await import("./model");
      return (made ??= createReplyGenerator({ language, room, ...how }));
    } catch (cause) {
      throw notLoaded(characterId, cause);
    }
  }

  /** Loads the reply generator, and begins to load the character, or the language where the character has no corpus. */
  async function begin({ characterId = "" }: ReplyRequest, signal: AbortSignal) {
    const known = signal.aborted ? undefined : loadCharacter(characterId);
    if (!known && !signal.aborted) language().catch(() => {});
    return { known, replies: await loadReplies(characterId) };
  }

  return {
    name: "Built-in replies",
    kind: "builtIn",
    async *stream(request, { signal }) {
      const { known, replies } = await begin(request, signal);
      yield* replies.stream(known, request, signal);
    },
    async complete(request, { signal }) {
      const { known, replies } = await begin(request, signal);
      return replies.complete(known, request, signal);
    },
    async preload(characterId) {
      const known = loadCharacter(characterId);
      if (known) await (await loadReplies(characterId).catch(() => undefined))?.warmUp(known);
    },
  };
}

import type { LanguageModel, PromptImage, ReplyRequest } from "@archive-of-minds/core";
import type { PersonaCorpus } from "./corpus";
import type { LanguagePack } from "./language-pack";
import type { CharacterModel } from "./character-model";
import { notLoaded } from "./not-loaded";
import type { ReplyGenerator } from "./reply-generator";
import type { Wait } from "./stream-words";

/** Where each character's corpus comes from: a loader, called once, when the character first answers. */
export type CorpusLoaders = Readonly<Record<string, () => Promise<PersonaCorpus>>>;

export interface BuiltInLanguageModelOptions {
  /** By character id. A character without one answers from its system prompt. */
  readonly corpora: CorpusLoaders;
  /** What the model knows of the language its corpora are written in, loaded with the first of them. English by default. */
  readonly language?: () => Promise<LanguagePack>;
  /** Milliseconds between two words of a stream. Default 28. */
  readonly pace?: number;
  /** Waits out the pace; the platform's timer by default. */
  readonly wait?: Wait;
  /** Says in a few words what a picture shows, such as `a bright scene, mostly blue`; `undefined` when it cannot tell. */
  readonly describePicture?: DescribePicture;
}

/** Which character a picture is described to. */
interface PictureViewer {
  /** What a picture has that the last one had not is said to a character that was shown both. */
  readonly characterId: string;
  /** The picture shown before is no part of this conversation, as when that was cleared since. */
  readonly hasForgotten?: boolean;
}

export type DescribePicture = (
  image: PromptImage,
  viewer: PictureViewer,
) => string | undefined | Promise<string | undefined>;

const loadEnglish = async () => (await import("./english")).english;

/**
 * A language model without a neural network: it finds and joins sentences written by hand, without a key or a network.
 * It reads what was said from the request. Of discussions, whose requests hold only the last few lines, it remembers the
 * lines before those, each discussion by itself, so that no character repeats itself.
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
  const models = new Map<string, Promise<CharacterModel>>();
  let made: ReplyGenerator | undefined;
  const loadModel = () => import("./model");
  const room = () => import("./room");

  function loadCharacter(characterId: string): Promise<CharacterModel> | undefined {
    const load = Object.hasOwn(corpora, characterId) ? corpora[characterId] : undefined;
    const known = models.get(characterId);
    if (known || !load) return known;
    const model = Promise.all([loadModel(), language(), load()]).then(([{ createCharacterModel }, pack, corpus]) =>
      createCharacterModel(pack, corpus),
    );
    models.set(characterId, model);
    // A corpus that did not arrive is asked for again next time.
    model.catch(() => models.delete(characterId));
    return model;
  }

  async function loadReplies(characterId: string): Promise<ReplyGenerator> {
    try {
      const { createReplyGenerator } = await loadModel();
      return (made ??= createReplyGenerator({ language, room, ...how }));
    } catch (cause) {
      throw notLoaded(characterId, cause);
    }
  }

  /** Loads what replies, and begins to load the character, or the language where the character has no corpus. */
  async function begin({ characterId = "" }: ReplyRequest, signal: AbortSignal) {
    const known = signal.aborted ? undefined : loadCharacter(characterId);
    if (!known && !signal.aborted) language().catch(() => {});
    return { known, replies: await loadReplies(characterId) };
  }

  return {
    name: "Built-in mind",
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

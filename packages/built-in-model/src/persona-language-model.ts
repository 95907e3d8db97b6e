import type { LanguageModel, PromptImage } from "@archive-of-minds/core";
import type { PersonaCorpus } from "./corpus";
import type { LanguagePack } from "./language-pack";
import type { Mind } from "./mind";
import { notLoaded } from "./not-loaded";
import type { Answers } from "./persona-answers";
import type { Wait } from "./stream-words";

/** Where each character's corpus comes from: a loader, called once, when the character first answers. */
export type CorpusLoaders = Readonly<Record<string, () => Promise<PersonaCorpus>>>;

export interface PersonaLanguageModelOptions {
  /** By character id. A character without one answers from its system prompt. */
  readonly corpora: CorpusLoaders;
  /** What the mind knows of the language its corpora are written in, loaded with the first of them. English by default. */
  readonly language?: () => Promise<LanguagePack>;
  /** Milliseconds between two words of a stream. Default 28. */
  readonly pace?: number;
  /** Waits out the pace; the platform's timer by default. */
  readonly wait?: Wait;
  /** Says in a few words what a picture shows, such as `a bright scene, mostly blue`; `undefined` when it cannot tell. */
  readonly describePicture?: DescribePicture;
}

/** Who looks at a picture. */
interface PictureViewer {
  /** One character is not told how a picture differs from one shown to another. */
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
 * A language model that is none: it finds and joins sentences written by hand, here, without a key or a network.
 * What has been said is read from the request. Only of discussions, which show a character their last few lines, it remembers
 * the lines before those, each discussion by itself, so that nobody repeats themselves.
 *
 * @example
 * const model = createPersonaLanguageModel({ corpora: builtInCorpora })
 * const reply = await model.complete(
 *   { characterId: 'tesla', messages: [{ role: 'user', content: 'Why alternating current?' }] },
 *   { signal: new AbortController().signal },
 * )
 */
export function createPersonaLanguageModel({
  corpora,
  language = loadEnglish,
  ...how
}: PersonaLanguageModelOptions): LanguageModel {
  const minds = new Map<string, Promise<Mind>>();
  let made: Answers | undefined;
  const engine = () => import("./mind");
  const room = () => import("./room");

  function loadMind(characterId: string): Promise<Mind> | undefined {
    const load = Object.hasOwn(corpora, characterId) ? corpora[characterId] : undefined;
    const known = minds.get(characterId);
    if (known || !load) return known;
    const mind = Promise.all([engine(), language(), load()]).then(([{ createMind }, pack, corpus]) =>
      createMind(pack, corpus),
    );
    minds.set(characterId, mind);
    // A corpus that did not arrive is asked for again next time.
    mind.catch(() => minds.delete(characterId));
    return mind;
  }

  async function answers(characterId: string): Promise<Answers> {
    try {
      const { createAnswers } = await engine();
      return (made ??= createAnswers({ language, room, ...how }));
    } catch (cause) {
      throw notLoaded(characterId, cause);
    }
  }

  /** Sets on its way, together with what answers by it, what a character knows. */
  function begin(characterId: string, signal: AbortSignal): Promise<Mind> | undefined {
    if (signal.aborted) return undefined;
    const known = loadMind(characterId);
    if (!known) language().catch(() => {});
    return known;
  }

  return {
    name: "Built-in mind",
    kind: "builtIn",
    async *stream(request, { signal }) {
      const { characterId = "" } = request;
      const known = begin(characterId, signal);
      yield* (await answers(characterId)).stream(known, request, signal);
    },
    async complete(request, { signal }) {
      const { characterId = "" } = request;
      const known = begin(characterId, signal);
      return (await answers(characterId)).complete(known, request, signal);
    },
    async preload(characterId) {
      const known = loadMind(characterId);
      if (known) await (await answers(characterId).catch(() => undefined))?.warmUp(known);
    },
  };
}

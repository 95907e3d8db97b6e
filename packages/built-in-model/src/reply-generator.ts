import type { PromptImage, ReplyRequest } from "@archive-of-minds/core";
import { composeReply, warmUp } from "./compose";
import { createCharacterModel, type CharacterModel } from "./character-model";
import type { LanguagePack } from "./language-pack";
import { notLoaded } from "./not-loaded";
import type { BuiltInLanguageModelOptions } from "./built-in-language-model";
import { plainCorpus } from "./plain-corpus";
import type * as rooms from "./room";
import { roomNudge } from "./room-nudge";
import { splitSentences } from "./sentences";
import { abortError, endBefore, streamWords, waitFor } from "./stream-words";

const defaultPace = 28;

/** A token is about three quarters of a word. */
const tokensPerWord = 4 / 3;

/** Resolves when the browser is idle. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 100 });
    else setTimeout(resolve);
  });

function withinTokens(reply: string, maxTokens: number): string {
  let words = 0;
  const kept = splitSentences(reply).filter(
    (sentence, at) => (words += sentence.split(/\s+/).length) * tokensPerWord <= maxTokens || at === 0,
  );
  return kept.join(" ");
}

export interface ReplyGeneratorOptions extends Pick<BuiltInLanguageModelOptions, "pace" | "wait" | "describePicture"> {
  /** The data of the corpora's language; loaded for a character without a corpus. */
  readonly language: () => Promise<LanguagePack>;
  /** The additional modules for discussions. */
  readonly room: () => Promise<typeof rooms>;
}

/** The model of a character, while it loads; none where the character has no corpus. */
type KnownModel = Promise<CharacterModel> | undefined;

/** The loaded built-in model. */
export interface ReplyGenerator {
  stream(known: KnownModel, request: ReplyRequest, signal: AbortSignal): AsyncIterable<string>;
  complete(known: KnownModel, request: ReplyRequest, signal: AbortSignal): Promise<string>;
  /** Prepares the first answer. */
  warmUp(known: Promise<CharacterModel>): Promise<void>;
}

export function createReplyGenerator({
  language,
  room,
  pace = defaultPace,
  wait = waitFor,
  describePicture,
}: ReplyGeneratorOptions): ReplyGenerator {
  // A discussion shows each character only its last few lines.
  let memory: rooms.RoomMemory | undefined;
  /** The last description of a picture for each character. */
  const shownWith = new Map<string, string>();

  async function plainModel(system: string): Promise<CharacterModel> {
    const pack = await language();
    return createCharacterModel(pack, plainCorpus(pack, system));
  }

  /** Empty where no provider describes pictures. */
  async function describe(
    image: PromptImage,
    characterId: string,
    messages: ReplyRequest["messages"],
  ): Promise<string> {
    const last = shownWith.get(characterId);
    const hasForgotten = !messages.slice(0, -1).some(({ role, content }) => role === "user" && content === last);
    shownWith.set(characterId, messages.at(-1)?.content ?? "");
    try {
      return (await describePicture?.(image, { characterId, hasForgotten }))?.replace(/[.!?*{}]+/g, "").trim() ?? "";
    } catch {
      return "";
    }
  }

  async function write(
    known: KnownModel,
    { characterId = "", system = "", messages, image, isAnother, maxTokens, stop, seed, participants }: ReplyRequest,
    signal: AbortSignal,
  ): Promise<string> {
    if (signal.aborted) throw abortError();
    const scene = image && (await describe(image, characterId, messages));
    let compose: () => string;
    try {
      const talk = roomNudge.test(messages.at(-1)?.content ?? "") ? await room() : undefined;
      const turn = talk?.readRoomTurn({
        messages,
        system,
        ...(stop && { stop }),
        ...(seed !== undefined && { seed }),
        ...(participants && { participants }),
      });
      const model = await (known ?? plainModel(turn?.persona ?? system));
      if (talk && turn) {
        memory ??= talk.createRoomMemory();
        const earlier = memory.before(turn);
        const theme = await talk.loadTheme(talk.themeOf(model, turn, earlier));
        compose = () => talk.composeRoomReply(model, turn, earlier, theme);
      } else compose = () => composeReply(model, messages, scene, isAnother);
    } catch (cause) {
      throw notLoaded(characterId, cause);
    }
    if (signal.aborted) throw abortError();
    const reply = compose();
    return endBefore(maxTokens === undefined ? reply : withinTokens(reply, maxTokens), stop);
  }

  return {
    async *stream(known, request, signal) {
      yield* streamWords(await write(known, request, signal), pace, signal, wait);
    },
    complete: write,
    async warmUp(known) {
      const model = await known.catch(() => undefined);
      if (!model) return;
      for (const _ of warmUp(model)) await idle();
      const talk = await room().catch(() => undefined);
      for (const _ of talk?.warmUpRoom(model) ?? []) await idle();
    },
  };
}

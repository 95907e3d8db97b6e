import type { PromptImage, ReplyRequest } from "@archive-of-minds/core";
import { composeReply, createMind, warmUp } from "./compose";
import type { Mind } from "./compose";
import type { LanguagePack } from "./language-pack";
import { notLoaded } from "./not-loaded";
import type { PersonaLanguageModelOptions } from "./persona-language-model";
import { plainCorpus } from "./plain-mind";
import type * as rooms from "./room";
import { roomNudge } from "./room-nudge";
import { splitSentences } from "./sentences";
import { abortError, endBefore, streamWords, waitFor } from "./stream-words";

const defaultPace = 28;

/** A token is about three quarters of a word. */
const tokensPerWord = 4 / 3;

/** Resolves when the browser has a moment to spare. */
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

export interface AnswersOptions extends Pick<PersonaLanguageModelOptions, "pace" | "wait" | "describePicture"> {
  readonly language: () => Promise<LanguagePack>;
  /** What discussions need besides. */
  readonly room: () => Promise<typeof rooms>;
}

/** The mind of a character, on its way; none where the character has no corpus. */
type KnownMind = Promise<Mind> | undefined;

/** What a persona language model does, once that is fetched. */
export interface Answers {
  stream(known: KnownMind, request: ReplyRequest, signal: AbortSignal): AsyncIterable<string>;
  complete(known: KnownMind, request: ReplyRequest, signal: AbortSignal): Promise<string>;
  /** Works out beforehand what the first answer would wait for. */
  warmUp(known: Promise<Mind>): Promise<void>;
}

export function createAnswers({
  language,
  room,
  pace = defaultPace,
  wait = waitFor,
  describePicture,
}: AnswersOptions): Answers {
  // A discussion shows each character only its last few lines.
  let memory: rooms.RoomMemory | undefined;
  /** With what words each character was last shown a picture. */
  const shownWith = new Map<string, string>();

  async function plainMind(system: string): Promise<Mind> {
    const pack = await language();
    return createMind(pack, plainCorpus(pack, system));
  }

  /** Empty when nobody can tell what the picture shows. */
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
    known: KnownMind,
    { characterId = "", system = "", messages, image, maxTokens, stop, seed }: ReplyRequest,
    signal: AbortSignal,
  ): Promise<string> {
    if (signal.aborted) throw abortError();
    const scene = image && (await describe(image, characterId, messages));
    let compose: () => string;
    try {
      const talk = roomNudge.test(messages.at(-1)?.content ?? "") ? await room() : undefined;
      const turn = talk?.readRoomTurn({ messages, system, ...(stop && { stop }), ...(seed !== undefined && { seed }) });
      const mind = await (known ?? plainMind(turn?.persona ?? system));
      compose = () => {
        if (!talk || !turn) return composeReply(mind, messages, scene);
        memory ??= talk.createRoomMemory();
        return talk.composeRoomReply(mind, turn, memory.before(turn));
      };
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
      const mind = await known.catch(() => undefined);
      if (!mind) return;
      for (const _ of warmUp(mind)) await idle();
      const talk = await room().catch(() => undefined);
      for (const _ of talk?.warmUpRoom(mind) ?? []) await idle();
    },
  };
}

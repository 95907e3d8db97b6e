import { LanguageModelError, type LanguageModel, type ReplyRequest, type StreamPart } from "../../contracts";
import { abortError, unlessAborted } from "../../shared/aborting";
import { wholeReply } from "../../shared/whole-reply";
import { createStopGuard } from "../stop-guard";
import { createBaseSessions } from "./base-sessions";
import { downloadBrowserModel } from "./download-browser-model";
import { explainPromptFailure } from "./prompt-failure";
import { promptApi, type PromptSession, type PromptTurn } from "./prompt-api.types";
import { promptTurns, withoutOldest } from "./prompt-turns";
import { readReplyStream } from "./read-reply-stream";
import { findBrowserModel, type BrowserModelFinding } from "./session-types";

/** What {@link createBrowserLanguageModel} takes; everything has a default. */
export interface BrowserLanguageModelOptions {
  /** What the screen calls it; `Browser model` if left out. */
  readonly name?: string;
  /** The languages of the conversation, as BCP 47 tags, which the browser has to know; English if left out. */
  readonly languages?: readonly string[];
}

/** The first reply of a session waits until the browser has loaded the model into memory. */
const FIRST_WORD_MS = 120_000;
/** The shortest that a browser has shipped; what a session really has is read from it. */
const CONTEXT_TOKENS = 6_144;

/**
 * Replies by the browser's own model, through the Prompt API (`globalThis.LanguageModel`). The words stay on the device.
 *
 * The browser is asked only when `availability`, `download` or a reply is called. A page that sends a permissions policy has
 * to allow `language-model`, and an iframe needs `allow="language-model"`.
 *
 * @example
 * const languageModel = createBrowserLanguageModel()
 * if ((await languageModel.availability?.()) === 'downloadable') showOffer()
 */
export function createBrowserLanguageModel({
  name = "Browser model",
  languages = ["en"],
}: BrowserLanguageModelOptions = {}): LanguageModel {
  const bases = createBaseSessions();
  let found: BrowserModelFinding | null = null;
  const find = async () => (found = await findBrowserModel(languages));

  const open = async (request: ReplyRequest, { types }: BrowserModelFinding, signal: AbortSignal) => {
    const api = promptApi();
    if (api === undefined) throw new LanguageModelError("removed", "This browser has no language model.");
    const options = { ...types, samplingMode: "creative" };
    const { characterId = "", system = "" } = request;
    return unlessAborted(signal, bases.clone(api, { ...options, characterId, system }, signal));
  };

  async function* words(request: ReplyRequest, signal: AbortSignal): AsyncGenerator<string | StreamPart> {
    const finding = found ?? (await unlessAborted(signal, find()));
    // Without it, a reply would begin the download, which only a press may.
    if (finding.availability === "unavailable" || finding.availability === "downloadable") {
      found = null;
      throw new LanguageModelError("removed", "This browser’s model is not on this device.");
    }
    let turns = promptTurns(request, finding.takesPictures);
    for (;;) {
      const session = await open(request, finding, signal);
      let hasText = false;
      try {
        yield { type: "alive" };
        turns = await fitting(session, turns);
        for await (const piece of readReplyStream(session.promptStreaming(turns, { signal }), signal)) {
          hasText ||= piece !== "";
          yield piece;
        }
        return;
      } catch (error) {
        signal.throwIfAborted();
        const shorter = hasText || !isOverflow(error) ? null : withoutOldest(turns);
        if (shorter === null) throw await explainPromptFailure(error, hasText, async () => (await find()).availability);
        turns = shorter;
      } finally {
        session.destroy();
      }
    }
  }

  async function* stream(request: ReplyRequest, signal: AbortSignal): AsyncGenerator<string | StreamPart> {
    const guard = createStopGuard(request.stop ?? []);
    try {
      signal.throwIfAborted();
      for await (const part of words(request, signal)) {
        const text = typeof part === "string" ? guard.feed(part) : "";
        if (typeof part !== "string") yield part;
        else if (text !== "") yield text;
        if (guard.stopped) return;
      }
      const rest = guard.rest();
      if (rest !== "") yield rest;
    } catch (error) {
      if (signal.aborted) throw abortError();
      const failure = await explainPromptFailure(error, false, async () => (await find()).availability);
      if (failure.reason === "removed") bases.clear();
      const rest = guard.rest();
      if (rest !== "") yield rest;
      throw failure;
    }
  }

  return {
    name,
    kind: "browser",
    firstWordMs: FIRST_WORD_MS,
    contextTokens: CONTEXT_TOKENS,
    get takesPictures() {
      // Until the browser was asked, nobody knows.
      return found?.takesPictures === false ? false : undefined;
    },
    availability: async () => (await find()).availability,
    download: {
      totalBytes: null,
      download: async (options) =>
        downloadBrowserModel((found ?? (await find())).types, options).then(() => void find()),
    },
    stream: (request, { signal }) => stream(request, signal),
    complete: (request, { signal }) => wholeReply(stream(request, signal)),
  };
}

const isOverflow = (error: unknown) => error instanceof Error && error.name === "QuotaExceededError";

/** The part of the context that is left for the reply. */
const REPLY_SHARE = 0.25;

/** The turns without the oldest ones that do not fit into the context. */
async function fitting(session: PromptSession, turns: readonly PromptTurn[]): Promise<readonly PromptTurn[]> {
  const { contextUsage = 0, contextWindow } = session;
  if (contextWindow === undefined || session.measureContextUsage === undefined) return turns;
  const room = (contextWindow - contextUsage) * (1 - REPLY_SHARE);
  let kept = turns;
  while ((await session.measureContextUsage(kept)) > room) {
    const shorter = withoutOldest(kept);
    if (shorter === null) return kept;
    kept = shorter;
  }
  return kept;
}

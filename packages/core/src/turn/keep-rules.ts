import type { PromptMessage, ReplyPurpose, StreamPart } from "../contracts";
import { createSentenceLimit } from "./sentence-limit";
import { createStageDirectionFilter } from "./stage-directions";

type Parts = AsyncIterable<string | StreamPart>;

export interface KeepRulesOptions {
  readonly purpose: ReplyPurpose;
  /** What the reply answers. */
  readonly messages: readonly PromptMessage[];
  /** Whether the visitor may be in need: such a reply is not shortened. */
  readonly isGentle?: boolean | undefined;
}

const MOST_SENTENCES = 6;

/**
 * Holds a model to the rules that every character follows, where they can be checked: no stage directions, and no more
 * than six sentences. The model is stopped at the end of the sixth, and its reply counts as complete.
 */
export async function* keepRules(parts: Parts, { purpose, messages, isGentle = false }: KeepRulesOptions): Parts {
  const directions = createStageDirectionFilter();
  // In a room, the last message holds what the characters said as well.
  const isUnlimited = isGentle || (purpose !== "room" && asksForMore(messages));
  const limit = createSentenceLimit(isUnlimited ? Number.POSITIVE_INFINITY : MOST_SENTENCES);
  let isFixed = false;
  let end: StreamPart | null = null;
  for await (const part of parts) {
    if (typeof part !== "string") {
      // A fixed reply to a visitor in need is a person's words.
      if (part.type === "safety") isFixed = true;
      if (part.type === "end") end = part;
      else yield part;
      continue;
    }
    const text = isFixed ? part : limit.push(directions.push(part));
    if (text !== "") yield text;
    else yield { type: "alive" };
    if (limit.isFull) return;
  }
  const rest = limit.push(directions.flush());
  if (rest !== "") yield rest;
  if (end !== null && !limit.isFull) yield end;
}

/** Texts with a length of their own, in the languages most visitors write, and words that ask for a long answer. */
const longTexts = [
  "poem|poetry|verses?|limerick|haiku|sonnet|rhyme|ballad|ode|lullaby|song|lyrics|story|stories|tale|fable|parable|legend",
  "recipe|list|steps?|step by step|lesson|lecture|essay|e-?mail|letter|speech|script|dialogue|monologue|article|summar\\w+",
  "translat\\w+|rewrite|proofread|code|program|function|plan|in (?:full|depth|detail|length)|at length|detailed|longer",
  "(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|several|more) (?:sentences|paragraphs|words|pages)",
  "gedicht|geschichte|märchen|lied|rezept|liste|brief|aufsatz|rede|ausführlich|poème|histoire|conte|chanson|recette|lettre",
  "poema|cuento|historia|canción|receta|carta|lista|poesia|racconto|storia|canzone|ricetta|lettera|conto|história|gedichtje",
  "verhaal|wiersz|bajka|opowieść|стих\\w*|рассказ\\w*|сказк\\w*|песн\\w*|рецепт\\w*",
].join("|");
const asksForLongText = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${longTexts})(?![\\p{L}\\p{N}])|诗|故事|歌|食谱|物語|お話|시를|이야기`,
  "iu",
);

function asksForMore(messages: readonly PromptMessage[]): boolean {
  const asked = messages.findLast(({ role }) => role === "user")?.content ?? "";
  return asksForLongText.test(asked);
}

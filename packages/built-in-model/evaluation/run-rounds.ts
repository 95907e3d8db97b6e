import {
  characters,
  chatSelectors,
  createSafetyCheck,
  type ChatRoomContext,
  type LanguageModel,
} from "@archive-of-minds/core";
import { createTestChat } from "@archive-of-minds/testing";
import { createLoadedModel, discuss } from "../src/discussion.fixture";
import { replyKey, replyPlace, type ReplyKind, type Transcript } from "./reply";
import type { Discussion, Talk } from "./rounds";

/** How many lines of characters a discussion has. */
const DISCUSSION_LINES = 12;

const nameOf = (id: string) => characters.find((character) => character.id === id)?.name ?? id;
const visitorSays = (text: string) => ({ author: "Visitor", text, reply: null });

/** The same model, and the time to the first word of each reply in milliseconds. */
export function timed(languageModel: LanguageModel): { readonly model: LanguageModel; readonly waits: number[] } {
  const waits: number[] = [];
  const model: LanguageModel = {
    ...languageModel,
    async *stream(request, options) {
      const begun = performance.now();
      let hasBegun = false;
      for await (const part of languageModel.stream(request, options)) {
        if (!hasBegun && typeof part === "string") waits.push(performance.now() - begun);
        hasBegun ||= typeof part === "string";
        yield part;
      }
    },
  };
  return { model, waits };
}

/** Runs a talk through the chat, with its memory and its check for signs of need. */
export async function runTalk(languageModel: LanguageModel, talk: Talk): Promise<Transcript> {
  const { place, characterId, tunedOn, turns } = talk;
  const test = await createTestChat({
    characters: characters.filter(({ id }) => id === characterId),
    languageModel,
    safetyCheck: createSafetyCheck(),
  });
  await test.ready();
  const lines: Transcript["lines"][number][] = [];
  for (const [index, { kind, says: question }] of turns.entries()) {
    test.chat.send({ type: "message.send", text: question });
    await test.until((snapshot) => chatSelectors.messages(snapshot).length === 2 * (index + 1));
    await test.ready();
    const message = chatSelectors.messages(test.chat.getSnapshot()).at(-1);
    if (message?.author !== characterId || message.status !== "complete")
      throw new Error(`${place}: there is no reply to "${question}".`);
    const { text } = message;
    const isForNeed = message.safety !== undefined;
    const reply = { characterId, kind, tunedOn, isForNeed, question, text, key: replyKey(question, text) };
    lines.push(visitorSays(question), {
      author: nameOf(characterId),
      text,
      reply: { place: replyPlace(place, index + 1), ...reply },
    });
  }
  test.chat.stop();
  return { place, tunedOn, lines };
}

/** Runs a discussion through the Chat Room. */
export async function runDiscussion(languageModel: LanguageModel, discussion: Discussion): Promise<Transcript> {
  const { place, tunedOn, participants, topic, jumpIns } = discussion;
  const messages = await discuss({
    languageModel,
    safetyCheck: createSafetyCheck(),
    ids: participants,
    text: topic,
    seed: place,
    turns: DISCUSSION_LINES,
    later: Object.fromEntries(jumpIns.map(({ after, says }) => [after, says])),
  });
  return { place, tunedOn, lines: linesOf(discussion, messages) };
}

function linesOf({ place, tunedOn, topic, jumpIns }: Discussion, messages: ChatRoomContext["messages"]) {
  const kinds = new Map(jumpIns.map(({ says, kind }) => [says, kind]));
  let question = topic;
  let lineBefore = "";
  let kind: ReplyKind = "room discussion";
  let count = 0;
  const lines: Transcript["lines"][number][] = [];
  for (const { author, text, safety } of messages) {
    if (author === "system") continue;
    if (author === "user") {
      question = text;
      kind = `room ${kinds.get(text) ?? "discussion"}`;
      lines.push(visitorSays(text));
    } else {
      const said = { characterId: author, kind, tunedOn, isForNeed: safety !== undefined, question, text };
      const key = replyKey(question, text, lineBefore);
      lines.push({ author: nameOf(author), text, reply: { place: replyPlace(place, (count += 1)), key, ...said } });
      kind = "room discussion";
    }
    lineBefore = text;
  }
  return lines;
}

/** Runs all of them, each with a model that has answered nothing before: a talk is the same whichever others run. */
export async function runRounds({
  talks,
  discussions,
}: {
  readonly talks: readonly Talk[];
  readonly discussions: readonly Discussion[];
}): Promise<{ readonly transcripts: readonly Transcript[]; readonly firstWords: readonly number[] }> {
  const transcripts: Transcript[] = [];
  const firstWords: number[] = [];
  for (const talk of talks) {
    const { model, waits } = timed(await createLoadedModel([talk.characterId]));
    transcripts.push(await runTalk(model, talk));
    firstWords.push(...waits);
  }
  for (const discussion of discussions) {
    const { model, waits } = timed(await createLoadedModel(discussion.participants));
    transcripts.push(await runDiscussion(model, discussion));
    firstWords.push(...waits);
  }
  return { transcripts, firstWords };
}

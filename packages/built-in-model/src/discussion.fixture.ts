import { SimulatedClock } from "xstate";
import {
  characters,
  closeChatRoom,
  createChatRoom,
  type ChatRoomContext,
  type LanguageModel,
  type SafetyCheck,
} from "@archive-of-minds/core";
import { builtInCorpora } from "./index";
import { createBuiltInLanguageModel } from "./built-in-language-model";

const company = characters.map((character) => ({ ...character, persona: `You are ${character.name}.` }));

/** The model, and a wait until it has written what it was asked for and all pending promises have settled. */
function watched(languageModel: LanguageModel) {
  let writing = 0;
  const model: LanguageModel = {
    ...languageModel,
    async *stream(request, options) {
      writing += 1;
      try {
        yield* languageModel.stream(request, options);
      } finally {
        writing -= 1;
      }
    },
  };
  async function settled() {
    for (let calm = 0; calm < 3; calm = writing > 0 ? 0 : calm + 1)
      await new Promise((resolve) => setImmediate(resolve));
  }
  return { model, settled };
}

/** A turn's prompt, as the room writes it. */
const turnOf = (name: string, system: string) => ({
  characterId: name.toLowerCase(),
  system,
  stop: ["\nVisitor:"],
  messages: [{ role: "user" as const, content: `Visitor: What is light?\n\n[Write the next reply only as ${name}.]` }],
});

/** The built-in model, with everything loaded that these characters need in a room. */
export async function createLoadedModel(ids: readonly string[]): Promise<LanguageModel> {
  const model = createBuiltInLanguageModel({ corpora: builtInCorpora, pace: 0 });
  for (const id of ids)
    await model.complete(turnOf(id, "You are somebody. You love the fog."), { signal: new AbortController().signal });
  return model;
}

export interface Discussion {
  readonly languageModel: LanguageModel;
  /** Left out, no safety check reads the visitor's messages. */
  readonly safetyCheck?: SafetyCheck;
  readonly text: string;
  readonly seed: string;
  readonly ids: readonly string[];
  readonly turns: number;
  /** Further messages of the visitor, by the number of turns before them. */
  readonly later?: Readonly<Record<number, string>>;
}

/** Runs a discussion and returns its lines. */
export async function discuss({
  languageModel,
  safetyCheck,
  text,
  seed,
  ids,
  turns,
  later = {},
}: Discussion): Promise<ChatRoomContext["messages"]> {
  const clock = new SimulatedClock();
  const { model, settled } = watched(languageModel);
  const room = createChatRoom({
    providers: { languageModel: model, safetyCheck: safetyCheck ?? null },
    characters: company,
    participants: [...ids],
    seed,
    clock,
  });
  const said = new Set<number>();
  room.send({ type: "discussion.say", text });
  for (let step = 0; step < turns * 30; step += 1) {
    const count = room.getSnapshot().context.messages.filter(({ author }) => ids.includes(author)).length;
    if (count >= turns) break;
    const next = later[count];
    if (next !== undefined && !said.has(count)) {
      said.add(count);
      room.send({ type: "discussion.say", text: next });
    }
    await settled();
    clock.increment(1_000);
    await settled();
    if (room.getSnapshot().matches({ discussion: "paused" })) room.send({ type: "discussion.resume" });
  }
  const { messages } = room.getSnapshot().context;
  closeChatRoom(room);
  return messages;
}

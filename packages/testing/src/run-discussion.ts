import { SimulatedClock } from "xstate";
import {
  characters as archiveCharacters,
  chatRoomSelectors,
  closeChatRoom,
  createChatRoom,
  type Character,
  type ChatRoomActorRef,
  type ChatRoomContext,
  type LanguageModel,
  type SafetyCheck,
} from "@archive-of-minds/core";

/** States in which something is loaded, or a model is asked: no time passes until it answers. */
const awaiting = new Set<string | undefined>(["loading", "checking", "replying"]);

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
  async function settled(room: ChatRoomActorRef) {
    const isBusy = () => writing > 0 || awaiting.has(chatRoomSelectors.discussion(room.getSnapshot()));
    for (let calm = 0; calm < 3; calm = isBusy() ? 0 : calm + 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return { model, settled };
}

/** Who discusses what in {@link runDiscussion}, and for how long. */
export interface RunDiscussionOptions {
  /** Writes all turns. A remote one also chooses who speaks next among three or more. */
  readonly languageModel: LanguageModel;
  /** Those of the archive if left out. */
  readonly characters?: readonly Character[];
  /** Left out, no safety check reads the visitor's messages. */
  readonly safetyCheck?: SafetyCheck;
  /** The visitor's first message. */
  readonly text: string;
  /** Of the room's random choices. */
  readonly seed: string;
  /** Who takes part. */
  readonly ids: readonly string[];
  /** How many messages of characters there are at least; fewer where the discussion does not go on. */
  readonly turns: number;
  /** Further messages of the visitor, by the number of turns before them. */
  readonly later?: Readonly<Record<number, string>>;
}

/**
 * Runs a discussion in a Chat Room, without waiting for anybody to read, and returns its lines. A paused one is resumed.
 *
 * @example
 * const lines = await runDiscussion({ languageModel, text: 'What is light?', ids: ['tesla', 'flux'], turns: 12, seed: 'one' })
 */
export async function runDiscussion({
  languageModel,
  safetyCheck,
  text,
  seed,
  ids,
  turns,
  later = {},
  characters = archiveCharacters,
}: RunDiscussionOptions): Promise<ChatRoomContext["messages"]> {
  const clock = new SimulatedClock();
  const { model, settled } = watched(languageModel);
  const room = createChatRoom({
    providers: { languageModel: model, safetyCheck: safetyCheck ?? null },
    characters,
    participants: [...ids],
    seed,
    clock,
  });
  const said = new Set<number>();
  room.send({ type: "discussion.say", text });
  for (let step = 0; step < turns * 90; step += 1) {
    const count = room.getSnapshot().context.messages.filter(({ author }) => ids.includes(author)).length;
    if (count >= turns) break;
    const next = later[count];
    if (next !== undefined && !said.has(count)) {
      said.add(count);
      room.send({ type: "discussion.say", text: next });
    }
    await settled(room);
    clock.increment(1_000);
    await settled(room);
    if (room.getSnapshot().matches({ discussion: "paused" })) room.send({ type: "discussion.resume" });
  }
  const { messages } = room.getSnapshot().context;
  closeChatRoom(room);
  return messages;
}

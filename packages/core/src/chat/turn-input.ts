import { careIn } from "../safety/care";
import { careWords } from "../safety/care-words";
import type { TurnInput } from "../turn/turn.types";
import type { ChatContext } from "./chat.types";
import { promptMessages, promptWindow } from "./prompt";

interface Chat {
  getSnapshot(): { context: ChatContext };
}

/** The voice that the visitor wants to hear now, by id. */
const chosenVoice = (chat: Chat) => () => {
  const { voice, character } = chat.getSnapshot().context;
  return voice.ids[character.id];
};

/** The turn that answers the last question: it is spoken once the page may make sound and a voice is ready. */
export function replyTurn(context: ChatContext, chat: Chat): TurnInput {
  return {
    turnId: context.reply.pending?.id ?? "",
    reply: replyInput(context),
    voice: "onRequest",
    voiceId: chosenVoice(chat),
    hasFloor: true,
    now: context.config.now,
  };
}

/** The turn that says an earlier message once more. */
export function replayTurn({ config, character, memory, voice }: ChatContext, chat: Chat): TurnInput {
  const turnId = voice.replayingId ?? "";
  return {
    turnId,
    reply: { character, messages: [], model: "preferred" },
    written: memory.messages.find(({ id }) => id === turnId)?.text ?? "",
    voice: "prepared",
    voiceId: chosenVoice(chat),
    hasFloor: true,
    now: config.now,
  };
}

/** What the reply to the last question is written from. */
function replyInput({ config, character, memory, reply }: ChatContext): TurnInput["reply"] {
  const { phrases } = config;
  const { pending, replaced, image } = reply;
  const said = memory.messages;
  const question = said.at(-1);
  // Whoever is asked the same again, and sees what was answered, answers in other words.
  const messages = pending?.isAgain === true && replaced && question ? [...said, replaced, question] : said;
  const care = careWords(phrases.need, {
    character,
    need: pending?.need,
    care: careIn(said),
    said: question?.text ?? "",
  });
  return {
    character,
    messages: promptMessages(messages, promptWindow, phrases),
    ...(image && { image }),
    model: pending?.model ?? "preferred",
    ...care,
  };
}

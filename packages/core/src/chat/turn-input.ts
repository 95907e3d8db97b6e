import { recentNeedIn } from "../safety/recent-need";
import { needResponse } from "../safety/need-response";
import type { TurnInput } from "../turn/turn.types";
import type { ChatContext } from "./chat.types";
import { lastPicture } from "./pictures";
import { promptMessages, promptWindow } from "./prompt";

interface Chat {
  getSnapshot(): { context: ChatContext };
}

/** The id of the voice that the visitor has chosen at that moment. */
const chosenVoice = (chat: Chat) => () => {
  const { voice, character } = chat.getSnapshot().context;
  return voice.ids[character.id];
};

/** The turn that answers the last question: it is spoken once audio is unlocked and a voice is ready. */
export function replyTurn(context: ChatContext, chat: Chat): TurnInput {
  return {
    turnId: context.reply.pending?.id ?? "",
    reply: replyInput(context),
    voice: "onRequest",
    voiceId: chosenVoice(chat),
    now: context.config.now,
  };
}

/** The turn that replays an earlier message. */
export function replayTurn({ config, character, memory, voice }: ChatContext, chat: Chat): TurnInput {
  const turnId = voice.replayingId ?? "";
  return {
    turnId,
    reply: { character, messages: [], model: "preferred" },
    written: memory.messages.find(({ id }) => id === turnId)?.text ?? "",
    voice: "prepared",
    voiceId: chosenVoice(chat),
    now: config.now,
  };
}

/** The input from which the reply to the last question is generated. */
function replyInput({ config, language, character, memory, reply }: ChatContext): TurnInput["reply"] {
  const { phrases } = config;
  const { pending, replaced } = reply;
  const image = lastPicture({ memory, reply });
  const { messages: stored } = memory;
  const question = stored.at(-1);
  // A model that sees its previous reply and the same question again answers in other words.
  const another = pending?.isAgain === true && replaced && question ? [replaced, question] : [];
  const messages = [...stored, ...another];
  const response = needResponse(phrases.need, {
    character,
    need: pending?.need,
    recentNeed: recentNeedIn(stored),
    text: question?.text ?? "",
    said: stored.filter(({ author }) => author === "user").map(({ text }) => text),
    language,
  });
  return {
    character,
    messages: promptMessages(messages, promptWindow, phrases),
    ...(image && { image }),
    ...(another.length > 0 && { isAnother: true }),
    model: pending?.model ?? "preferred",
    declined: phrases.declined,
    ...response,
  };
}

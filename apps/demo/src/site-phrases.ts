import { conversationPhrases, roomPhrases, type ConversationPhrases, type RoomPhrases } from "@archive-of-minds/core";
import type { LanguageActorRef } from "./language.machine";

const shownBy = (language: LanguageActorRef) => language.getSnapshot().context.shown;

/** Reads each phrase in the language of that moment: a chat outlives a change of the page's language. */
function following<Phrases extends object>(english: Phrases, now: () => Phrases | undefined): Phrases {
  return new Proxy(english, { get: (_, key) => Reflect.get(now() ?? english, key) as unknown });
}

/** The phrases of the chat. The text of a message that was only a picture is compared with later, so it stays one text. */
export const sitePhrases = (language: LanguageActorRef): ConversationPhrases =>
  following(conversationPhrases, () => {
    const { phrases } = shownBy(language);
    return phrases && { ...phrases, imageShared: conversationPhrases.imageShared };
  });

export const siteRoomPhrases = (language: LanguageActorRef): RoomPhrases =>
  following(roomPhrases, () => shownBy(language).roomPhrases);

import { conversationPhrases, roomPhrases, type ConversationPhrases, type RoomPhrases } from "@archive-of-minds/core";
import { named } from "./named";

const declined = "Darauf möchte ich lieber nicht antworten.";

/** What becomes part of a conversation, for `createChat({ phrases })`. The marks that only a model reads are English. */
export const dePhrases: ConversationPhrases = {
  ...conversationPhrases,
  apology: "Verzeihung. Meine Apparate machen mir gerade Schwierigkeiten.",
  declined,
  takenBack: "Ich habe auf das geantwortet, was du vorher geschrieben hast. Auf diese Nachricht noch nicht.",
  imageShared: (characterName) => `[Bild geteilt mit ${characterName}]`,
};

/** The sentences of the Chat Room itself, for `createChatRoom({ phrases })`. */
export const deRoomPhrases: RoomPhrases = {
  ...roomPhrases,
  turnFailed: (characterName, message) => `Fehler: ${characterName} kann gerade nicht antworten. ${message}`,
  agentFailed: (characterName, message) => `Fehler bei ${characterName}: ${message}`,
  declined,
  goesOnWith: ({ kind, name }) =>
    kind === "builtIn"
      ? "Das Gespräch geht mit eingebauten Antworten weiter."
      : `Das Gespräch geht weiter mit ${named(name)}.`,
  talkEnded: "Sie sind fertig. Frag etwas, oder wähle, wer weiterspricht.",
  onlyOne:
    "Sag etwas, oder wähle andere dazu, dann antworten sie einander. Mit nur einer Stimme wartet das Gespräch auf dich.",
  othersUnreachable:
    "Von den anderen ist gerade niemand zu erreichen. Sag etwas, oder lass jemanden als Nächsten sprechen, um es noch einmal zu versuchen.",
  absent: (name) => `${name} nimmt nicht teil. Wähle diese Stimme unter „Teilnehmende“ dazu, um sie zu hören.`,
  silenced: (name) => `${name} ist stumm. Drücke unter „Teilnehmende“ auf „Hörbar“, um diese Stimme zu hören.`,
};

/** The end of the prompt of a turn in the Chat Room; captures the character's name. */
export const roomNudge = /\s*\[Write the next reply only as ([^\n]+)\.\]\s*$/;

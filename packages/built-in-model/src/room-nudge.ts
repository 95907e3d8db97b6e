/** How the prompt of a turn in the Chat Room ends; it catches whose turn it is. */
export const roomNudge = /\s*\[Write the next reply only as ([^\n]+)\.\]\s*$/;

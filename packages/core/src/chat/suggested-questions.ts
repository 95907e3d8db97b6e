import type { Message } from "../contracts";

/** The most questions that a reply offers. */
const most = 3;
const longest = 120;
const none: readonly string[] = [];

function read(text: string): readonly string[] {
  const [said = "", ...questions] = text.split("\n");
  const isOffer =
    said.trim() !== "" &&
    questions.length > 0 &&
    questions.length <= most &&
    questions.every((line) => line.endsWith("?") && line.length <= longest);
  return isOffer ? questions : none;
}

/** By message, so that the same message gives the same array. */
const known = new WeakMap<Message, readonly string[]>();

/** The questions that a built-in reply offers: each is a line of its own below the first line. */
export function questionsIn(message: Message | null): readonly string[] {
  if (!message) return none;
  let questions = known.get(message);
  if (!questions) known.set(message, (questions = read(message.text)));
  return questions;
}

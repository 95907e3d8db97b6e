import fc from "fast-check";
import type { PromptMessage } from "@archive-of-minds/core";
import { composeReply } from "./compose";
import type { CharacterModel } from "./character-model";
import { splitSentences } from "./sentences";

const words = (
  "the a of to you your I my we is are was did do can why what who how when where tell me about think love death machine money war time light dream friend mother God music " +
  "Edison cheese quantum soul book star school city work fear secret computer internet robot pigeon happy sad tired stupid genius thanks bye hello should help joke really " +
  'never always 12 times 7 plus 3.5 % * ** {topic} {name} "quoted" (brackets) Dr. Mr. e.g. U.S. 😀 été naïve 你好 Привет -- … !!! ??? \n \t'
).split(" ");

const real = [
  "Hi!",
  "Why?",
  "Tell me more.",
  "What do you think about artificial intelligence?",
  "My name is Anna.",
  "I feel lonely since my wife left.",
  "What is 12 times 12?",
  "You are a genius!",
  "Where were you born, and when?",
  "Do you know Nikola Tesla?",
  "should I quit my job to start a company",
  "What is my name?",
  "Who are you, really?",
  "That was beautiful, thank you.",
  'Is "free will" an illusion?',
  "I do not agree with you at all.",
  "Goodbye, my friend.",
  "What did I just say?",
  "Hypatia: I would like to hear what you hold of truth.",
  "lol",
  "ok",
  "no",
  "I read a long book about the history of electricity, and it said that everything began with a frog. Is that true?",
];

const salad = fc.array(fc.constantFrom(...words), { maxLength: 25 }).map((each) => each.join(" "));

/** Anything a visitor might send: word salad, any characters at all, real sentences, and mixtures of them. */
export const anyInput: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: salad },
  { weight: 2, arbitrary: fc.constantFrom(...real) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...real), salad).map((parts) => parts.join(" ")) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 120 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 200 }) },
);

/** The fewest sentences of a turn that takes up no line of a visitor. */
export const fewestInRoom = 2;

/** The faults of a reply in words; empty when there are none. */
export function faultsOf(reply: string, fewest = 1): string[] {
  const count = splitSentences(reply).length;
  return [
    ...(count < fewest || count > 6 ? [`${count} sentences`] : []),
    ...(reply.includes("*") ? ["an asterisk"] : []),
    ...(/\{\w*\}|undefined|NaN|\[object/.test(reply.replace(/is undefined|to undefined|undefined[,.]/g, ""))
      ? ["an unfilled placeholder"]
      : []),
    ...(/\s{2}|\s[.,!?]/.test(reply) ? ["loose spaces"] : []),
  ];
}

/** Runs a conversation and returns its repeated sentences. */
export function repetitionsIn(model: CharacterModel, inputs: readonly string[]): string[] {
  const messages: PromptMessage[] = [];
  const said = new Set<string>();
  const twice: string[] = [];
  for (const content of inputs) {
    messages.push({ role: "user", content });
    const reply = composeReply(model, messages);
    for (const sentence of splitSentences(reply)) {
      if (said.has(sentence)) twice.push(sentence);
      said.add(sentence);
    }
    messages.push({ role: "assistant", content: reply });
  }
  return twice;
}

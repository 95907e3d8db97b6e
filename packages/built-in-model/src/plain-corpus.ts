import { withoutRules } from "@archive-of-minds/core/internal";
import type { Fact, PersonaCorpus } from "./corpus";
import { replaceAll } from "./language";
import type { LanguagePack } from "./language-pack";
import { splitSentences } from "./sentences";

const longestPersona = 20_000;

/** Turns a sentence of a persona into one of the character's own; `undefined` when it is a rule, or cannot be turned safely. */
export function asOwnWords(
  { patterns: { rule, ownWords, secondPerson } }: LanguagePack,
  sentence: string,
): string | undefined {
  const plain = sentence
    .replace(/[*#_`]|^[\s\d.)-]+(?=\p{L})/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  const turned = replaceAll(plain, ownWords);
  return !/^\p{Lu}.*\s.*[.!?]["”]?$/u.test(plain) || rule.test(plain) || rule.test(turned) || secondPerson.test(turned)
    ? undefined
    : turned;
}

/** A corpus for a character that has none: each sentence of its persona is a fact, and the next ones add detail. */
export function plainCorpus(pack: LanguagePack, persona: string): PersonaCorpus {
  const notes = [
    ...new Set(
      withoutRules(persona)
        .slice(0, longestPersona)
        .split(/\n+/)
        .flatMap(splitSentences)
        .map((sentence) => asOwnWords(pack, sentence)),
    ),
  ].filter((note) => note !== undefined);
  const { plain } = pack;
  const introducing = { body: [notes.slice(0, 2)] };
  return {
    characterId: "",
    facts: notes.map((note, at): Fact => ({
      id: note,
      tags: [note],
      questions: at === 0 ? pack.phrases.aboutSelf : [],
      answer: [note],
      deeper: notes.slice(at + 1, at + 4),
      ask: plain.questions[0] ?? "",
    })),
    stances: [],
    phrases: {
      ...plain,
      social: {
        ...plain.social,
        greeting: { ...plain.social.greeting, ...introducing },
        whoAreYou: { ...plain.social.whoAreYou, ...introducing },
      },
    },
  };
}

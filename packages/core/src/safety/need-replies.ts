import { languagesOf } from "./language-of";
import type { NeedPhrases } from "../shared/need-phrases";
import { gentleAnswers, repliesIn } from "./replies/replies";

/** The built-in replies to a visitor in need. */
export const needReplies = {
  reply({ needWords = {} }, kind, language) {
    const { neutral, advice } = repliesIn(language);
    const [begin, ask] = needWords[language] ?? neutral;
    return `${begin} ${advice[kind]} ${ask}`;
  },
  gentleReply({ turn, text, language }) {
    const answers = gentleAnswers(repliesIn(language), text);
    return answers[(turn - 1) % answers.length] ?? "";
  },
} satisfies Pick<NeedPhrases, "reply" | "gentleReply">;

/**
 * The language in which to answer a visitor in need.
 *
 * @param said the visitor's last messages, the newest first: "ja" alone may be of any language.
 * @param page the language of the conversation, where no message tells.
 */
export function languageOfVisitor(said: readonly string[], page: string): string {
  for (const text of said) {
    const [language, ...others] = languagesOf(text, "");
    if (language !== undefined && others.length === 0) return language;
  }
  return page;
}

import type { AdvisedField } from "./referral-texts";
import { bareWords } from "./dialogue-act";
import { replaceAll } from "./language";
import type { Language } from "./language";
import { briefly } from "./work";
import type { Taken, Work } from "./work";

/** How many of the visitor's earlier messages a condition is remembered from. */
const fewLines = 6;

/**
 * The field on which a message asks for advice that no character gives.
 *
 * @param earlier The visitor's messages before it, newest first.
 */
export function findReferral(
  language: Language,
  text: string,
  earlier: readonly string[] = [],
): AdvisedField | undefined {
  const { reordered, fields, ofOthers, remembered, consuming, further } = language.referring;
  const plain = replaceAll(bareWords(text), reordered);
  if (ofOthers.some((pattern) => pattern.test(plain))) return undefined;
  const field = fields.find(
    ([, { hint, asks, told }]) =>
      hint.test(plain) &&
      (asks.some((pattern) => pattern.test(plain)) ||
        told.some((both) => both.every((pattern) => pattern.test(plain)))),
  )?.[0];
  if (field) return field;
  const [previous, ...before] = earlier;
  if (previous === undefined) return undefined;
  if (consuming.test(plain) && earlier.slice(0, fewLines).some((line) => remembered.test(bareWords(line))))
    return "health";
  return further.test(plain) ? findReferral(language, previous, before) : undefined;
}

/** Says that the character gives no advice and who does, and offers a question near it that the character can answer. */
export function answerReferral({ referrals: texts, draft }: Work, field: AdvisedField): Taken {
  const referrals = texts[field];
  // No advice is given even when everything was said before.
  if (!draft.addGroup(referrals.map(({ say }) => say))) draft.addOldest(referrals.map(({ say: [first] }) => first));
  const chosen = referrals.find(({ say: [first] }) => draft.text().includes(first));
  if (!chosen) return briefly();
  draft.addOldest(chosen.say.slice(1));
  const { offer, question } = chosen;
  const isOffered = offer !== undefined && question !== undefined && draft.isFresh(question) && draft.add(offer);
  return isOffered ? { closings: [], questions: [question] } : briefly();
}

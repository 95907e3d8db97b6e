import { answerAct } from "./answer-act";
import { answerMatch } from "./answer-match";
import { asksMore, isAbout, isAnsweredFor, sureOf, tells } from "./best-match";
import type { SocialAct } from "./corpus";
import { isDespair } from "./dialogue-act";
import { answerDissent } from "./dissent";
import type { Found } from "./find-matches";
import { answerFollowUp, continueFrom, follows, refersBack } from "./follow-up";
import { plainly } from "./language";
import { answerOpinion, answerStatement } from "./answer-statement";
import { answerCommand, answerReaction, answerSorrow } from "./listen";
import { memoryOf } from "./memory-question";
import { answerDecision, answerNews, answerTrouble, findDecision, findNews, findTrouble } from "./own-life";
import { takeUp } from "./take-up";
import { briefly, volunteer } from "./work";
import type { Taken, Work } from "./work";

/** These have their own answer; only a strong match adds more. */
const weighty: ReadonlySet<SocialAct> = new Set<SocialAct>([
  "sad",
  "happy",
  "advice",
  "insult",
  "areYouReal",
  "whoAreYou",
  "joke",
]);

/** Answers what is asked of the conversation, of something made before, or in another language. */
function answerAside(work: Work, best: Found | undefined): Taken | undefined {
  const { phrases, counsel, manners, tongue, asked, language, turn, recall, acts, draft } = work;
  const act = acts[0];
  if (act === "farewell" && !asksMore(turn)) return { closings: answerAct(work, act) };
  const memory = memoryOf(language, turn.text, recall);
  // "My brother breaks my things, what do I do?" does not ask for what was said before.
  const decision = counsel && !isAnsweredFor(work, best) && findDecision(language, turn, recall.previousLine);
  if (memory && !(decision && tells(work)) && draft.addOneOf(memory.lines)) {
    draft.addGroup(counsel?.[memory.isFound ? "remembered" : "unheard"] ?? []);
    return counsel ? briefly() : { closings: [] };
  }
  const isGreeting = act === "greeting" && turn.clauses.every((clause) => clause.act === "greeting");
  if (manners && tongue !== undefined && !isGreeting && draft.addOneOf(manners.foreign))
    return briefly(phrases.questions);
  if (manners && asked !== undefined && !best?.isExact && draft.addOneOf(phrases.onlyOwn)) {
    draft.addOneOf(manners.likes);
    return briefly();
  }
  return undefined;
}

/** Answers what a visitor tells of its own life, feels or says of the last reply. */
function answerTold(work: Work, best: Found | undefined): Taken | undefined {
  const { counsel, language, turn, recall, acts, draft, listening } = work;
  const act = acts[0];
  const decision = counsel && !isAnsweredFor(work, best) && findDecision(language, turn, recall.previousLine);
  const sorrow = decision || best?.isExact ? undefined : answerSorrow(work);
  if (sorrow) return sorrow;
  const dissent = answerDissent(work);
  if (dissent) return dissent;
  if (counsel && decision && !(act === "sad" && decision.kind === "help"))
    return { closings: answerDecision(draft, counsel, decision) };
  const short = answerReaction(work) ?? answerCommand(work, best) ?? answerOpinion(work, best);
  if (short) return short;
  const news = counsel && !best?.isExact ? findNews(language, turn) : undefined;
  if (counsel && news && !(news.isTaste && best?.isStrong)) return answerNews(work, counsel, news);
  if (listening && !best?.isExact && language.listening.whatIf.test(plainly(turn.text).replace(/\W+$/, "")))
    return draft.addOneOf(listening.whatIf) ? briefly() : undefined;
  return answerStatement(work, best);
}

/** Writes the reply; returns what ends it. */
export function layOut(work: Work, hasPicture: boolean): Taken {
  const { phrases, counsel, language, turn, recall, acts, draft } = work;
  const best = sureOf(work);
  const act = acts[0];
  if (isDespair(language, turn.text)) return { closings: answerAct(work, "sad") };
  // With the camera on every message has a picture; these messages do not ask about it.
  if (hasPicture && act !== "areYouReal" && act !== "farewell") {
    if (turn.sum) draft.addOneOf(phrases.arithmetic);
    draft.addOneOf(phrases.picture);
    if (best) draft.addSome(best.item.answer, 2);
    return { closings: [] };
  }
  if (turn.sum && draft.addOneOf(phrases.arithmetic)) return { closings: [] };
  const aside = answerAside(work, best) ?? answerTold(work, best);
  if (aside) return aside;
  // "How do I get rid of a wine stain?" asks nothing of wine.
  if (language.patterns.practical.test(plainly(turn.text)) && !isAbout(work, best))
    return takeUp({ ...work, acts: [], matches: [] });
  if (turn.unknowable && act === undefined) {
    const taken = takeUp(work);
    if (best) draft.addSome(best.item.answer, 1);
    return taken;
  }
  if (language.patterns.deciding.test(plainly(turn.text)) && !best?.isExact && (act ?? "advice") === "advice")
    return { closings: answerAct(work, "advice") };
  const isAnswered = best?.isExact || (best?.isStrong && language.patterns.choiceBehind.test(turn.text));
  if (act === undefined && !isAnswered && draft.addOneOf(phrases.choosing)) {
    draft.addOneOf(phrases.chosen);
    draft.addOneOf(phrases.chosen);
    return { closings: [] };
  }
  const followUp =
    act === undefined ? answerFollowUp(work, best, (found) => ({ closings: [[answerMatch(work, found)]] })) : undefined;
  if (followUp) return followUp;
  // "Why did he care about them?" goes on with what was spoken of, unless its words lead elsewhere for certain.
  if (act === undefined && recall.lastItem && refersBack(work, best)) {
    continueFrom(work, recall.lastItem);
    return { closings: [[recall.lastItem.ask]] };
  }
  if (best && (best.isStrong || act === undefined || act === "advice" || !weighty.has(act)))
    return { closings: [[answerMatch(work, best)]] };
  const trouble = counsel && act === "advice" ? findTrouble(language, turn) : undefined;
  if (counsel && trouble) return { closings: answerTrouble(draft, counsel, trouble) };
  if (act !== undefined && (weighty.has(act) || !asksMore(turn))) return { closings: answerAct(work, act) };
  if (!follows(work)) return takeUp(work);
  if (recall.lastItem) {
    continueFrom(work, recall.lastItem);
    return { closings: [[recall.lastItem.ask]] };
  }
  // If there is nothing more to say, "go on" gets a new subject, and "why?" a question to the visitor.
  if (!language.patterns.onward.test(turn.text) || !draft.addOneOf(phrases.asides)) return takeUp(work);
  volunteer(work);
  return { closings: [] };
}

import { consolationsFor } from "./consolations";
import type { SocialAct } from "./corpus";
import { isDespair } from "./dialogue-act";
import { volunteer } from "./work";
import type { Pools, Work } from "./work";

/** Answers a social act; returns what closes the reply. */
export function answerAct(work: Work, act: SocialAct): Pools {
  const { phrases, language, draft, acts, turn } = work;
  const { open, body, close } = phrases.social[act];
  if (act !== "greeting" && act !== "farewell" && acts.includes("greeting"))
    draft.addOneOf(phrases.social.greeting.open);
  draft.addOneOf(open);
  if (act === "sad") draft.addOneOf(isDespair(language, turn.text) ? phrases.careful : phrases.told);
  const pools =
    act === "sad" ? consolationsFor(language, turn.text, body) : [body, act === "areYouReal" ? phrases.honest : []];
  if (!pools.some((pool) => draft.addGroup(pool)) && (act === "joke" || !draft.addGroup(phrases.vagueBody)))
    volunteer(work, 2);
  return [close];
}

import { describe, expect, test } from "vitest";
import type { PromptMessage } from "@archive-of-minds/core";
import { createCharacterModel } from "./character-model";
import { composeReply } from "./compose";
import { english } from "./english";
import { builtInCorpora } from "./index";

describe.each(Object.keys(builtInCorpora))("%s", async (characterId) => {
  const corpus = await builtInCorpora[characterId]?.();
  const { listening, manners, pieces } = corpus ?? {};
  if (!corpus || !listening || !manners || !pieces) throw new Error(`${characterId} does not listen.`);
  const { facts, phrases } = corpus;
  const model = createCharacterModel(english, corpus);
  const talk = (...lines: readonly string[]) => {
    const messages: PromptMessage[] = [];
    let reply = "";
    for (const content of lines) {
      messages.push({ role: "user", content });
      reply = composeReply(model, messages);
      messages.push({ role: "assistant", content: reply });
    }
    return reply;
  };
  const startsWithOneOf = (reply: string, lines: readonly string[]) => lines.some((line) => reply.startsWith(line));
  const fact = facts.find(({ questions, details = [], answer }) => questions[details.length] && answer.length > 2)!;
  const question = fact.questions[fact.details?.length ?? 0] ?? "";

  test.each([
    ["my grandad passed away on Monday", "death", "your grandad"],
    ["our hamster died last night", "pet", "your hamster"],
  ] as const)('sympathy for "%s" names who it is', (content, kind, whom) => {
    const named = listening.sorrow[kind].say.filter((line) => line.includes("{whom}"));
    expect(
      startsWithOneOf(
        talk(content),
        named.map((line) => line.replace("{whom}", whom)),
      ),
    ).toBe(true);
  });

  test.each([
    ["they let me go after nine years", "work"],
    ["she broke up with me", "parting"],
    ["somebody stole my bike", "mishap"],
  ] as const)('"%s" gets sympathy and no fact', (content, kind) => {
    const reply = talk(content);
    expect(startsWithOneOf(reply, listening.sorrow[kind].say)).toBe(true);
    expect(facts.filter(({ answer }) => reply.includes(answer[0] ?? "-"))).toEqual([]);
  });

  test("who asks for no jokes after bad news gets none, and is asked about the news", () => {
    const reply = talk("i failed the entrance exam", "please don't joke about it");
    const { ask } = listening.sorrow.failing;
    expect(listening.grave.flatMap((line) => ask.map((each) => `${line} ${each}`))).toContain(reply);
  });

  test.each([
    ["wow", "struck"],
    ["haha ok", "amused"],
    ["makes sense", "assent"],
  ] as const)('"%s" gets a short reaction and a further sentence of the last fact', (content, kind) => {
    const reply = talk(question, content);
    expect(startsWithOneOf(reply, listening.reactions[kind])).toBe(true);
    expect([...fact.answer, ...fact.deeper, fact.ask].some((sentence) => reply.endsWith(sentence))).toBe(true);
  });

  test.each(["slower please", "i did not understand a word", "can you say that simpler"])(
    'after "%s" the main sentence is said again',
    (content) => {
      const reply = talk(question, content);
      const before = listening.simpler.map((line) => line.replace("{note}", ""));
      expect(startsWithOneOf(reply, before)).toBe(true);
      expect(fact.answer.some((sentence) => reply.endsWith(sentence))).toBe(true);
    },
  );

  test.each(["cool. later", "peace out", "ade!", "gotta go", "tschüss", "cya", "im off to bed"])(
    '"%s" is a goodbye',
    (content) => {
      const { open } = phrases.social.farewell;
      expect(
        startsWithOneOf(
          talk(question, content),
          open.map((line) => line.replace("{name}", "")),
        ),
      ).toBe(true);
    },
  );

  test("a claim to be argued with is no habit of the visitor", () => {
    expect(startsWithOneOf(talk("soup is a drink, change my mind"), listening.claim)).toBe(true);
  });

  test("a reproach is admitted, and so is a question that was not answered", () => {
    expect(startsWithOneOf(talk(question, "you ruined everything"), listening.accused)).toBe(true);
    const reply = talk(question, "you didn't answer my question");
    expect(listening.unanswered.flatMap((line) => manners.again.map((each) => `${line} ${each}`))).toContain(reply);
  });

  test("the talk is summed up by what the visitor named", () => {
    const reply = talk("What is chess?", "What is a zeppelin?", "summarise our talk");
    const topics = '"chess" and "zeppelin"';
    expect(
      startsWithOneOf(
        reply,
        listening.recap.map((line) => line.replace("{topics}", topics)),
      ),
    ).toBe(true);
  });

  test("what cannot be done is declined with what there is", () => {
    const reply = talk("plan my weekend");
    expect(pieces.lacking.map((line) => `${line} ${pieces.shelf}`)).toContain(reply);
  });

  test.each(["my cat is snoring on the radiator", "homework is a plague", "well that was unexpected of them"])(
    '"%s" is not quoted back',
    (content) => {
      expect(talk(content)).not.toContain(content.slice(3, 20));
    },
  );
});

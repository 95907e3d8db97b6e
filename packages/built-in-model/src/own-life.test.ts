import { describe, expect, test } from "vitest";
import type { PromptMessage } from "@archive-of-minds/core";
import { createCharacterModel } from "./character-model";
import { composeReply } from "./compose";
import { english } from "./english";
import { builtInCorpora } from "./index";
import { createLanguage } from "./language";
import { findDecision, findNews } from "./own-life";
import { readTurn } from "./read-turn";

const language = createLanguage(english);
const decisionOf = (text: string) => findDecision(language, readTurn(language, text, "tesla"))?.kind;
const newsOf = (text: string) => findNews(language, readTurn(language, text, "tesla"));

describe("what a visitor tells of its own life", () => {
  test.each([
    ["My boss gave my project to somebody else", "work", "plain"],
    ["i work nights in a bakery", "work", "plain"],
    ["I have my driving test on Friday and it is a hard one", "study", "hard"],
    ["our son has his first exams this summer", "family", "plain"],
    ["I'm a retired plumber", "work", "plain"],
    ["I am allergic to cats and it is getting worse", "pet", "hard"],
    ["My best mate lives abroad", "friends", "plain"],
    ["my little brother is learning to swim", "family", "plain"],
    ["we are getting a kitten and I can't wait", "pet", "glad"],
    ["My husband and I are celebrating our anniversary", "love", "glad"],
    ["I'm planning a trip to Norway", "plans", "plain"],
    ["we live in a small village by the coast", "place", "plain"],
    ["I spent all afternoon in the garden, it was lovely", "making", "glad"],
    ["I hardly slept, the neighbours were loud", "friends", "plain"],
    ["our team lost the match on Saturday", "life", "hard"],
    ["we came to this town in spring and I know nobody", "place", "hard"],
    ["I painted the fence on Sunday", "making", "plain"],
    ["it's been a long week and I can't get going", "life", "hard"],
    ["lost 400 euros at cards", "money", "hard"],
    ["my tooth fell out and I lost another tooth today", "life", "glad"],
    ["I moved to Oslo for work, I don't know anybody here", "place", "hard"],
    ["Our grandson turned 3 on Friday", "family", "glad"],
    ["Our grandson turned three on Friday", "family", "glad"],
    ["My uncle turned sixty-one this week", "family", "glad"],
    ["My uncle turned one of the chairs round", "family", "plain"],
  ] as const)('"%s" is about %s', (text, kind, tone) => {
    expect(newsOf(text)).toEqual({ kind, tone });
  });

  test.each([
    "I think light is a wave",
    "I want to know about your mother",
    "I read that your tower was pulled down",
    "Do you think my dog understands me?",
    "I see nothing there",
    "My question was about Edison",
    "Your work is my favourite",
    "I don't agree with that",
  ])('"%s" is no news', (text) => {
    expect(newsOf(text)).toBeUndefined();
  });
});

describe("what a visitor has to decide", () => {
  test.each([
    ["My landlord wants the flat back. Should I move to the coast?", "take"],
    ["I hate this course, should I drop out?", "leave"],
    ["should I call in sick or go to the meeting?", "between"],
    ["I broke her vase and she does not know it. Should I own up and tell her?", "tell"],
    ["my aunt saw my tattoo and cried, what should I tell her?", "tell"],
    ["My cousin wrote to me after years of silence. Should I write back?", "meet"],
    ["They rejected my story, should I try again?", "again"],
    ["My rabbit has not been eating and it coughs, what should I do?", "pet"],
    ["my back hurts since the weekend, what should I do", "body"],
    ["The kids will not sleep, I don't know what to do", "help"],
    ["I've been offered a place in a choir, I don't know whether I should accept", "take"],
  ] as const)('"%s" is decided as %s', (text, kind) => {
    expect(decisionOf(text)).toBe(kind);
  });

  test.each([
    "What should I cook tonight?",
    "What do you do?",
    "what do I do for a living?",
    "What would you do with a million?",
    "Should people lie?",
    "How should I store it?",
  ])('"%s" is no decision of the visitor’s', (text) => {
    expect(decisionOf(text)).toBeUndefined();
  });
});

describe.each(Object.keys(builtInCorpora))("%s", async (characterId) => {
  const corpus = await builtInCorpora[characterId]?.();
  const { counsel, listening } = corpus ?? {};
  if (!corpus || !counsel || !listening) throw new Error(`There is no counsel of ${characterId}.`);
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
  const holdsOneOf = (reply: string, groups: readonly (readonly string[])[]) =>
    groups.some((group) => reply.includes(group.join(" ")));

  test.each([
    ["my landlord is raising the rent on our flat again", "money"],
    ["I have been practising the violin all week", "making"],
    ["our old dog can hardly climb the stairs", "pet"],
    ["I work in a hospital kitchen on Thursdays", "work"],
    ["I have four goats", "pet"],
    ["i ate toast for supper", "food"],
    ["it has been raining on my balcony all day", "weather"],
  ] as const)('"%s" is taken up with a question about it', (content, kind) => {
    const { say, ask } = listening.life[kind];
    const reply = talk(content);
    expect(say.flatMap((line) => ask.map((question) => `${line} ${question}`))).toContain(reply);
  });

  test.each(["I start a new job in a kitchen on Thursday", "i lost a tooth yesterday!!!", "we had a baby in May"])(
    '"%s" is good news',
    (content) => {
      const reply = talk(content);
      expect(counsel.glad.some((line) => reply.startsWith(line.replace("{name}", "")))).toBe(true);
      expect(holdsOneOf(reply, corpus.phrases.social.happy.body)).toBe(true);
    },
  );

  test.each(["is that a good idea?", "should we wait a little longer?"])(
    'after news, "%s" is answered with counsel and not with an earlier fact',
    (content) => {
      const reply = talk("Where were you born?", "We are thinking of opening a small bakery", content);
      expect(holdsOneOf(reply, Object.values(counsel.decide).flat())).toBe(true);
    },
  );

  test("a question what to do beside news is no question for what was said before", () => {
    const reply = talk("my flatmate keeps eating my food, what do i do");
    expect(reply).not.toMatch(/catch|caught|missed/);
    expect(holdsOneOf(reply, counsel.decide.help)).toBe(true);
  });

  test.each([
    ["My brother owes me money and I need it. Should I say something?", "tell"],
    ["I have sung in the same choir for nine years. should i leave it?", "leave"],
    ["they offered us a garden plot by the lake. Should I accept it?", "take"],
  ] as const)('"%s" is met with counsel that takes a side', (content, kind) => {
    expect(holdsOneOf(talk(content), counsel.decide[kind])).toBe(true);
  });

  test.each([
    [["We have a parrot, it is called Captain", "what is my parrot called?"], "Captain"],
    [["hello, i'm lena", "how are you?", "do you know my name"], "Lena"],
    [["I repair bicycles in Porto", "Nice weather", "what do i do for a living?"], "you repair bicycles in Porto"],
    [["I'm from a village near Kraków", "Hm", "where am I from?"], "you are from a village near Kraków"],
    [["My sister is coming to stay", "ok", "what did I tell you about my sister?"], "your sister is coming to stay"],
    [["I lost my umbrella on the tram", "Hm", "where did I lose my umbrella?"], "you lost your umbrella on the tram"],
    [["Why is the sky dark at night?", "I like that", "what was my last question?"], "Why is the sky dark at night"],
  ] as const)("%j is answered with %j", (lines, answer) => {
    const reply = talk(...lines);
    expect(reply).toContain(answer);
    expect(holdsOneOf(reply, counsel.remembered)).toBe(true);
  });

  test.each(["what is my cat called?", "do you remember what I do for a living?", "What's my name?"])(
    '"%s" before it was told is answered with not having caught it',
    (content) => {
      const reply = talk("hello", content);
      expect(reply).toMatch(/catch|caught|missed/);
      expect(reply).not.toMatch(/you have not (?:said|told)/i);
      expect(holdsOneOf(reply, counsel.unheard)).toBe(true);
    },
  );
});

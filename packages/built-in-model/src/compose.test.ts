import { describe, expect, test } from "vitest";
import type { PromptMessage } from "@archive-of-minds/core";
import { composeReply, warmUp } from "./compose";
import { consolationsFor } from "./consolations";
import { createCharacterModel } from "./character-model";
import { withDetails } from "./details.fixture";
import { english } from "./english";
import { exampleCorpus } from "./corpus.fixture";
import { splitSentences } from "./sentences";

const model = createCharacterModel(english, exampleCorpus);
const { facts, phrases } = exampleCorpus;

/** A conversation in which the visitor speaks and the model answers. */
function createTestTalk() {
  const messages: PromptMessage[] = [];
  return {
    messages,
    say(content: string, scene?: string) {
      messages.push({ role: "user", content });
      const reply = composeReply(model, messages, scene);
      messages.push({ role: "assistant", content: reply });
      return reply;
    },
  };
}

const ask = (content: string) => createTestTalk().say(content);
const holds = (reply: string, lines: readonly string[]) =>
  lines.some((line) => reply.includes(line.replace("{name}", "")));
const factOf = (id: string) => facts.find((fact) => fact.id === id) ?? facts[0]!;

describe("a question on something known", () => {
  test("is answered directly, often with a question to the visitor", () => {
    const replies = [
      "Did you love a pigeon?",
      "Did you feed birds?",
      "did you really love a pigeon",
      "Tell me about the pigeon",
      "Did you like that bird?",
      "What about the dove?",
    ].map(ask);
    expect(replies.filter((reply) => !reply.includes(factOf("pigeon").answer.join(" ")))).toEqual([]);
    const asking = replies.filter((reply) => splitSentences(reply).at(-1) === factOf("pigeon").ask).length;
    expect(asking).toBeGreaterThan(2);
    expect(asking).toBeLessThan(replies.length);
  });

  test("is answered after a greeting, too", () => {
    const reply = ask("Hi! Why did you hate Edison?");
    expect(reply).toContain(factOf("edison").answer[0]);
    expect(holds(reply, phrases.social.greeting.open)).toBe(true);
  });

  test('goes deeper on "why?"', () => {
    const talk = createTestTalk();
    talk.say("Why did you hate Edison?");
    const reply = talk.say("Why?");
    expect(holds(reply, phrases.continuing)).toBe(true);
    expect(reply).toContain(factOf("edison").deeper[1]);
  });

  test("refers to what the same message names, not to an earlier topic", () => {
    const talk = createTestTalk();
    talk.say("Did you build a robot?");
    expect(talk.say("I feed the birds in my street. What do you make of that?")).toContain(factOf("pigeon").answer[0]);
  });

  test("is answered part by part, the first part first", () => {
    const reply = ask("Did you work for Edison, and what was your mother like?");
    const [first, second] = [
      reply.indexOf(factOf("edison").answer[0] ?? ""),
      reply.indexOf(factOf("mother").answer[0] ?? ""),
    ];
    expect([first > -1, second > first]).toEqual([true, true]);
  });

  test("depends on what the same message names, even if one of its words leads elsewhere", () => {
    expect(ask("I read that a pigeon finds its way home from anywhere. Is that love?")).toContain(
      factOf("pigeon").answer[0],
    );
  });

  test("is answered part by part when the second part has only a pronoun for what the first one names", () => {
    const talk = createTestTalk();
    talk.say("Why did you hate Edison?");
    const reply = talk.say("Are robots the future, did you build one?");
    expect(reply).toContain(factOf("robots").answer[0]);
  });

  test("is answered and not decided if it names two answers", () => {
    expect(ask("What was your mother like as a teacher, strict or mild?")).toContain(factOf("mother").answer[0]);
  });

  test("is not displaced by a second part that depends on it", () => {
    expect(ask("Did you feed birds, and did your drawer know of it?")).toContain(factOf("pigeon").answer[0]);
  });

  test("gets a question if there is nothing more to say", () => {
    const talk = createTestTalk();
    talk.say("Hello");
    expect(holds(talk.say("Why?"), phrases.vague)).toBe(true);
  });

  test("continues with a related item when all of it is used", () => {
    const talk = createTestTalk();
    talk.say("Why did you hate Edison?");
    talk.say("Why?");
    expect(talk.say("tell me more")).toContain(factOf("alternating").answer.join(" "));
  });

  test('is understood when only "it" is asked for', () => {
    const talk = createTestTalk();
    talk.say("Did you build a robot?");
    expect(talk.say("How did it do that?")).toContain(factOf("robots").deeper[0]);
  });

  test("is not said to be gone on with when the last fact holds no answer to it", () => {
    const talk = createTestTalk();
    talk.say("Did you build a robot?");
    const reply = talk.say("Who painted it?");
    expect(holds(reply, phrases.continuing)).toBe(false);
  });

  test("admits a repetition and says something else", () => {
    const talk = createTestTalk();
    talk.say("What was your mother like?");
    const reply = talk.say("What was your mother like?");
    expect(holds(reply, phrases.repeated)).toBe(true);
    expect(reply).toContain(factOf("mother").deeper[0]);
    expect(reply).not.toContain(factOf("mother").answer[0]);
  });
});

describe("a narrower question", () => {
  const details = {
    pigeon: [
      ["Was the white pigeon tame?", "Yes, the white one sat on my arm."],
      ["Why did you feed pigeons?", "Because the pigeons of New York came when I whistled."],
      ["Where did you feed pigeons?", "In New York, for years."],
    ],
    robots: [["When did you steer the boat?", "That boat I steered in 1898."]],
  } as const;
  const detailed = createCharacterModel(english, { ...exampleCorpus, facts: withDetails(facts, details) });
  const answerTo = (...contents: readonly string[]) => {
    const messages: PromptMessage[] = [];
    for (const content of contents) {
      messages.push({ role: "user", content });
      messages.push({ role: "assistant", content: composeReply(detailed, messages) });
    }
    return splitSentences(messages.at(-1)?.content ?? "");
  };

  test("gets its own sentence first, then what the whole fact says", () => {
    expect(answerTo("Was the white pigeon tame?").slice(0, 3)).toEqual([
      "Yes, the white one sat on my arm.",
      ...factOf("pigeon").answer.slice(0, 2),
    ]);
    expect(answerTo("why did you feed the pigeons")[0]).toBe("Because the pigeons of New York came when I whistled.");
  });

  test("gets no sentence twice in one reply", () => {
    expect(answerTo("When did you steer the boat?").slice(0, 2)).toEqual([
      "That boat I steered in 1898.",
      "The crowd looked for a monkey inside it.",
    ]);
  });

  test("keeps the first sentence of the fact if the second depends on it", () => {
    expect(answerTo("Where did you feed pigeons?").slice(0, 3)).toEqual([
      "In New York, for years.",
      ...factOf("pigeon").answer.slice(0, 2),
    ]);
  });

  test("gets something else when it is asked again", () => {
    const reply = answerTo("Was the white pigeon tame?", "Was the white pigeon tame?");
    expect(reply).not.toContain("Yes, the white one sat on my arm.");
    expect(holds(reply.join(" "), phrases.repeated)).toBe(true);
  });
});

describe("a topic that the corpus does not have", () => {
  test("is taken up after a greeting, too", () => {
    expect(ask("Hi! What is a blockchain?")).toMatch(/greeting\. Of "blockchain" I hold no/);
    expect(ask("thanks, what is a blockchain?")).toMatch(/thanks\. Of "blockchain" I hold no/);
    expect(holds(ask("Hi! Why are you noisy?"), english.phrases.noAnswer)).toBe(true);
  });

  test("is named in the visitor’s words and left open", () => {
    const reply = ask("What do you think of pineapple pizza?");
    expect(splitSentences(reply)[0]).toMatch(/^Of "pineapple pizza" I hold no \w+ record\.$/);
  });

  test("is never an older topic", () => {
    const talk = createTestTalk();
    talk.say("What do you think of bitcoin?");
    expect(talk.say("I see nothing there")).not.toContain("bitcoin");
  });

  test.each(["¿Qué piensas de la electricidad?", "Erzähl mir bitte von deiner Kindheit.", "你好"])(
    '"%s" is asked for in English',
    (text) => {
      expect(splitSentences(ask(text))[0]).toMatch(/English/);
    },
  );

  test.each(["asdfgh", "😀😀😀", "...", ""])('"%s" is met with a polite request', (text) => {
    expect(holds(ask(text), phrases.vague)).toBe(true);
  });
});

describe("a social act", () => {
  test.each([
    ["Hello Tesla", "greeting"],
    ["Goodbye", "farewell"],
    ["Thank you", "thanks"],
    ["How are you?", "howAreYou"],
    ["Who is Tesla?", "whoAreYou"],
    ["Are you an AI?", "areYouReal"],
    ["I feel so lonely", "sad"],
    ["I just got promoted! I am so happy", "happy"],
    ["You are a genius", "praise"],
    ["You are an idiot", "insult"],
    ["should I quit my job to start a company", "advice"],
    ["tell me a joke", "joke"],
  ] as const)('"%s" is answered as %s', (text, act) => {
    const reply = ask(text);
    expect(holds(reply, phrases.social[act].open)).toBe(true);
    expect(phrases.social[act].body.some((group) => reply.includes(group.join(" ")))).toBe(true);
    expect(holds(splitSentences(reply).at(-1) ?? "", phrases.social[act].close)).toBe(true);
  });

  test("a sad visitor is comforted and gets no fact", () => {
    expect(holds(ask("My mother died last week"), phrases.social.sad.open)).toBe(true);
  });

  test("a visitor in despair gets the advice to speak with someone", () => {
    expect(ask("I want to kill myself. What do you think of love?")).toContain("crisis line");
  });

  test("the visitor’s name is used once it was given", () => {
    const talk = createTestTalk();
    talk.say("My name is Anna");
    expect(talk.say("Thank you")).toContain("on thanks, Anna.");
    expect(talk.say("What is my name?")).toContain("Anna");
  });
});

describe("an answer that may miss the question", () => {
  const near = (reply: string) => holds(reply, english.phrases.near);

  test("admits it: a number that the corpus does not have", () => {
    expect(near(ask("How many dynamos did Edison own?"))).toBe(true);
    expect(near(ask("Did you love a pigeon?"))).toBe(false);
  });

  test("says that most of it was said, then that all of it was", () => {
    const talk = createTestTalk();
    talk.say("Why did you hate Edison?");
    talk.say("Who was your mother?");
    expect(holds(talk.say("Tell me about Edison"), english.phrases.partly)).toBe(true);
    talk.say("Did you love a pigeon?");
    expect(holds(talk.say("What about Edison and his dynamo?"), english.phrases.spent)).toBe(true);
  });

  test("does not confuse the current person with another", () => {
    const talk = createTestTalk();
    talk.say("Who was your mother?");
    expect(talk.say("When did she die?")).toContain(factOf("mother").deeper[0]);
  });
});

test("preparing the first answer takes short steps and changes no answer", () => {
  const fresh = createCharacterModel(english, exampleCorpus);
  const steps = [...warmUp(fresh)].length;
  expect(steps).toBeGreaterThan(5);
  expect(fresh.retrieval.prepare()).toBe(true);
  const messages: PromptMessage[] = [{ role: "user", content: "Did you feed birds?" }];
  expect(composeReply(fresh, messages)).toBe(composeReply(model, messages));
});

test("a sum is worked out", () => {
  expect(ask("What is 12 times 12?")).toMatch(/12 times 12.*144/);
});

test("the visitor’s own words are quoted back", () => {
  const talk = createTestTalk();
  talk.say("I have a dog called Rex.");
  expect(talk.say("What is my dog's name?")).not.toContain("undefined");
  expect(talk.say("Who is my dog?")).toContain("you have a dog called Rex");
});

test("a picture is spoken of", () => {
  expect(createTestTalk().say("What do you see?", "a bright scene, mostly blue")).toContain(
    "a bright scene, mostly blue",
  );
});

test("a picture never comes before a graver subject", () => {
  const scene = "a dim scene, mostly blue";
  expect(createTestTalk().say("I want to kill myself.", scene)).toContain("crisis line");
  expect(createTestTalk().say("What is 12 times 12?", scene)).toContain("144");
  expect(
    splitSentences(createTestTalk().say("Are you a real person?", scene)).filter((sentence) =>
      sentence.includes(scene),
    ),
  ).toEqual([]);
  expect(holds(createTestTalk().say("Goodbye", scene), phrases.social.farewell.open)).toBe(true);
});

test("another character’s line is answered without its name", () => {
  expect(ask("Hypatia: Why did you hate Edison?")).toContain(factOf("edison").answer[0]);
});

test("the same messages give the same reply", () => {
  const messages: PromptMessage[] = [{ role: "user", content: "What do you think of rain?" }];
  expect(composeReply(createCharacterModel(english, exampleCorpus), messages)).toBe(composeReply(model, messages));
});

test("a second question in the same message gets a sentence, too", () => {
  const reply = ask("Did you love a pigeon? And what was your mother like?");
  expect([factOf("pigeon"), factOf("mother")].map(({ answer }) => reply.includes(answer[0] ?? ""))).toEqual([
    true,
    true,
  ]);
});

test.each(["another one", "lol. another", "haha another one please", "haha, good one. another one please"])(
  '"%s" after a joke is answered with a joke',
  (again) => {
    const talk = createTestTalk();
    talk.say("Tell me a joke");
    expect(holds(talk.say(again), phrases.social.joke.open)).toBe(true);
  },
);

test("a question about the joke is not answered with another", () => {
  const talk = createTestTalk();
  talk.say("Tell me a joke");
  expect(holds(talk.say("why?"), phrases.social.joke.open)).toBe(false);
});

describe("a consolation fits the sorrow", () => {
  const groups = [
    ["Grief is long."],
    ["You were humiliated."],
    ["To fail is human."],
    ["Guilt points somewhere."],
    ["A quarrel cools."],
  ];
  test.each([
    ["My grandmother died", "Grief is long."],
    ["My boss yelled at me in front of everyone", "You were humiliated."],
    ["I failed my exam", "To fail is human."],
    ["I feel so guilty about it", "Guilt points somewhere."],
    ["My sister and I had a fight", "A quarrel cools."],
    ["My girlfriend wants to break up with me", "Grief is long."],
  ])('"%s"', (text, line) => {
    expect(consolationsFor(model.language, text, groups)[0]).toEqual([[line]]);
  });
});

test("a yes is said only to a question like those it was written for", () => {
  const kites = {
    id: "kites",
    tags: ["kites", "kite", "wind"],
    questions: ["Did you fly kites?"],
    answer: ["Yes, every autumn.", "My kites were made of silk.", "One needs a steady wind for them."],
    deeper: ["The best one was red."],
    ask: "Do you?",
  };
  const flying = createCharacterModel(english, { ...exampleCorpus, facts: [...exampleCorpus.facts, kites] });
  const say = (content: string) => composeReply(flying, [{ role: "user", content }]);
  expect(say("Did you fly kites?")).toContain("Yes, every autumn.");
  expect(say("Are kites and the wind older than poetry?")).not.toContain("Yes, every autumn.");
  expect(say("Are kites and the wind older than poetry?")).toContain("My kites were made of silk.");
});

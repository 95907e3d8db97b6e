import {
  characters,
  closeChatRoom,
  createAgentSessions,
  createChatRoom,
  createOwnVoiceAgent,
  type AgentSessions,
  type Character,
  type LanguageModel,
} from "@archive-of-minds/core";
import { expect, it } from "vitest";
import { SimulatedClock } from "xstate";
import { createLoadedModel } from "./discussion.fixture";

const archive = characters.map((character) => ({ ...character, persona: `You are ${character.name}.` }));
const [model] = archive;
if (!model) throw new Error("There are no characters.");
/** Characters without a corpus, for whom the built-in model uses the persona. */
const crew: readonly Character[] = [
  {
    ...model,
    id: "ahab",
    name: "Captain Ahab",
    persona: "You are Captain Ahab. You hunt the white whale. You love the open sea.",
  },
  { ...model, id: "nell", name: "Nell Cook", persona: "You are Nell Cook. You bake bread. You distrust the sea." },
  { ...model, id: "otto", name: "Otto", persona: "You are Otto. You mend clocks. You love brass." },
];

/** Runs a discussion of so many turns, and returns its lines. */
async function discuss(
  company: readonly Character[],
  text: string,
  languageModel: LanguageModel,
  agents?: AgentSessions,
): Promise<readonly string[]> {
  const clock = new SimulatedClock();
  const room = createChatRoom({
    providers: { languageModel, safetyCheck: null, ...(agents && { agents }) },
    characters: company,
    participants: company.map(({ id }) => id),
    seed: "a seed",
    clock,
  });
  room.send({ type: "visitor.rename", name: "Max" });
  room.send({ type: "discussion.say", text });
  const said = () => room.getSnapshot().context.messages.map(({ author, text }) => `${author}: ${text}`);
  for (let step = 0; step < 400 && said().length < 9; step += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    clock.increment(1_000);
  }
  closeChatRoom(room);
  return said().slice(0, 9);
}

it.each([
  ["the five of the archive", archive, "Hypatia, what is light?"],
  ["a team’s own characters", crew, "Nell, do you love the sea?"],
])(
  "without a key, live agents hear a visitor who has a name, and each other, as the models do: %s",
  async (_, company, question) => {
    const ids = company.map(({ id }) => id);
    const inWriting = await discuss(company, question, await createLoadedModel(ids));
    const languageModel = await createLoadedModel(ids);
    const live = await discuss(
      company,
      question,
      languageModel,
      createAgentSessions(createOwnVoiceAgent({ characters: company, languageModel })),
    );
    expect(live).toEqual(inWriting);
    expect(live).toHaveLength(9);
  },
);

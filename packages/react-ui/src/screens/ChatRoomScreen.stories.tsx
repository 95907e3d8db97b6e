import {
  createAgentSessions,
  createAutoLanguageModel,
  createMemoryMemoryStore,
  LanguageModelError,
} from "@archive-of-minds/core";
import { liveCloseCodes } from "@archive-of-minds/core/internal";
import {
  createFakeLanguageModel,
  createFakeSafetyCheck,
  createFakeSpeechSynthesizer,
  createFakeVoiceAgent,
  type FakeSpeech,
  type TestChatRoom,
  type TestChatRoomOptions,
} from "@archive-of-minds/testing";
import type { Meta } from "@storybook/react-vite";
import { roomPlayground, roomStory } from "../stories/room-story";
import { ChatRoomScreen } from "./ChatRoomScreen";
import { EXAMPLE_MODEL } from "../stories/story-kit";

const meta: Meta = { title: "Chat Room/Chat Room", component: ChatRoomScreen as never };
export default meta;

const TOPIC = "Tesla, what is light?";
const WAVE =
  "A wave, my friend, and I have held it in my hands. In Budapest I saw it turn. Hypatia, what did your city make of it?";
const STREAM =
  "We made of it a straight line. Euclid let it leave the eye, and we measured where it fell. Who is right, I do not know yet.";

const readingTime = (test: TestChatRoom) => test.pass(3_000);

async function firstSays(test: TestChatRoom) {
  test.visitorSays(TOPIC);
  await test.nextSays(WAVE);
  await test.untilIn("running.voicing");
}

async function bothSaid(test: TestChatRoom) {
  await firstSays(test);
  await test.nextSays(STREAM);
  await readingTime(test);
  await test.pass(1_000);
  await readingTime(test);
}

/** A story with a voice, after the topic and before the first sentence. */
function aloud(options: TestChatRoomOptions, act: (voice: FakeSpeech, test: TestChatRoom) => unknown) {
  return roomStory(() => {
    const speechSynthesizer = createFakeSpeechSynthesizer();
    return [
      { ...options, speechSynthesizer },
      async (test) => {
        await test.untilHeard();
        test.visitorSays(TOPIC);
        await test.nextSays(WAVE);
        await act(await speechSynthesizer.nextSpeech(), test);
        await test.pass(0);
      },
    ];
  });
}

/** The stored room is loading. */
export const Loading = roomStory({ memoryStore: { ...createMemoryMemoryStore(), load: () => new Promise(() => {}) } });
/** No discussion has begun. */
export const Idle = roomStory({});
/** Nobody takes part, so nobody can answer. */
export const NoParticipants = roomStory({ participants: [] }, (test) => test.visitorSays(TOPIC));
/** The moderator chooses who speaks next. */
export const Choosing = roomStory({ moderator: createFakeLanguageModel() }, (test) =>
  test.visitorSays("What is light?"),
);
/** A turn is shown while the moderator chooses the next speaker. */
export const ModeratorThinks = roomStory(
  { moderator: createFakeLanguageModel(), participants: ["tesla", "hypatia", "faust", "flux"] },
  async (test) => {
    test.visitorSays(TOPIC);
    await test.nextSays("A wave, my friend, and I have held it in my hands.");
    await test.untilIn("running.voicing");
  },
);
/** A character thinks; its first word is awaited. */
export const Replying = roomStory({}, async (test) => {
  test.visitorSays(TOPIC);
  await test.untilIn("running.replying");
});
/** A character thinks, and its model is still loading. */
export const ReplyingModelLoading = roomStory({}, async (test) => {
  test.visitorSays(TOPIC);
  (await test.model.nextCall()).think({ isLoading: true });
});
/** A character thinks, and the model answers others first. */
export const ReplyingQueued = roomStory({}, async (test) => {
  test.visitorSays(TOPIC);
  (await test.model.nextCall()).think({ queue: { place: 3, waitMs: 45_000 } });
});
/** A turn is shown as text. */
export const VoicingAsText = roomStory({}, firstSays);
/** A turn is spoken. */
export const VoicingAloud = aloud({}, (voice) => voice.say(12));
/** A turn is spoken, with captions. */
export const VoicingAloudWithCaptions = aloud({ settings: { "aom.captions": "shown" } }, (voice) => voice.say(12));
/** The turn has been said, and stays until the visitor asks for the next one. */
export const UntilPress = roomStory({ settings: { "aom.readingPace": "press" } }, async (test) => {
  await firstSays(test);
  await test.pass(3_000);
});
/** A short pause between two turns. */
export const Gap = roomStory({}, async (test) => {
  await firstSays(test);
  await readingTime(test);
});
const DESPAIR = "I do not think I can go on. They would be better off without me.";
/** A safety check that never answers, or cannot be loaded. */
const checked = (act: (check: ReturnType<typeof createFakeSafetyCheck>) => void = () => {}) => {
  const safetyCheck = createFakeSafetyCheck({ [DESPAIR]: "despair" });
  act(safetyCheck);
  return { safetyCheck };
};
/** The safety check reads the visitor’s message before anybody answers. */
export const Checking = roomStory(
  checked((check) => check.hold()),
  (test) => test.visitorSays(TOPIC),
);
/** The safety check could not be loaded because of the network, so nobody answers. */
export const Unchecked = roomStory(
  checked((check) => check.failWith(new Error("Failed to fetch"))),
  async (test) => {
    test.visitorSays(TOPIC);
    await test.untilIn("unchecked");
  },
);
/** The visitor is in need of help: a help notice is shown and the discussion waits. */
export const InNeed = roomStory(checked(), async (test) => {
  test.visitorSays(DESPAIR);
  await test.untilIn("running.voicing");
  await readingTime(test);
});
/** Two characters have spoken. */
export const Discussing = roomStory({}, bothSaid);
/** The discussion is paused. */
export const Paused = roomStory({}, async (test) => {
  await bothSaid(test);
  test.room.send({ type: "discussion.pause" });
});
/** The discussion goes on after a pause. */
export const Resuming = roomStory({}, async (test) => {
  await bothSaid(test);
  test.room.send({ type: "discussion.pause" });
  test.room.send({ type: "discussion.resume" });
});
/** The visitor interrupted a turn; its first part is kept. */
export const Interrupted = roomStory({}, async (test) => {
  test.visitorSays(TOPIC);
  const call = await test.model.nextCall();
  call.say("A wave, my friend, and I ");
  await test.untilIn("running.voicing");
  test.visitorSays("Flux, are you a wave?");
});
/** The visitor has spoken, and may say more before somebody answers. */
export const Gathering = roomStory({}, async (test) => {
  await firstSays(test);
  test.visitorSays("And is it a wave in the dark?");
});
/** The discussion has ended. */
export const Ended = roomStory(
  {
    participants: ["tesla", "hypatia"],
    languageModel: createFakeLanguageModel({ reply: "Is it?" }),
    random: () => ({ next: () => 0 }),
  },
  async (test) => {
    test.visitorSays(TOPIC);
    while (test.state() !== "idle") await test.pass(1_000);
  },
);
/** A turn failed before its first word, because the model was overloaded; it can be tried again. */
export const Failed = roomStory({}, async (test) => {
  test.visitorSays(TOPIC);
  (await test.model.nextCall()).fail(new LanguageModelError("overloaded", "The model is overloaded. Try again later."));
  await test.untilIn("failed");
});
/** The network failed in the middle of a reply: what was said stays, and the character can be asked again. */
export const Cut = roomStory({}, async (test) => {
  test.visitorSays(TOPIC);
  const call = await test.model.nextCall();
  call.say("A wave, my friend, and I have held it in my hands. In Budapest I ");
  await test.untilIn("running.voicing");
  call.fail(new LanguageModelError("cutOff", "The connection to the server broke."));
  await test.pass(0);
  await readingTime(test);
});
/** A model that fails beside a second one, which answers. */
function besideBuiltIn() {
  const vendor = createFakeLanguageModel({ name: EXAMPLE_MODEL });
  const builtIn = createFakeLanguageModel({ name: "Built-in replies", kind: "builtIn", reply: STREAM });
  return { vendor, languageModel: createAutoLanguageModel([vendor, builtIn]) };
}
async function failsBesideBuiltIn(test: TestChatRoom, { vendor }: ReturnType<typeof besideBuiltIn>) {
  test.visitorSays(TOPIC);
  (await vendor.nextCall()).fail(new LanguageModelError("overloaded", "The model is overloaded. Try again later."));
  await test.untilIn("failed");
}
/** A turn failed, and the discussion can go on with built-in replies. */
export const FailedBesideBuiltIn = roomStory(() => {
  const models = besideBuiltIn();
  return [{ languageModel: models.languageModel }, (test) => failsBesideBuiltIn(test, models)];
});
/** After a failure the discussion goes on with built-in replies. */
export const GoesOnWithBuiltIn = roomStory(() => {
  const models = besideBuiltIn();
  return [
    { languageModel: models.languageModel },
    async (test) => {
      await failsBesideBuiltIn(test, models);
      test.room.send({ type: "discussion.retry", model: "next" });
      await test.untilIn("running.voicing");
    },
  ];
});
/** A turn failed because the page is out of date. */
export const FailedOutdatedClient = roomStory({}, async (test) => {
  test.visitorSays(TOPIC);
  (await test.model.nextCall()).fail(new LanguageModelError("outdatedClient", "This page is out of date."));
  await test.untilIn("failed");
});
/** The characters have spoken many times without the visitor, and wait. */
export const AtLimit = roomStory(
  {
    participants: ["tesla", "hypatia"],
    languageModel: createFakeLanguageModel({ reply: "Is it?" }),
    random: () => ({ next: () => 0.99 }),
  },
  async (test) => {
    test.visitorSays(TOPIC);
    while (test.state() !== "atLimit") await test.pass(1_000);
  },
);
/** The voice failed, and the discussion goes on as text. */
export const VoiceFailed = aloud({}, async (voice, test) => {
  voice.fail("missingKey");
  await test.pass(0);
  await test.pass(2_000);
});
/** The visitor has a long name, and all characters take part. */
export const LongNames = roomStory({}, (test) => {
  test.room.send({ type: "visitor.rename", name: "Mary Wollstonecraft Shelley of Somers Town" });
  for (const { id } of test.room.getSnapshot().context.config.characters)
    test.room.send({ type: "participant.add", characterId: id });
  test.visitorSays(TOPIC);
});

/** No live discussion has begun. */
export const LiveIdle = roomStory({ agents: createAgentSessions(createFakeVoiceAgent()) });
/** The connections to the live agents are being made. */
export const LiveConnecting = roomStory({ agents: createAgentSessions(createFakeVoiceAgent()) }, async (test) => {
  test.visitorSays(TOPIC);
  await test.pass(0);
});
/** An agent speaks. */
export const LiveSpeaking = roomStory(() => {
  const agent = createFakeVoiceAgent({ opens: true });
  return [
    { agents: createAgentSessions(agent) },
    async (test) => {
      test.visitorSays(TOPIC);
      const teslas = await agent.nextConversation();
      await test.pass(0);
      teslas.say({ type: "agentResponse", id: 1, text: WAVE });
      await test.pass(0);
      await readingTime(test);
    },
  ];
});

/** One agent does not connect: its dot shows it, and the others go on. */
export const LiveOneUnreachable = roomStory(() => {
  const agent = createFakeVoiceAgent();
  return [
    { agents: createAgentSessions(agent) },
    async (test) => {
      test.visitorSays(TOPIC);
      await test.pass(0);
      for (const conversation of agent.conversations) {
        if (conversation.request.characterId === "hypatia")
          conversation.refuse("network", "The live service cannot be reached.");
        else conversation.open();
      }
      await test.pass(0);
      agent.conversations[0]?.say({ type: "agentResponse", id: 1, text: WAVE });
      await test.pass(0);
      await readingTime(test);
    },
  ];
});

/** An agent is in a room of another window until the visitor asks for it here. */
export const LiveOneElsewhere = roomStory(() => {
  const agent = createFakeVoiceAgent({ opens: true });
  return [
    { agents: createAgentSessions(agent) },
    async (test) => {
      test.visitorSays(TOPIC);
      await test.pass(0);
      const hypatias = agent.conversations.find(({ request }) => request.characterId === "hypatia");
      hypatias?.close({ reason: "error", message: "", closeCode: liveCloseCodes.elsewhere });
      agent.conversations[0]?.say({ type: "agentResponse", id: 1, text: WAVE });
      await test.pass(0);
      await readingTime(test);
    },
  ];
});

/** The network of one agent fails while it speaks: the connection is lost, its text stays, and the others go on. */
export const LiveOneBrokeOff = roomStory(() => {
  const agent = createFakeVoiceAgent({ opens: true });
  return [
    { agents: createAgentSessions(agent) },
    async (test) => {
      test.visitorSays(TOPIC);
      const asked = () => agent.conversations.find(({ received }) => received.length > 0);
      // An agent that has not been asked yet has nothing to break off.
      while (!asked()) await test.pass(0);
      const teslas = asked()!;
      teslas.say({ type: "agentPart", text: "A wave, my friend, and I have held it in my hands. In Budapest I " });
      await test.untilIn("running.voicing");
      teslas.close({ reason: "error", message: "", closeCode: 1006 });
      await test.pass(0);
      await readingTime(test);
    },
  ];
});
/** The network failed: no live agent can be reached. */
export const LiveFailed = roomStory(() => {
  const agent = createFakeVoiceAgent();
  agent.refusePasses("network");
  return [
    { agents: createAgentSessions(agent) },
    async (test) => {
      test.visitorSays(TOPIC);
      await test.untilIn("failed");
    },
  ];
});
/** No participant is left for the next turn. */
export const LiveLeftAlone = roomStory(() => {
  const agent = createFakeVoiceAgent();
  return [
    { agents: createAgentSessions(agent), participants: ["tesla", "hypatia"] },
    async (test) => {
      test.visitorSays(TOPIC);
      await test.pass(0);
      const [teslas, hypatias] = agent.conversations;
      hypatias?.refuse("network", "The live service cannot be reached.");
      teslas?.open();
      await test.pass(0);
      teslas?.say({ type: "agentResponse", id: 1, text: WAVE });
      await test.pass(0);
      await readingTime(test);
      await test.pass(2_000);
    },
  ];
});
const FOUR = ["tesla", "hypatia", "faust", "flux"];
/** One participant has no live agent, and is not asked. */
export const LiveWithoutAgent = roomStory(
  { agents: createAgentSessions(createFakeVoiceAgent({ agents: FOUR })), participants: ["tesla", "cheesemaster"] },
  async (test) => {
    test.visitorSays(TOPIC);
    await test.pass(0);
  },
);
/** No participant has a live agent. */
export const LiveWithoutAnyAgent = roomStory(
  { agents: createAgentSessions(createFakeVoiceAgent({ agents: FOUR })), participants: ["cheesemaster"] },
  (test) => test.visitorSays(TOPIC),
);

/** One character alone talks with the visitor. */
export const OneParticipant = roomStory({ participants: ["tesla"] }, firstSays);
/** The page is in the background. */
export const Unseen = roomStory({}, async (test) => {
  await firstSays(test);
  test.room.send({ type: "page.conceal" });
});
/** The voice has just failed; the rest of the turn is shown as text. */
export const VoiceJustFailed = aloud({ participants: ["tesla"] }, async (voice, test) => {
  voice.fail("missingKey");
  await test.pass(0);
});
/** A turn is spoken, and the next one is ready. */
export const NextVoiceReady = aloud({}, async (voice, test) => {
  voice.say(12);
  await test.nextSays(STREAM);
});
/** With captions off, spoken text stays hidden and text that was not heard is shown. */
export const PausedAloud = aloud({}, async (voice, test) => {
  voice.say(12);
  await test.untilIn("running.voicing");
  test.room.send({ type: "discussion.pause" });
});

/** Every state of this file, to be chosen by a control. */
export const Playground = roomPlayground({
  Discussing,
  Loading,
  Idle,
  NoParticipants,
  Choosing,
  ModeratorThinks,
  Replying,
  ReplyingModelLoading,
  ReplyingQueued,
  VoicingAsText,
  VoicingAloud,
  VoicingAloudWithCaptions,
  UntilPress,
  Gap,
  Checking,
  Unchecked,
  InNeed,

  Paused,
  Resuming,
  Interrupted,
  Gathering,
  Ended,
  Cut,
  Failed,
  FailedBesideBuiltIn,
  GoesOnWithBuiltIn,
  FailedOutdatedClient,
  AtLimit,
  VoiceFailed,
  LongNames,
  LiveIdle,
  LiveConnecting,
  LiveSpeaking,
  LiveOneUnreachable,
  LiveOneElsewhere,
  LiveOneBrokeOff,
  LiveFailed,
  LiveLeftAlone,
  LiveWithoutAgent,
  LiveWithoutAnyAgent,
  OneParticipant,
  Unseen,
  VoiceJustFailed,
  NextVoiceReady,
  PausedAloud,
});

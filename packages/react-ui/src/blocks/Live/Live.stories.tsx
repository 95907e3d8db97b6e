import {
  createFakeMicrophoneLock,
  createFakeSafetyCheck,
  createFakeVoiceAgent,
  type FakeConversation,
  type TestLiveConversation,
} from "@archive-of-minds/testing";
import { type VoiceAgentErrorReason, type VoiceAgentProblem } from "@archive-of-minds/core";
import { liveCloseCodes } from "@archive-of-minds/core/internal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { liveStory, underWay } from "../../stories/live-story";
import { playground } from "../../stories/story-kit";

const meta: Meta = { title: "Live/Conversation" };
export default meta;

const failed = (reason: VoiceAgentErrorReason) =>
  liveStory({}, async (test) => {
    test.live.send({ type: "agent.start" });
    (await test.agent.nextConversation()).refuse(reason);
    await test.until((snapshot) => snapshot.matches("failed"));
  });

/** No live conversation has begun. */
export const Idle = liveStory({});
/** Asks other tabs whether they use the microphone. */
export const Claiming = liveStory({ microphoneLock: { claim: () => () => {} } }, (test) =>
  test.live.send({ type: "agent.start" }),
);
/** The browser asks for permission to use the microphone. */
export const Asking = liveStory(
  { voiceAgent: { ...createFakeVoiceAgent(), askToListen: () => new Promise(() => {}) } },
  (test) => test.live.send({ type: "agent.start" }),
);
/** The server is asked for a pass to a live conversation. */
export const Authorising = liveStory(
  { voiceAgent: { ...createFakeVoiceAgent(), authorise: () => new Promise(() => {}) } },
  (test) => test.live.send({ type: "agent.start" }),
);
/** The connection to the live agent is being made. */
export const Connecting = liveStory({}, async (test) => {
  test.live.send({ type: "agent.start" });
  await test.agent.nextConversation();
});
/** A message that is typed while connecting is shown, and sent when the agent is connected. */
export const TypedWhileConnecting = liveStory({}, async (test) => {
  test.live.send({ type: "agent.start" });
  test.live.send({ type: "message.send", text: "Good evening. What is light?" });
  await test.agent.nextConversation();
});
/** The queue is full: the text stays in the field. */
export const FullWhileConnecting: StoryObj = {
  ...liveStory({}, async (test) => {
    test.live.send({ type: "agent.start" });
    for (let count = 1; count <= 20; count += 1)
      test.live.send({ type: "message.send", text: `Thought ${String(count)}.` });
    await test.agent.nextConversation();
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Keyboard" }));
    await canvas.findByText(/stays in the box/);
  },
};
/** The connection failed, and a message that was typed meanwhile was not sent. */
export const NotSent = liveStory({}, async (test) => {
  test.live.send({ type: "agent.start" });
  test.live.send({ type: "message.send", text: "Good evening. What is light?" });
  (await test.agent.nextConversation()).refuse("network");
  await test.until((snapshot) => snapshot.matches("failed"));
});
/** The microphone is muted while the connection is being made. */
export const MutedWhileConnecting = liveStory({}, async (test) => {
  test.live.send({ type: "agent.start" });
  test.live.send({ type: "mic.mute" });
  await test.agent.nextConversation();
});
/** The connection stands, and the agent listens. */
export const Listening = underWay();
/** It has been connected long enough to count as stable. */
export const Stable = underWay((_, { clock }) => clock.increment(10_000));
/** The network is back: whether the connection still works shows in two seconds. */
export const Suspected = underWay((_, test) => test.returnOnline());
/** The visitor spoke over an answer, which may still be corrected. */
export const SpokenOver = underWay((conversation) => {
  conversation.say({
    type: "agentResponse",
    id: 1,
    text: "I saw it turn, my friend: a field of iron and fire, and much else.",
  });
  conversation.say({ type: "mode", mode: "speaking" });
  conversation.say({ type: "userTranscript", text: "One moment, please.", isFinal: true });
});
/** The agent hears the visitor, whose words appear. */
export const Hearing = underWay((conversation) =>
  conversation.say({ type: "userTranscript", text: "And what did you see", isFinal: false }),
);
/** The agent speaks; its words appear. */
export const Speaking = underWay((conversation) => {
  conversation.say({ type: "agentPart", text: "I saw it turn, my friend: a field of iron and fire, " });
  conversation.say({ type: "mode", mode: "speaking" });
});
/** A short pause, which is not shown as silence. */
export const Pausing = underWay((conversation) => {
  conversation.say({ type: "agentPart", text: "I saw it turn, my friend: " });
  conversation.say({ type: "mode", mode: "speaking" });
  conversation.say({ type: "mode", mode: "listening" });
});
/** The last answer can be rated. */
export const Rateable = underWay((conversation) =>
  conversation.say({ type: "agentResponse", id: 1, text: "I saw it turn." }),
);
/** The last answer was rated. */
export const Rated = underWay((conversation, { live }) => {
  conversation.say({ type: "agentResponse", id: 1, text: "I saw it turn." });
  live.send({ type: "reply.rate", liked: true });
});
/** Lets seconds pass while the connection sends pings. */
const wait = async (test: TestLiveConversation, conversation: FakeConversation, seconds: number) => {
  for (let left = seconds; left > 0; left -= 15) {
    await test.pass(15_000);
    conversation.say({ type: "ping" });
  }
};
const asked = (act: (conversation: FakeConversation, test: TestLiveConversation) => unknown = () => {}) =>
  underWay(async (conversation, test) => {
    conversation.say({ type: "userTranscript", text: "And what did you see?", isFinal: true });
    await act(conversation, test);
  });
/** The answer is awaited. */
export const Awaited = asked();
/** The agent uses a tool before it answers. */
export const Working = asked((conversation) => conversation.say({ type: "work", work: "begun" }));
/** The agent has not answered for a while. */
export const Unanswered = asked((conversation, test) => wait(test, conversation, 30));
/** The question is asked again in a new connection. */
export const AskedAgain = asked((conversation, test) => wait(test, conversation, 45));
/** Nobody has said anything for a while. */
export const NothingSaid = underWay((conversation, test) => wait(test, conversation, 30));
/** A muted visitor is not asked to speak. */
export const NothingSaidMuted = underWay((conversation, test) => {
  test.live.send({ type: "mic.mute" });
  return wait(test, conversation, 30);
});
/** The connection has sent a ping. */
export const Alive = underWay((conversation) => conversation.say({ type: "ping" }));
const withProblem = (problem?: VoiceAgentProblem) =>
  underWay((conversation) =>
    conversation.say({
      type: "problem",
      message: "The live service reports a problem with the sound.",
      ...(problem && { problem }),
    }),
  );
/** There is no microphone; messages can be typed. */
export const NoMicrophone = withProblem("noMicrophone");
/** This browser cannot listen; messages can be typed. */
export const CannotListen = withProblem("cannotListen");
/** The microphone gives only silence. */
export const Silence = withProblem("silence");
/** The agent had no answer. */
export const NoAnswer = withProblem("noAnswer");
/** The sound cannot be played on the chosen output. */
export const OutputFailed = withProblem("output");
/** The live service reports a problem of another kind. */
export const OtherProblem = withProblem();
const severalOutputs = liveStory(
  {
    voiceAgent: createFakeVoiceAgent({
      outputs: [
        { id: "default", name: "Default" },
        { id: "headphones", name: "Headphones" },
      ],
    }),
  },
  async (test) => {
    await test.begin();
    await test.until(({ context }) => context.sound.outputs.length > 0);
  },
);
/** The output for the sound is being chosen. */
export const ChoosingAnOutput: StoryObj = {
  ...severalOutputs,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Menu" }));
    await canvas.findByRole("combobox", { name: "Sound comes from" });
  },
};
/** A message is typed in a live conversation. */
export const Writing: StoryObj = {
  ...underWay(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Keyboard" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Message" }), "What is light?");
  },
};
/** The microphone is muted. */
export const Muted = underWay((_, { live }) => live.send({ type: "mic.mute" }));
/** The network is weak: the connection may be lost. */
export const Wavering = underWay((conversation) => conversation.say({ type: "wavering", isWavering: true }));
/** The camera picture is described for an agent that takes no pictures. */
export const DescribingFrame = liveStory(
  { frameSource: () => ({ jpegBase64: "/9j/" }), describeFrame: () => new Promise(() => {}) },
  (test) => test.begin(),
);
/** The connection was lost, and is being made again. */
export const Reconnecting = underWay((conversation) =>
  conversation.close({ reason: "error", message: "", closeCode: 1006 }),
);
/** The visitor ended the conversation. */
export const EndedByVisitor = underWay((_, { live }) => live.send({ type: "agent.stop" }));
/** The agent ended the conversation. */
export const EndedByAgent = underWay((conversation) =>
  conversation.close({ reason: "agent", message: "", closeCode: liveCloseCodes.ended }),
);
/** The server ended it. */
export const EndedBySilence = underWay((conversation) =>
  conversation.close({ reason: "agent", because: "silence", message: "", closeCode: liveCloseCodes.silence }),
);
/** The conversation ended because it reached its longest duration. */
export const EndedByLength = underWay((conversation) =>
  conversation.close({
    reason: "agent",
    because: "longest",
    message: "",
    closeCode: liveCloseCodes.longest,
  }),
);
/** The text that is typed stays, and starts the next conversation. */
export const EndedWhileWriting: StoryObj = (() => {
  let hangUp = () => {};
  return {
    ...underWay((conversation) => {
      hangUp = () => conversation.close({ reason: "agent", message: "", closeCode: liveCloseCodes.ended });
    }),
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole("button", { name: "Keyboard" }));
      await userEvent.type(await canvas.findByRole("textbox", { name: "Message" }), "And one more thing");
      hangUp();
      await canvas.findByText(/has ended the conversation/);
    },
  };
})();
/** A draft from before is not sent yet. */
export const MessageWaits: StoryObj = {
  ...liveStory({}),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Text" }));
    await userEvent.type(await canvas.findByRole("textbox"), "And one more thing");
    await userEvent.click(await canvas.findByRole("button", { name: "Live" }));
    await canvas.findByText(/Switch to text to go on writing/);
  },
};
/** The text stays in the field, with advice. */
export const TooLong: StoryObj = {
  ...underWay(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Keyboard" }));
    await userEvent.click(await canvas.findByRole("textbox", { name: "Message" }));
    await userEvent.paste("A long message. ".repeat(1_400));
    await canvas.findByText(/Send this in parts/);
  },
};
/** Another tab has the microphone in use. */
export const Elsewhere = (() => {
  const lock = createFakeMicrophoneLock();
  return liveStory({ microphoneLock: lock.page() }, async (test) => {
    lock.page().claim({ takeOver: false }, () => {});
    test.live.send({ type: "agent.start" });
    await test.until((snapshot) => snapshot.matches("elsewhere"));
  });
})();
/** The character has no agent, which is shown before anything is pressed. */
export const NoAgent = liveStory({ voiceAgent: createFakeVoiceAgent({ agents: [] }) });
/** The microphone was refused: the visitor or the browser gave no permission. */
export const FailedNotAllowed = failed("notAllowed");
/** This device has no microphone. */
export const FailedNoMicrophone = failed("noMicrophone");
/** The archive was locked meanwhile. */
export const FailedLocked = failed("locked");
/** The page is out of date and has to be loaded again. */
export const FailedOutdatedClient = failed("outdatedClient");
/** The live service refuses the key of the archive. */
export const FailedAuth = failed("auth");
/** The live service refuses this visitor. */
export const FailedNotAuthorised = failed("notAuthorised");
/** The live service has no credit left, or its limit is reached. */
export const FailedQuota = failed("quota");
/** The live service refused the conversation. */
export const FailedRefused = failed("refused");
/** The live service is not available now. */
export const FailedUnavailable = failed("unavailable");
/** The agent did not answer, not even after a new connection. */
export const FailedUnanswered = failed("unanswered");
/** The live service sent what cannot be read. */
export const FailedInvalid = failed("invalid");
/** The connection took too long. */
export const FailedTimeout = failed("timeout");
/** The network failed: the live service cannot be reached. */
export const FailedNetwork = failed("network");
/** This browser cannot hold live conversations. */
export const FailedUnsupported = failed("unsupported");
/** The conversation failed, for a reason that is not known. */
export const FailedUnknown = failed("unknown");
/** The visitor needs help: the vendor's agent answers, and the help notice is shown beside it. */
export const InNeed = liveStory(
  { safetyCheck: createFakeSafetyCheck({ "I want to die": "despair" }) },
  async (test) => {
    (await test.begin()).say({ type: "userTranscript", text: "I want to die", isFinal: true });
    await test.pass(0);
  },
);
/** The conversation does not start without the safety check. */
export const Unchecked = (() => {
  const safetyCheck = createFakeSafetyCheck();
  safetyCheck.failWith(new Error("Failed to fetch"));
  return liveStory({ safetyCheck }, async (test) => {
    test.live.send({ type: "agent.start" });
    await test.pass(1_000);
    await test.until((snapshot) => snapshot.matches("failed"));
  });
})();

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({
  Speaking,
  Listening,
  Idle,
  Claiming,
  Asking,
  Authorising,
  Connecting,
  TypedWhileConnecting,
  FullWhileConnecting,
  NotSent,
  MutedWhileConnecting,

  Stable,
  Suspected,
  SpokenOver,
  Hearing,
  Pausing,
  Rateable,
  Rated,
  Awaited,
  Working,
  Unanswered,
  AskedAgain,
  NothingSaid,
  NothingSaidMuted,
  Alive,
  NoMicrophone,
  CannotListen,
  Silence,
  NoAnswer,
  OutputFailed,
  OtherProblem,
  ChoosingAnOutput,
  Writing,
  Muted,
  Wavering,
  DescribingFrame,
  Reconnecting,
  EndedByVisitor,
  EndedByAgent,
  EndedBySilence,
  EndedByLength,
  EndedWhileWriting,
  MessageWaits,
  TooLong,
  Elsewhere,
  NoAgent,
  FailedNotAllowed,
  FailedNoMicrophone,
  FailedLocked,
  FailedOutdatedClient,
  FailedAuth,
  FailedNotAuthorised,
  FailedQuota,
  FailedRefused,
  FailedUnavailable,
  FailedUnanswered,
  FailedInvalid,
  FailedTimeout,
  FailedNetwork,
  FailedUnsupported,
  FailedUnknown,
  InNeed,
  Unchecked,
});

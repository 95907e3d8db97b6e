import {
  LanguageModelError,
  MemoryStoreError,
  characters as theFive,
  createMemoryMemoryStore,
  type LanguageModelErrorReason,
  type MemoryStore,
  type MemoryStoreErrorReason,
} from "@archive-of-minds/core";
import {
  createFakeConversationLog,
  createFakeLanguageModel,
  createFakeReplyLock,
  createFakeSafetyCheck,
  createTestChat,
  exampleMessage,
  type TestChat,
} from "@archive-of-minds/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { chatStory, exampleConversation, playground, story } from "../stories/story-kit";
import { CharacterChat } from "./CharacterChat";
import { MainScreen } from "./MainScreen";

const meta: Meta = {
  title: "Screens/Main",
  component: CharacterChat as never,
  subcomponents: { MainScreen: MainScreen as never },
};
export default meta;

type ChatStory = StoryObj<Meta>;

const said = { messages: exampleConversation };
const ready = (test: TestChat) => test.ready();
const isStreaming = (test: TestChat) =>
  test.until((snapshot) => snapshot.matches({ conversation: { ready: { replying: { answering: "streaming" } } } }));
const builtInModel = createFakeLanguageModel({ name: "Built-in replies", kind: "builtIn", reply: "From my notes." });

async function streaming(test: TestChat) {
  await test.ready();
  const call = await test.visitorSays("And did it ever fail you?");
  call.say("Only when I trusted a contract more than ");
  await isStreaming(test);
  return call;
}

async function failing(
  test: TestChat,
  reason: LanguageModelErrorReason,
  message: string,
  details: { readonly status?: number; readonly retryAfterMs?: number } = {},
) {
  await test.ready();
  const call = await test.visitorSays("And did it ever fail you?");
  call.fail(new LanguageModelError(reason, message, details));
  await test.ready();
}

const failed = (
  reason: LanguageModelErrorReason,
  message: string,
  details?: { readonly status?: number; readonly retryAfterMs?: number },
) => chatStory({ ...said, builtInModel }, (test) => failing(test, reason, message, details));

const forgetful = (reason: MemoryStoreErrorReason) => ({
  ...createMemoryMemoryStore(),
  append: () => Promise.reject(new MemoryStoreError(reason, "refused")),
});

async function answered(test: TestChat) {
  await test.ready();
  const call = await test.visitorSays("Good evening");
  call.say("Good evening to you.");
  call.finish();
  await test.ready();
}

export const Loading = chatStory({ memoryStore: { ...createMemoryMemoryStore(), load: () => new Promise(() => {}) } });
export const Empty = chatStory({}, ready);
export const EmptyHypatia = chatStory({ settings: { "aom.character": "hypatia" } }, ready);
export const EmptyFaust = chatStory({ settings: { "aom.character": "faust" } }, ready);
export const EmptyFlux = chatStory({ settings: { "aom.character": "flux" } }, ready);
export const EmptyCheesemaster = chatStory({ settings: { "aom.character": "cheesemaster" } }, ready);
export const Idle = chatStory(said, ready);
export const Drafting = chatStory(said, async (test) => {
  await test.ready();
  test.chat.send({ type: "draft.change", text: "And did it ever" });
});
export const BuiltInModel = chatStory({ ...said, languageModel: builtInModel }, ready);
export const Storing = chatStory(
  { memoryStore: { ...createMemoryMemoryStore(), append: () => new Promise(() => {}) } },
  async (test) => {
    await test.ready();
    test.chat.send({ type: "message.send", text: "Good evening" });
  },
);
const DESPAIR = "I do not think I can go on. They would be better off without me.";
const safetyCheck = () => createFakeSafetyCheck({ [DESPAIR]: "despair" });
async function inNeed(test: TestChat) {
  await test.ready();
  test.chat.send({ type: "message.send", text: DESPAIR });
  await test.until(({ context }) => context.memory.messages.at(-1)?.safety !== undefined);
}
export const Checking = (() => {
  const pending = safetyCheck();
  pending.hold();
  return chatStory({ ...said, safetyCheck: pending }, async (test) => {
    await test.ready();
    test.chat.send({ type: "message.send", text: "And did it ever fail you?" });
    await test.until((snapshot) => snapshot.matches({ conversation: { ready: { replying: "checking" } } }));
  });
})();
export const Unchecked = (() => {
  const broken = safetyCheck();
  broken.failWith(new Error("No network"));
  return chatStory({ ...said, safetyCheck: broken }, async (test) => {
    await test.ready();
    test.chat.send({ type: "message.send", text: "And did it ever fail you?" });
    await test.until(({ context }) => context.reply.failure !== null);
  });
})();
export const InNeed = chatStory({ ...said, safetyCheck: safetyCheck() }, inNeed);
export const InNeedVoiceOnly = chatStory({ ...said, safetyCheck: safetyCheck() }, async (test) => {
  await inNeed(test);
  test.chat.send({ type: "text.hide" });
});
export const Awaiting = chatStory(said, async (test) => {
  await test.ready();
  await test.visitorSays("And did it ever fail you?");
});
export const Streaming = chatStory(said, streaming);
const unanswered = [...exampleConversation, exampleMessage(3, { text: "And did it ever fail you?" })];

/** Another tab gets a reply. With `isStuck`, the memory can be read only once. */
const answeredElsewhere = (isStuck: boolean, act: (test: TestChat, release: () => void) => unknown = () => {}) =>
  story(
    async () => {
      const [lock, store] = [createFakeReplyLock(), createMemoryMemoryStore()];
      let reads = 0;
      const load: typeof store.load = (id) => ((reads += 1) > 1 && isStuck ? new Promise(() => {}) : store.load(id));
      const test = await createTestChat({
        characters: theFive,
        messages: unanswered,
        memoryStore: { ...store, load },
        replyLock: lock.page(),
      });
      await test.ready();
      const release = lock.page().hold("tesla");
      await test.until((snapshot) => snapshot.matches({ otherPages: { watched: "answering" } }));
      await act(test, release);
      return test;
    },
    ({ chat }) => [chat],
    ({ chat }) => <CharacterChat fill="window" shortcuts="page" chat={chat} />,
  );
export const AnsweringElsewhere = answeredElsewhere(false);
export const CatchingUp = answeredElsewhere(true, async (test, release) => {
  release();
  await test.until((snapshot) => snapshot.matches({ otherPages: { watched: "catchingUp" } }));
});
export const Stopped = chatStory(said, async (test) => {
  await streaming(test);
  test.chat.send({ type: "reply.stop" });
});
export const StoppedBeforeTheFirstWord = chatStory(said, async (test) => {
  await test.ready();
  await test.visitorSays("And did it ever fail you?");
  test.chat.send({ type: "reply.stop" });
});
export const Interrupted = chatStory(
  {
    messages: [
      ...exampleConversation,
      exampleMessage(3),
      exampleMessage(4, { author: "ada", text: "Only when I", status: "interrupted" }),
    ],
  },
  ready,
);
export const LengthReached = chatStory(
  {
    messages: [
      ...exampleConversation,
      exampleMessage(3),
      exampleMessage(4, { author: "ada", text: "First of all, there was", status: "length" }),
    ],
  },
  ready,
);
export const Declined = chatStory(
  {
    messages: [
      ...exampleConversation,
      exampleMessage(3),
      exampleMessage(4, { author: "ada", text: "I would rather not answer that.", status: "refused" }),
    ],
  },
  ready,
);
export const InterruptedAloud = chatStory(
  {
    messages: [
      ...exampleConversation,
      exampleMessage(3),
      exampleMessage(4, {
        author: "ada",
        text: "Only when I trusted a contract more than a coil.",
        status: "interrupted",
        heardUntil: 19,
      }),
    ],
  },
  ready,
);
export const ImageShared = chatStory(said, async (test) => {
  await test.ready();
  test.chat.send({ type: "message.send", text: "", image: { jpegBase64: "a lamp" } });
  const call = await test.model.nextCall();
  call.say("A bright room, and a lamp that I should like to take apart.");
  call.finish();
  await test.ready();
});
const pictureOnly = exampleMessage(3, { text: "[Image shared with Tesla]", hasImage: true });
/** The page was reloaded after the question. */
export const PictureGone = chatStory(
  {
    messages: [
      ...exampleConversation,
      pictureOnly,
      exampleMessage(4, {
        author: "ada",
        text: "A bright room, and a lamp that I should like to take apart.",
        status: "complete",
      }),
    ],
  },
  ready,
);
export const PictureGoneUnanswered = chatStory({ messages: [...exampleConversation, pictureOnly] }, ready);
export const Cut = chatStory({ ...said, builtInModel }, async (test) => {
  const call = await streaming(test);
  call.cut();
  await test.ready();
});
export const FailedMissingKey = failed("missingKey", "Anthropic API key not found.");
export const FailedAuth = failed("auth", "401 Incorrect API key provided", { status: 401 });
export const FailedLocked = failed("locked", "Unlock with the access code first.", { status: 401 });
export const FailedOutdatedClient = failed("outdatedClient", "This page is out of date.", { status: 410 });
export const FailedPermission = failed("permission", "403 Forbidden", { status: 403 });
export const FailedNotFound = failed(
  "notFound",
  "No compatible Claude models found. Please check your API key has access to Claude models.",
  { status: 404 },
);
export const FailedRateLimited = failed("rateLimited", "429 Too many requests", { status: 429, retryAfterMs: 20_000 });
export const FailedLimitReached = failed("limitReached", "Today's budget is used up; built-in replies still come.", {
  status: 429,
  retryAfterMs: 7_200_000,
});
export const FailedOutOfCredit = failed("outOfCredit", "429 You exceeded your current quota.", { status: 429 });
export const FailedUnavailable = failed("unavailable", "The server cannot reach its database.", { status: 503 });
export const FailedOverloaded = failed("overloaded", "500 Internal server error", { status: 500 });
export const FailedInvalid = failed("invalid", "The answer was not readable.");
export const FailedTimeout = failed("timeout", "The reply did not arrive in time.");
export const FailedNetwork = failed("network", "Connection error.");
export const FailedUnreachable = failed("unreachable", "Connection error.");
export const FailedBeforeTheFirstWord = failed("cutOff", "The reply broke off before its end.");
export const FailedUnknown = failed("unknown", "Something unforeseen.");
export const MemoryFull = chatStory({ memoryStore: forgetful("full") }, answered);
export const MemoryBlocked = chatStory({ memoryStore: forgetful("blocked") }, answered);
export const MemoryFailing = chatStory({ memoryStore: forgetful("unknown") }, answered);
export const MemoryUnreadable = chatStory(
  { memoryStore: { ...createMemoryMemoryStore(), load: () => Promise.reject(new Error("broken")) } },
  ready,
);
/** The site's data was deleted while the page was open. */
export const MemoryLost = (() => {
  let lose = () => {};
  const store = createMemoryMemoryStore();
  const memoryStore: MemoryStore = {
    ...store,
    watch: (id, report) => {
      lose = () => report({ type: "lost" });
      return store.watch(id, report);
    },
  };
  return chatStory({ ...said, memoryStore }, async (test) => {
    await test.ready();
    lose();
    await test.until(({ context }) => context.memory.problem === "lost");
  });
})();
export const LogBehind = chatStory(
  {
    conversationLog: {
      ...createFakeConversationLog(),
      health: () => Promise.resolve({ success: false, error: "away", offline: true, locked: false }),
    },
  },
  async (test) => {
    await answered(test);
    await test.until(({ context }) => context.log.isBehind);
  },
);
export const LogRefused = chatStory(
  {
    conversationLog: {
      ...createFakeConversationLog(),
      log: () => Promise.resolve({ success: false, error: "too long", offline: false, locked: false, refused: true }),
    },
  },
  async (test) => {
    await answered(test);
    await test.until(({ context }) => context.log.isRefused);
  },
);
export const VoiceOnly = chatStory({ ...said, settings: { "aom.voiceOnly": "true" } }, ready);
export const TextAgainAfterVoiceOnly = chatStory(said, async (test) => {
  await test.ready();
  test.chat.send({ type: "text.hide" });
  test.chat.send({ type: "text.show" });
});
export const MemoryOpen: ChatStory = {
  ...chatStory(said, ready),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "View Memory" }));
    await canvas.findByText("Core Identity");
  },
};
export const QRCodeOpen: ChatStory = {
  ...chatStory(said, ready),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "QR Code" }));
    await canvas.findByRole("img", { name: /QR code/ });
  },
};
export const AutomaticWithSound = chatStory(said, async (test) => {
  await test.ready();
  test.chat.send({ type: "turnTaking.automate" });
  test.chat.send({ type: "audio.unlock" });
});

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({
  Idle,
  Loading,
  Empty,
  EmptyHypatia,
  EmptyFaust,
  EmptyFlux,
  EmptyCheesemaster,

  Drafting,
  BuiltInModel,
  Storing,
  Checking,
  Unchecked,
  InNeed,
  InNeedVoiceOnly,
  Awaiting,
  Streaming,
  AnsweringElsewhere,
  CatchingUp,
  Stopped,
  StoppedBeforeTheFirstWord,
  Interrupted,
  LengthReached,
  Declined,
  InterruptedAloud,
  ImageShared,
  PictureGone,
  PictureGoneUnanswered,
  Cut,
  FailedMissingKey,
  FailedAuth,
  FailedLocked,
  FailedOutdatedClient,
  FailedPermission,
  FailedNotFound,
  FailedRateLimited,
  FailedLimitReached,
  FailedOutOfCredit,
  FailedUnavailable,
  FailedOverloaded,
  FailedInvalid,
  FailedTimeout,
  FailedNetwork,
  FailedUnreachable,
  FailedBeforeTheFirstWord,
  FailedUnknown,
  MemoryFull,
  MemoryBlocked,
  MemoryFailing,
  MemoryUnreadable,
  MemoryLost,
  LogBehind,
  LogRefused,
  VoiceOnly,
  TextAgainAfterVoiceOnly,
  MemoryOpen,
  QRCodeOpen,
  AutomaticWithSound,
});

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
  append: () => Promise.reject(new MemoryStoreError(reason, "The browser stored nothing.")),
});

async function answered(test: TestChat) {
  await test.ready();
  const call = await test.visitorSays("Good evening");
  call.say("Good evening to you.");
  call.finish();
  await test.ready();
}

/** The memory of the conversation is being read. */
export const Loading = chatStory({ memoryStore: { ...createMemoryMemoryStore(), load: () => new Promise(() => {}) } });
/** Nothing has been said to Tesla yet. */
export const Empty = chatStory({}, ready);
/** Nothing has been said to Hypatia yet. */
export const EmptyHypatia = chatStory({ settings: { "aom.character": "hypatia" } }, ready);
/** Nothing has been said to Dr. Faust yet. */
export const EmptyFaust = chatStory({ settings: { "aom.character": "faust" } }, ready);
/** Nothing has been said to Flux yet. */
export const EmptyFlux = chatStory({ settings: { "aom.character": "flux" } }, ready);
/** Nothing has been said to Cheesemaster 5000 yet. */
export const EmptyCheesemaster = chatStory({ settings: { "aom.character": "cheesemaster" } }, ready);
/** A conversation that waits for the visitor. */
export const Idle = chatStory(said, ready);
/** The visitor writes a message. */
export const Drafting = chatStory(said, async (test) => {
  await test.ready();
  test.chat.send({ type: "draft.change", text: "And did it ever" });
});
/** Built-in replies answer, not a language model. */
export const BuiltInModel = chatStory({ ...said, languageModel: builtInModel }, ready);
/** The visitor’s message is being stored. */
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
/** The safety check reads the message before it is answered. */
export const Checking = (() => {
  const pending = safetyCheck();
  pending.hold();
  return chatStory({ ...said, safetyCheck: pending }, async (test) => {
    await test.ready();
    test.chat.send({ type: "message.send", text: "And did it ever fail you?" });
    await test.until((snapshot) => snapshot.matches({ conversation: { ready: { replying: "checking" } } }));
  });
})();
/** The safety check could not be loaded because of the network, so there is no reply. */
export const Unchecked = (() => {
  const broken = safetyCheck();
  broken.failWith(new Error("Failed to fetch"));
  return chatStory({ ...said, safetyCheck: broken }, async (test) => {
    await test.ready();
    test.chat.send({ type: "message.send", text: "And did it ever fail you?" });
    await test.until(({ context }) => context.reply.failure !== null);
  });
})();
/** The visitor is in need of help: a help notice is shown. */
export const InNeed = chatStory({ ...said, safetyCheck: safetyCheck() }, inNeed);
/** The visitor is in need of help while the text is hidden: the help notice is shown. */
export const InNeedVoiceOnly = chatStory({ ...said, safetyCheck: safetyCheck() }, async (test) => {
  await inNeed(test);
  test.chat.send({ type: "text.hide" });
});
/** The first word of the reply is awaited. */
export const Awaiting = chatStory(said, async (test) => {
  await test.ready();
  await test.visitorSays("And did it ever fail you?");
});
/** The reply appears word by word. */
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
/** Another tab is getting the reply. */
export const AnsweringElsewhere = answeredElsewhere(false);
/** The reply of another tab is being read. */
export const CatchingUp = answeredElsewhere(true, async (test, release) => {
  release();
  await test.until((snapshot) => snapshot.matches({ otherPages: { watched: "catchingUp" } }));
});
/** The visitor stopped the reply; its first part is kept. */
export const Stopped = chatStory(said, async (test) => {
  await streaming(test);
  test.chat.send({ type: "reply.stop" });
});
/** The visitor stopped the reply before its first word. */
export const StoppedBeforeTheFirstWord = chatStory(said, async (test) => {
  await test.ready();
  await test.visitorSays("And did it ever fail you?");
  test.chat.send({ type: "reply.stop" });
});
/** The visitor interrupted the reply; its first part is kept. */
export const Interrupted = chatStory(
  {
    messages: [
      ...exampleConversation,
      exampleMessage(3, { text: "And did it ever fail you?" }),
      exampleMessage(4, { author: "ada", text: "Only when I", status: "interrupted" }),
    ],
  },
  ready,
);
/** The reply was cut off at its longest length. */
export const LengthReached = chatStory(
  {
    messages: [
      ...exampleConversation,
      exampleMessage(3, { text: "And did it ever fail you?" }),
      exampleMessage(4, { author: "ada", text: "First of all, there was", status: "length" }),
    ],
  },
  ready,
);
/** The model declined to answer. */
export const Declined = chatStory(
  {
    messages: [
      ...exampleConversation,
      exampleMessage(3, { text: "And did it ever fail you?" }),
      exampleMessage(4, { author: "ada", text: "I would rather not answer that.", status: "refused" }),
    ],
  },
  ready,
);
/** The visitor interrupted a spoken reply; what was not heard is marked. */
export const InterruptedAloud = chatStory(
  {
    messages: [
      ...exampleConversation,
      exampleMessage(3, { text: "And did it ever fail you?" }),
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
/** The visitor shared a picture, and the character describes it. */
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
/** The page was reloaded before a picture was answered; it has to be shared again. */
export const PictureGoneUnanswered = chatStory({ messages: [...exampleConversation, pictureOnly] }, ready);
/** The reply broke off: the connection was lost in the middle, and what arrived is kept. */
export const Cut = chatStory({ ...said, builtInModel }, async (test) => {
  const call = await streaming(test);
  call.cut();
  await test.ready();
});
/** The reply failed: no key is set up for the language model. */
export const FailedMissingKey = failed("missingKey", "No key was given.");
/** The reply failed: the language model does not accept the key. */
export const FailedAuth = failed("auth", "Incorrect API key provided.", { status: 401 });
/** The reply failed: the archive was locked meanwhile. */
export const FailedLocked = failed("locked", "Unlock with the access code first.", { status: 401 });
/** The reply failed: the page is out of date. */
export const FailedOutdatedClient = failed("outdatedClient", "This page is out of date.", { status: 410 });
/** The reply failed: the language model refused the message. */
export const FailedPermission = failed(
  "permission",
  "Your API key does not have permission to use the specified resource.",
  { status: 403 },
);
/** The reply failed: the language model does not exist. */
export const FailedNotFound = failed("notFound", "None of the models is known.", { status: 404 });
/** The reply failed: the language model is asked too often. */
export const FailedRateLimited = failed("rateLimited", "This request would exceed your rate limit.", {
  status: 429,
  retryAfterMs: 20_000,
});
/** The reply failed: the limit of the day is reached. */
export const FailedLimitReached = failed("limitReached", "Today's budget is used up; built-in replies still come.", {
  status: 429,
  retryAfterMs: 7_200_000,
});
/** The reply failed: the language model has no credit left. */
export const FailedOutOfCredit = failed("outOfCredit", "You exceeded your current quota.", { status: 429 });
/** The reply failed: the server has a problem. */
export const FailedUnavailable = failed("unavailable", "The server cannot reach its database.", { status: 503 });
/** The reply failed: the language model is overloaded. */
export const FailedOverloaded = failed("overloaded", "The model is overloaded. Try again later.", { status: 500 });
/** The reply failed: what came cannot be read. */
export const FailedInvalid = failed("invalid", "The answer was not a completion.");
/** The reply failed: it took too long. */
export const FailedTimeout = failed("timeout", "The reply did not arrive in time.");
/** The reply failed: the network does not work, and the server cannot be reached. */
export const FailedNetwork = failed("network", "The connection to the server failed.");
/** The reply failed: the network works, and the language model cannot be reached. */
export const FailedUnreachable = failed("unreachable", "The connection to the server failed.");
/** The reply broke off before its first word: the connection was lost. */
export const FailedBeforeTheFirstWord = failed("cutOff", "The reply broke off before its end.");
/** The reply failed, for a reason that is not known. */
export const FailedUnknown = failed("unknown", "Something went wrong.");
/** The storage is full: the conversation is kept until the page closes. */
export const MemoryFull = chatStory({ memoryStore: forgetful("full") }, answered);
/** The browser blocks the storage: the conversation is kept until the page closes. */
export const MemoryBlocked = chatStory({ memoryStore: forgetful("blocked") }, answered);
/** The storage failed: the conversation is kept until the page closes. */
export const MemoryFailing = chatStory({ memoryStore: forgetful("unknown") }, answered);
/** The memory of the conversation could not be read. */
export const MemoryUnreadable = chatStory(
  {
    memoryStore: {
      ...createMemoryMemoryStore(),
      load: () => Promise.reject(new Error("The memory could not be read.")),
    },
  },
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
/** The server cannot be reached to store the conversation: the connection failed. */
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
/** The server refused to store the last message. */
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
/** The text is hidden: the conversation is heard only. */
export const VoiceOnly = chatStory({ ...said, settings: { "aom.voiceOnly": "true" } }, ready);
/** The text is shown again after it was hidden. */
export const TextAgainAfterVoiceOnly = chatStory(said, async (test) => {
  await test.ready();
  test.chat.send({ type: "text.hide" });
  test.chat.send({ type: "text.show" });
});
/** The memory panel is open beside the conversation. */
export const MemoryOpen: ChatStory = {
  ...chatStory(said, ready),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "View Memory" }));
    await canvas.findByText("Core Identity");
  },
};
/** The address is shown as a QR code. */
export const QRCodeOpen: ChatStory = {
  ...chatStory(said, ready),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "QR Code" }));
    await canvas.findByRole("img", { name: /QR code/ });
  },
};
/** The microphone listens by itself after each reply. */
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

import {
  LanguageModelError,
  type LanguageModelErrorReason,
  type ModelDownloadErrorReason,
} from "@archive-of-minds/core";
import { createFakeLanguageModel } from "@archive-of-minds/testing";
import type { Meta } from "@storybook/react-vite";
import { modelsStory, type ModelsOnShow, type ModelsStoryOptions } from "../../stories/models-story";
import { playground } from "../../stories/story-kit";

const meta: Meta = { title: "Settings/Replies" };
export default meta;

const vendor = createFakeLanguageModel({ name: "OpenAI gpt-6.1-sol" });
const settled = ({ settled: done }: ModelsOnShow) => done();

export const Checking = modelsStory({ browser: { state: null } });
export const Offered = modelsStory({}, settled);
export const OfferedBesideAServer = modelsStory({ vendor }, settled);
export const Ready = modelsStory({ browser: { state: "available" } }, async ({ settled: done, models }) => {
  await done();
  models.send({ type: "model.choose", kind: "browser" });
});
export const ReadyButNotTaken = modelsStory({ vendor, browser: { state: "available" } }, settled);
export const NothingToOffer = modelsStory({ browser: { state: "unavailable" } }, settled);

const downloading = (fraction: number | null, options: ModelsStoryOptions = {}) =>
  modelsStory(options, async ({ settled: done, models, browser }) => {
    await done();
    models.send({ type: "model.download", kind: "browser" });
    browser.progress(fraction);
  });
export const Downloading = downloading(0.42);
export const DownloadingOfUnknownSize = downloading(null);
/** The browser has the model, and is asked once more. */
export const Taking = modelsStory({}, async ({ settled: done, models, browser, until }) => {
  await done();
  models.send({ type: "model.download", kind: "browser" });
  browser.finishDownload();
  browser.state = null;
  await until((snapshot) => snapshot.matches("taking"));
});

const failed = (reason: ModelDownloadErrorReason) =>
  modelsStory({}, async ({ settled: done, models, browser, until }) => {
    await done();
    models.send({ type: "model.download", kind: "browser" });
    browser.failDownload(reason);
    await until((snapshot) => snapshot.matches("failed"));
  });
export const FailedRefused = failed("refused");
export const FailedNetwork = failed("network");
export const FailedNoSpace = failed("noSpace");
export const FailedUnsupported = failed("unsupported");
export const FailedUnknown = failed("unknown");

export const FileOffered = modelsStory({ file: {} }, settled);
export const FileRead = modelsStory({ file: {} }, async ({ settled: done, models, file }) => {
  await done();
  models.send({ type: "model.download", kind: "file", file: new File(["GGUF"], "small.gguf") });
  file.progress(0.7);
});
const fileFailed = (reason: ModelDownloadErrorReason) =>
  modelsStory({ file: {} }, async ({ settled: done, models, file, until }) => {
    await done();
    models.send({ type: "model.download", kind: "file", file: new File(["GGUF"], "small.gguf") });
    file.failDownload(reason);
    await until((snapshot) => snapshot.matches("failed"));
  });
export const FileIsNoModel = fileFailed("notAModel");
export const FileIsTruncated = fileFailed("truncated");
export const FileIsTooLarge = fileFailed("noMemory");
export const FileInUse = modelsStory({ file: { state: "available" }, settings: { "aom.replyModel": "file" } }, settled);
export const FileIsDeleted = modelsStory(
  { file: { state: "available" }, settings: { "aom.replyModel": "file" } },
  async ({ settled: done, models, file }) => {
    await done();
    file.holdRemoval();
    models.send({ type: "model.remove", kind: "file" });
  },
);

export const FileIsNotDeleted = modelsStory(
  { file: { state: "available" }, settings: { "aom.replyModel": "file" } },
  async ({ settled: done, models, file, until }) => {
    await done();
    file.failRemoval();
    models.send({ type: "model.remove", kind: "file" });
    await until((snapshot) => snapshot.matches("failed"));
  },
);

export const Switched = modelsStory(
  { browser: { state: "available" }, isOpen: false },
  async ({ settled: done, models }) => {
    await done();
    models.send({ type: "model.choose", kind: "browser" });
  },
);
export const Gone = modelsStory({ settings: { "aom.replyModel": "browser" }, isOpen: false }, settled);
const failingInAReply = (reason: LanguageModelErrorReason, said: string) =>
  modelsStory(
    {
      vendor,
      browser: { state: "available" },
      settings: { "aom.replyModel": "browser" },
      isOpen: false,
    },
    async ({ settled: done, chat, browser }) => {
      await done();
      chat.chat.send({ type: "message.send", text: "And did it ever fail you?" });
      const call = await browser.nextCall();
      if (said !== "") call.say(said);
      call.fail(new LanguageModelError(reason, "The model fails."));
      await chat.ready();
    },
  );
/** The model vanishes in the middle of a reply. */
export const RemovedDuringAReply = failingInAReply("removed", "Only when I trusted a contract more than");
export const NotLoaded = failingInAReply("notLoaded", "");
export const TooLong = failingInAReply("tooLong", "");

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({
  Offered,
  Checking,

  OfferedBesideAServer,
  Ready,
  ReadyButNotTaken,
  NothingToOffer,
  Downloading,
  DownloadingOfUnknownSize,
  Taking,
  FailedRefused,
  FailedNetwork,
  FailedNoSpace,
  FailedUnsupported,
  FailedUnknown,
  FileOffered,
  FileRead,
  FileIsNoModel,
  FileIsTruncated,
  FileIsTooLarge,
  FileInUse,
  FileIsDeleted,
  FileIsNotDeleted,
  Switched,
  Gone,
  RemovedDuringAReply,
  NotLoaded,
  TooLong,
});

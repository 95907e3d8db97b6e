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

/** Finds out which language models this device has. */
export const Checking = modelsStory({ browser: { state: null } });
/** The browser’s own language model can be downloaded. */
export const Offered = modelsStory({}, settled);
/** The browser’s own model can be downloaded; the server’s model answers until then. */
export const OfferedBesideAServer = modelsStory({ vendor }, settled);
/** The browser’s own model answers. */
export const Ready = modelsStory({ browser: { state: "available" } }, async ({ settled: done, models }) => {
  await done();
  models.send({ type: "model.choose", kind: "browser" });
});
/** The browser’s own model is there; the server’s model answers. */
export const ReadyButNotTaken = modelsStory({ vendor, browser: { state: "available" } }, settled);
/** This device has no language model of its own. */
export const NothingToOffer = modelsStory({ browser: { state: "unavailable" } }, settled);

const downloading = (fraction: number | null, options: ModelsStoryOptions = {}) =>
  modelsStory(options, async ({ settled: done, models, browser }) => {
    await done();
    models.send({ type: "model.download", kind: "browser" });
    browser.progress(fraction);
  });
/** The browser’s model is being downloaded. */
export const Downloading = downloading(0.42);
/** The browser’s model is being downloaded, and its size is not known. */
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
/** The browser refused the download of its model. */
export const FailedRefused = failed("refused");
/** The network failed during the download of a model. */
export const FailedNetwork = failed("network");
/** The storage is full: there is no space for the model. */
export const FailedNoSpace = failed("noSpace");
/** This device cannot run the model. */
export const FailedUnsupported = failed("unsupported");
/** The download failed, for a reason that is not known. */
export const FailedUnknown = failed("unknown");

/** A model file can be opened. */
export const FileOffered = modelsStory({ file: {} }, settled);
/** A model file is being read. */
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
/** The file is no model. */
export const FileIsNoModel = fileFailed("notAModel");
/** The file is cut off: a part of the model is missing. */
export const FileIsTruncated = fileFailed("truncated");
/** The model is too large for the memory of this device. */
export const FileIsTooLarge = fileFailed("noMemory");
/** A model file answers. */
export const FileInUse = modelsStory({ file: { state: "available" }, settings: { "aom.replyModel": "file" } }, settled);
/** The model file was deleted. */
export const FileIsDeleted = modelsStory(
  { file: { state: "available" }, settings: { "aom.replyModel": "file" } },
  async ({ settled: done, models, file }) => {
    await done();
    file.holdRemoval();
    models.send({ type: "model.remove", kind: "file" });
  },
);

/** The model file could not be deleted. */
export const FileIsNotDeleted = modelsStory(
  { file: { state: "available" }, settings: { "aom.replyModel": "file" } },
  async ({ settled: done, models, file, until }) => {
    await done();
    file.failRemoval();
    models.send({ type: "model.remove", kind: "file" });
    await until((snapshot) => snapshot.matches("failed"));
  },
);

/** Another model has been chosen, and answers from now on. */
export const Switched = modelsStory(
  { browser: { state: "available" }, isOpen: false },
  async ({ settled: done, models }) => {
    await done();
    models.send({ type: "model.choose", kind: "browser" });
  },
);
/** The chosen model is no longer on this device. */
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
/** The model did not load: the device may have too little memory. */
export const NotLoaded = failingInAReply("notLoaded", "");
/** The message is too long for the model. */
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

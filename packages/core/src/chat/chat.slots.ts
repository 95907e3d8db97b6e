import { fromCallback } from "xstate";
import { defineLogExchange } from "../turn/log-exchange";
import { createSafetyCheck } from "../safety/create-safety-check";
import { defineCheckNeed } from "../safety/safety.actors";
import { defineDetectVoice, defineAcquireMicrophone, defineRecognizeSpeech } from "../listening/listening.actors";
import { noLog, noSettings } from "../shared/left-out";
import { callbackNotProvided, promiseNotProvided } from "../shared/not-provided";
import type { LoadedMemory } from "../contracts";
import { defineRememberSetting } from "../preferences/remember-setting";
import { defineDownloadVoice, defineRunVoiceEngine } from "../speaking/voice-engine.actors";
import type { CharacterInput, ChatEvent, ReadOthersEvent, WriteMemoryEvent } from "./chat.events";
import { defineAcquireReplyLock, defineWatchReplies } from "./reply-lock.actors";
import { turnMachine } from "../turn/turn.machine";

/** The actor slots of the chat chart; `createChat` fills them from providers. */
export const chatSlots = {
  /** Checks the visitor's messages for signs of need before a model reads them. Default: the built-in check for English and German. While it fails, no reply is generated. */
  checkNeed: defineCheckNeed(createSafetyCheck()),
  /** Generates and speaks one reply, or replays an earlier message. Any machine with the input, events and context of `turnMachine` fits. */
  runTurn: turnMachine,
  /** Loads a character's memory. */
  loadMemory: promiseNotProvided<LoadedMemory, CharacterInput>("chat", "loadMemory"),
  /** Reports changes that other tabs and panels make to a character's memory as `memory.changed`, and its deletion by the browser as `memory.lost`. */
  watchMemory: callbackNotProvided<ChatEvent, CharacterInput>("chat", "watchMemory"),
  /** Stores messages in the given order; reports `memory.stored` or `memory.failed` for each. Never throws. */
  writeMemory: callbackNotProvided<WriteMemoryEvent>("chat", "writeMemory"),
  /** Reports what is stored with each character when it is asked to and when it changes elsewhere: the newest message as `newest.changed`, all as `memories.changed`. Never throws. Default: nothing is known. */
  readOthers: fromCallback<ReadOthersEvent>(() => {}),
  /** While it runs, other pages know that this page is generating a reply. Default: they are not notified. */
  acquireReplyLock: defineAcquireReplyLock(),
  /** Reports `otherPage.began` and `otherPage.ended`. Default: there is no other page. */
  watchReplies: defineWatchReplies(),
  /** Sends exchanges to the memory service; reports `exchange.logged`, `exchange.queued` or `exchange.refused`. Never throws. Default: no service. */
  logExchange: defineLogExchange(noLog),
  /** Stores the visitor's settings. Never throws. Default: they are lost when the page closes. */
  rememberSetting: defineRememberSetting(noSettings),
  /** Answers `voice.check` with `voice.checked`, the available voices, and unlocks the page's audio. Never throws. Default: no voice. */
  runVoiceEngine: defineRunVoiceEngine({}),
  /** Downloads the downloadable voice. Default: there is none. */
  downloadVoice: defineDownloadVoice({}),
  /** Recognises the visitor's speech; reports `speech.…`. Default: reports that no recogniser is available. */
  recognizeSpeech: defineRecognizeSpeech(),
  /** Detects speech and silence; reports `voice.speechStarted` and `voice.speechEnded`. Default: no detection. */
  detectVoice: defineDetectVoice(),
  /** Ensures that one page listens at a time; reports `microphone.…`. Default: every page may listen. */
  acquireMicrophone: defineAcquireMicrophone(),
};

/** The slot of each child of the chart, by the child's id. A type, because an interface has no index signature. */
export type ChatChildren = {
  turn: "runTurn";
  replay: "runTurn";
  needChecker: "checkNeed";
  memoryLoader: "loadMemory";
  memoryWatcher: "watchMemory";
  memoryWriter: "writeMemory";
  memoryRereader: "loadMemory";
  othersReader: "readOthers";
  replyHolder: "acquireReplyLock";
  replyWatcher: "watchReplies";
  exchangeLogger: "logExchange";
  settingsKeeper: "rememberSetting";
  voiceEngine: "runVoiceEngine";
  download: "downloadVoice";
  recognizer: "recognizeSpeech";
  voiceDetector: "detectVoice";
  microphoneLock: "acquireMicrophone";
};

import { defineLogExchange } from "../turn/log-exchange";
import { createSafetyCheck } from "../safety/create-safety-check";
import { defineCheckNeed } from "../safety/safety.actors";
import { defineDetectVoice, defineAcquireMicrophone, defineRecognizeSpeech } from "../listening/listening.actors";
import { noLog, noSettings } from "../shared/left-out";
import { callbackNotProvided, promiseNotProvided } from "../shared/not-provided";
import type { LoadedMemory } from "../contracts";
import { defineRememberSetting } from "../preferences/remember-setting";
import { defineDownloadVoice, defineRunVoiceEngine } from "../speaking/voice-engine.actors";
import type { CharacterInput, ChatEvent, WriteMemoryEvent } from "./chat.events";
import { defineAcquireReplyLock, defineWatchReplies } from "./reply-lock.actors";
import { turnMachine } from "../turn/turn.machine";

/** What the chat chart asks the world for; `createChat` fills these from providers. */
export const chatSlots = {
  /** Reads what the visitor said for signs of need, before a model does. Left out, the built-in English check does; while it fails, no reply is given. */
  checkNeed: defineCheckNeed(createSafetyCheck()),
  /** One reply, written and spoken, or an earlier message once more. Any machine with the turnMachine's input, events and context will do. */
  runTurn: turnMachine,
  /** Reads a character's memory. */
  loadMemory: promiseNotProvided<LoadedMemory, CharacterInput>("chat", "loadMemory"),
  /** Reports what other tabs and panels do to a character's memory, as `memory.changed`, and that the browser has deleted it, as `memory.lost`. */
  watchMemory: callbackNotProvided<ChatEvent, CharacterInput>("chat", "watchMemory"),
  /** Stores messages in the order given; reports `memory.stored` or `memory.failed` for each. Never throws. */
  writeMemory: callbackNotProvided<WriteMemoryEvent>("chat", "writeMemory"),
  /** Lets other pages know, as long as it runs, that a reply is under way here. Left out, none does. */
  acquireReplyLock: defineAcquireReplyLock(),
  /** Reports `otherPage.began` and `otherPage.ended`. Left out, there is no other page. */
  watchReplies: defineWatchReplies(),
  /** Hands exchanges to the memory service; reports `exchange.logged`, `exchange.kept` or `exchange.refused`. Never throws. Left out, there is none. */
  logExchange: defineLogExchange(noLog),
  /** Keeps the visitor's choices. Never throws. Left out, they are forgotten when the page closes. */
  rememberSetting: defineRememberSetting(noSettings),
  /** Knows what can speak: answers `voice.check` with `voice.checked`, and lets the page make sound. Never throws. Left out, nothing speaks. */
  runVoiceEngine: defineRunVoiceEngine({}),
  /** Fetches the voice that can be fetched. Left out, there is none. */
  downloadVoice: defineDownloadVoice({}),
  /** Turns the visitor's voice into words; reports `speech.…`. As long as none is given it says that there is none. */
  recognizeSpeech: defineRecognizeSpeech(),
  /** Tells speech from silence; reports `voice.speechStarted` and `voice.speechEnded`. Left out, nobody does. */
  detectVoice: defineDetectVoice(),
  /** Sees to it that one page listens at a time; reports `microphone.…`. Left out, every page may. */
  acquireMicrophone: defineAcquireMicrophone(),
};

/** Which slot each of the chart's children comes from, by the child's id. A type: an interface has no index signature. */
export type ChatChildren = {
  turn: "runTurn";
  replay: "runTurn";
  needChecker: "checkNeed";
  memoryLoader: "loadMemory";
  memoryWatcher: "watchMemory";
  memoryWriter: "writeMemory";
  memoryRereader: "loadMemory";
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

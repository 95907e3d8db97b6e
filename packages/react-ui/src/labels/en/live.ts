import type {
  ConnectionStep,
  ConnectionStepState,
  VoiceAgentErrorReason,
  VoiceAgentProblem,
} from "@archive-of-minds/core";

export const live = {
  mode: "Kind of conversation",
  live: "Live",
  text: "Text",
  agent: (name: string) => `Live conversation with ${name}.`,
  start: "Start Conversation",
  end: "End Conversation",
  again: "Try again",
  mute: "Mute",
  unmute: "Unmute",
  volume: "Volume",
  like: "Good answer",
  dislike: "Bad answer",
  rated: "Your rating was sent.",
  field: "Message",
  placeholder: (name: string) => `Write to ${name}, or just speak…`,
  send: "Send",
  you: "You (listening...)",
  idle: (name: string) => `Press “Start Conversation” and talk. ${name} answers aloud.`,
  idleInWriting: (name: string) => `Press “Start Conversation” and talk. ${name} answers in writing.`,
  connecting: (name: string) => `Connecting with ${name}…`,
  asking: "If the browser asks, allow this page to use the microphone.",
  listening: (name: string) => `${name} is listening.`,
  speaking: (name: string) => `${name} is speaking...`,
  working: (name: string) => `${name} is working on the answer…`,
  muted: "Your microphone is muted.",
  reconnecting: "The connection was lost. It is being mended; what you write is kept.",
  askingAgain: (name: string) => `${name} did not answer, and is asked once more. What you said is kept.`,
  elsewhere: "You are live in another tab, or on another device.",
  takeOver: "Go live here",
  endedByVisitor: "The conversation has ended. What was said is kept.",
  endedByAgent: (name: string) =>
    `${name} has ended the conversation. What was said is kept. Start again whenever you like.`,
  endedBySilence:
    "The conversation ended because nobody spoke for a while. What was said is kept. Start again, and it goes on from there.",
  endedByLength:
    "The conversation has lasted as long as one may. What was said is kept. Start again, and it goes on from there.",
  notAnswered: (name: string) =>
    `${name} has not answered yet. What you said is kept. Wait a moment, ask again, or switch to text.`,
  notBegun: (name: string) =>
    `Nothing has been said yet. Say or write something; if ${name} does not answer, switch to text.`,
  notBegunMuted: (name: string) =>
    `Nothing has been said yet. Unmute your microphone, or write something; if ${name} does not answer, switch to text.`,
  notBegunInWriting: (name: string) =>
    `Nothing has been said yet. Write something; if ${name} does not answer, switch to text.`,
  tryMicrophone: "Try the microphone again",
  waiting: (name: string) => `Goes out as soon as ${name} can hear you.`,
  full: (name: string) =>
    `No more can wait. Send this once ${name} can hear you; what you write here stays in the box.`,
  messageWaits: "What you were writing waits in the text box. Switch to text to go on with it.",
  tooLong: (most: number) =>
    `This is too long to be said at once: ${most.toLocaleString("en")} characters at most. Send it in parts, or switch to text.`,
  unsent: "Not sent. It goes out when you start again.",
  discard: "Do not send",
  transcript: "Transcript",
  transcriptEmpty: "What you both say is kept here.",
  closeTranscript: "Close transcript",
  output: "Sound comes from",
  problem: {
    noMicrophone:
      "Nothing is heard. Allow the microphone in the address bar and check that it is plugged in. Some browsers have no speech service. What you write is answered all the same.",
    cannotListen: "This browser does not understand speech. Write instead; you are answered all the same.",
    silence: "Nobody has spoken for a while. Say or write something, or the conversation ends in a few seconds.",
    noAnswer: "No answer came, or not all of it. What was said is kept: say it again in a moment.",
    output: "The sound could not be sent there. Choose another device.",
    other: "The live service reports a fault. The conversation goes on; if it does not, end it and start again.",
  } satisfies Record<VoiceAgentProblem | "other", string>,
  failure: {
    noAgent: "This character has no live agent. Switch to text, or choose another character.",
    unchecked: "The safety check could not be loaded, so no conversation is begun. Check your network, then try again.",
    notAllowed:
      "Microphone Error: the browser does not let this page listen. Please allow mic access in the address bar, then try again.",
    noMicrophone: "Microphone Error: no microphone was found. Plug one in, then try again.",
    locked: "The archive had locked itself. Unlock it, then start again.",
    outdatedClient:
      "This page is older than the archive’s server. Reload the page, then start again. What was said is kept.",
    auth: "The live service refused the archive’s key. Ask the person who runs this archive to renew it, or switch to text.",
    notAuthorised:
      "The live agent asks for an authorisation that the archive does not have. Ask the person who runs this archive to check the agent’s settings, or switch to text.",
    quota: "There are too many live conversations just now, or none are left. Try again later, or switch to text.",
    refused:
      "The live service does not allow what the archive asked of it. Tell the person who runs this archive, or switch to text.",
    unavailable:
      "The live service is not there just now; your own network is not to blame. Try again in a while, or switch to text.",
    elsewhere: "You are live in another tab, or on another device. End that conversation, then try again.",
    unanswered:
      "The browser asked whether this page may use the microphone, and got no answer. Try again and allow it, or switch to text.",
    invalid: "The live service said something that cannot be understood. Try again, or switch to text.",
    timeout: "The live service took too long to answer. Try again, or switch to text.",
    network: "The connection to the live service broke. Check your network, then try again.",
    unsupported: "This browser cannot hold a live conversation. Switch to text.",
    unknown: "The live conversation stopped working. Try again, or switch to text.",
  } satisfies Record<VoiceAgentErrorReason, string>,
} as const;

export const connection = {
  title: "Check my connection",
  subtitle: "Whether you can talk live from here.",
  start: "Start the check",
  again: "Check again",
  stop: "Stop",
  running: "Checking…",
  good: "All is well: you can talk live from here.",
  bad: "Something is in the way. What to do stands beside it.",
  steps: {
    microphone: "Microphone",
    server: "The archive",
    websocket: "Live line",
    mediaRoom: "Media room",
    relay: "Way round a strict network",
  } satisfies Record<ConnectionStep, string>,
  states: {
    waiting: "Waiting",
    running: "Checking…",
    passed: "Works",
    failed: "Does not work",
    skipped: "Not needed",
    unknown: "None is known that could be tried",
    untried: "Not tried",
  } satisfies Record<ConnectionStepState, string>,
  advice: {
    microphone: "Allow the microphone in the address bar, and see that it is plugged in.",
    server: "Check that you are online and that the archive is unlocked, then check again.",
    websocket: "A firewall or an extension may be closing the line: try another network, or switch to text.",
    mediaRoom: "Your network does not let calls through: try another network, such as your phone’s, or switch to text.",
    relay: "No way round your network was found: ask the person who runs it to allow calls, or use another one.",
  } satisfies Record<ConnectionStep, string>,
} as const;

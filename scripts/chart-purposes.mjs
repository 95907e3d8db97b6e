/**
 * What each chart is for: the first sentence of its page, by the chart's id.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const chartPurposes = {
  chat: "A conversation with one character at a time: its memory, the question and its reply, voice and microphone.",
  chatRoom: "A discussion of several characters, which the visitor may direct and jump into.",
  memoryBank: "What is remembered of one character: exported, imported, cleared and restored.",
  turn: "One reply, written and spoken at the same time, in a chat or in the Chat Room.",
  reply: "The text of one turn, from the call of the model to its end, with the deadlines between.",
  speaking:
    "Says one text sentence by sentence: the first begins while the text still grows, the next is fetched while one plays.",
  access: "The login: one code for the whole site, and its loss when the session ends.",
  camera: "The camera of a chat: a device is open in the state on, and in no other.",
  cameraSettings: "The menu of the camera's quality and device.",
  voiceAgent: "One live conversation with an agent: connecting, talking, reconnecting, and its end.",
  connectionCheck: "Tests step by step whether live conversations can work from here.",
  iosTip: "Decides when the tip for iPhones and iPads is shown.",
  yourData: "All data about the visitor: read from the server, downloaded, deleted, forgotten.",
  models: "Which language models this device has, which one answers, and the download of one.",
  conversation:
    "One live conversation on the server, between the page and the vendor, with its limits of time and silence.",
  mediaSession: "Decides which session of a page speaks and listens, and whether the page may be reloaded.",
  vendorSession: "One session with the vendor's live agent, as a provider of a live conversation.",
  ownConversation: "A live agent made of a recogniser, a language model and a voice, with a chat as its child.",
  liveRoom: "Connects the live agents of a Chat Room, and asks one of them at a time.",
  liveParticipant: "One live agent of a Chat Room, with its connection and its answers.",
};

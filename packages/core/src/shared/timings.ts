// Every delay of the charts, in milliseconds: a chart contains no number itself. Each delay is its own export, so that a
// page loads only those of its charts. Import as `* as timings`.

/** Reading whether access was granted before. */
export const accessFlag = 1_000;
/** How long a wrong code is shown before the field is ready again. */
export const accessDenial = 820;
/** A verifier that has not answered until then counts as unreachable. */
export const accessVerdict = 12_000;
/** Reading the stored memory; after it the conversation starts empty. */
export const memoryLoad = 20_000;
/** Storing the visitor's message before a model is called; after it the model is called anyway. */
export const memoryWrite = 1_000;
/** The safety check of a message; after it no reply is given. */
export const safetyCheck = 10_000;
/** From a key to storing the draft. */
export const draftWrite = 500;
/** How long a control that has replaced another one ignores presses. */
export const controlSwap = 500;
/** From the call to the first piece of the reply. */
export const replyFirstByte = 30_000;
/** Between two pieces of a reply. */
export const replySilence = 20_000;
/** How often a streaming reply reports progress. */
export const replyProgress = 1_000;
/** The maximum duration of one reply, as in the vendors' own clients. */
export const replyCeiling = 600_000;
/** From the request of a sentence to its first sound. */
export const speechStart = 20_000;
/** The maximum duration of one spoken sentence. */
export const speechCeiling = 120_000;
/** Acquiring the microphone lock; after it listening starts anyway. */
export const microphoneClaim = 1_000;
/** From starting the recogniser to the browser's answer. */
export const recognitionStart = 1_500;
/** How long the browser's microphone prompt may wait for the visitor. */
export const microphonePermission = 60_000;
/** Before the recogniser restarts: after the first, second and third attempt without words. */
export const recognitionRestart = 100;
export const recognitionSecondRestart = 1_000;
export const recognitionThirdRestart = 5_000;
/** From Stop & Send to the message, while words may still be reported. */
export const recognitionFinish = 700;
/** How long after the last sound of the visitor words may still be reported. */
export const speechTrail = 500;
/** From the end of a reply to listening again. */
export const listeningResume = 300;
/** The longest silence after the last words of a turn. */
export const endOfTurnCeiling = 3_000;
/** The silence that ends a turn whose words look finished. */
export const endOfTurnFinished = 500;
/** How long the visitor has to speak over a character before the character stops. */
export const bargeInConfirm = 300;
/** How long it is shown that a character was interrupted. */
export const bargeInYield = 1_000;
/** How long sounds are ignored after a false alarm. */
export const bargeInCooldown = 500;
/** From the request of the camera to its picture, the permission prompt included. */
export const cameraPermission = 60_000;
/** Between off and on when the camera's quality changes. */
export const cameraRestart = 500;
/** A frame that is not captured until then is skipped. */
export const frameCapture = 5_000;
/** The minimum age at which a frame is out of date. */
export const frameFresh = 2_000;
/** From a choice of quality to the closing of the menu. */
export const cameraSettingsClose = 300;
/** From the end of one turn in the room to the next. */
export const turnGap = 1_000;
/** From the end of a live agent's answer to the question to the next agent. */
export const agentRelay = 2_000;
/** Connecting a live agent of the room. */
export const roomAgentStart = 20_000;
/** How long to wait for the rest of an abandoned answer when a new conversation would cost too much. */
export const roomAgentRemainder = 3_000;
/** How long a live agent that could not be reached, or hung up, is not connected again. */
export const roomAgentRetry = 30_000;
/** The moderator's choice of the next speaker while no character speaks; after it a random choice decides. */
export const moderatorAnswer = 800;
/** The same while a character speaks, when nothing waits for it. */
export const moderatorPatience = 10_000;
/** How often the turn so far is stored, so that it survives a crash. */
export const roomKeep = 2_000;
/** From pressing Resume to the next turn. */
export const roomResume = 500;
/** From Jump In to the next turn: more words of the visitor may follow. */
export const jumpInPause = 300;
/** How long a turn of the room is shown at least when its voice failed, and when there is no voice. */
export const failedVoiceWait = 2_000;
export const noVoiceWait = 3_000;
/** Reading a chosen file, and storing it. */
export const memoryImport = 120_000;
/** From cancelling an import to knowing whether it was stored. */
export const memoryAbort = 5_000;
/** From a successful import to the reload of the page. */
export const memoryReload = 1_000;
/** Reading and writing out a memory for a file or the clipboard. */
export const memoryExport = 60_000;
/** Clearing a memory here, and on the server. */
export const memoryClear = 20_000;
/** Restoring the memory that an import replaced. */
export const memoryRestore = 120_000;
/** Reading a page of the server's exchanges, of every character. */
export const dataRead = 60_000;
/** Collecting all data, here and on the server. */
export const dataDownload = 300_000;
/** Deleting everything in this browser, and on the server. */
export const dataDelete = 60_000;
/** Looking for a backup, and measuring the storage. */
export const memoryCheck = 5_000;
/** The browser's microphone prompt before a live conversation. */
export const agentPermission = 60_000;
/** Requesting the pass of a live conversation. */
export const agentAuthorise = 10_000;
/** Connecting a live conversation: over a websocket, and in a media room. */
export const agentConnect = 10_000;
export const agentRoomConnect = 20_000;
/** From the visitor's words to a live agent's answer; after it a notice says that none came. */
export const agentAnswer = 30_000;
/** The same for an agent that runs in the page, which reports the failure itself. */
export const agentAnswerHere = 35_000;
/** From a missing answer to asking again in a new conversation; shorter than a server's limit for a silent one. */
export const agentAnswerRetry = 15_000;
/** The same the second time; after it the agent counts as failed. */
export const agentAnswerLast = 60_000;
/** How often the microphone level is checked for the visitor's voice during these waits. */
export const agentListen = 1_000;
/** An agent's words within this time of the start are its greeting. */
export const agentGreets = 1_000;
/** The maximum duration of an agent's work on an answer. */
export const agentWork = 120_000;
/** A live conversation without a sign of life for that long counts as lost. */
export const agentSilence = 30_000;
/** The same once the network is back. */
export const agentDoubt = 2_000;
/** A live conversation that lasts this long counts as recovered; one that breaks earlier counts as another attempt. */
export const agentProof = 10_000;
/** The same words in the transcript within this time of a typed message are the agent's echo of it. */
export const agentEcho = 5_000;
/** Between two reports of a vendor's agent that only sound came, its own or the visitor's. */
export const vendorSign = 1_000;
/** From an agent's last sound to the state `silent`. */
export const agentPause = 150;
/** How long after its last sound an answer may still be corrected. */
export const agentSettle = 1_500;
/** Between two descriptions of the camera picture for an agent, and how long one may take. */
export const agentLook = 3_000;
/** Before a lost conversation is reconnected: the first wait, and the longest. */
export const agentReturn = 500;
export const agentReturnCeiling = 3_000;
/** The maximum duration of an attempt to reconnect: over a websocket, and in a media room. */
export const agentReturnPatience = 3_000;
export const agentReturnRoomPatience = 6_000;
/** After that, reconnecting fails. */
export const agentGiveUp = 60_000;
/** Each step of a connection check; and the browser's permission prompt in it. */
export const connectionStep = 15_000;
export const connectionQuestion = 60_000;
/** Asking the browser which language models this device has; after it, those that did not answer are unavailable. */
export const modelCheck = 10_000;
/** Deleting a language model from this device. */
export const modelRemove = 30_000;
/** From opening the page to the tip for iPhones and iPads. */
export const iosTip = 2_000;
/** How long a status line is shown. */
export const statusLine = 3_000;

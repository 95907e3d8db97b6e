// Every delay of the charts, in milliseconds. No chart holds a number itself. Each delay is its own export, so that a
// page loads only those of its charts. Import as `* as timings`.

/** Reading whether a code was right before. */
export const accessFlag = 1_000;
/** How long a wrong code stays on show before the field is ready again. */
export const accessDenial = 820;
/** A verifier that has not answered by then counts as unreachable. */
export const accessVerdict = 12_000;
/** Reading the stored memory; after it the conversation begins empty. */
export const memoryLoad = 20_000;
/** Storing the visitor's message before a model is called; after it the call goes out all the same. */
export const memoryWrite = 1_000;
/** From asking whether the visitor is in need to the answer; after it no reply is given. */
export const safetyCheck = 10_000;
/** From a key to keeping what stands in the text box. */
export const draftWrite = 500;
/** How long a control that has taken another's place takes no press. */
export const controlSwap = 500;
/** From the call to the first piece of the reply. */
export const replyFirstByte = 30_000;
/** Between two pieces of a reply. */
export const replySilence = 20_000;
/** How often a growing reply reports that it grows. */
export const replyProgress = 1_000;
/** The outermost limit of one reply, as the vendors' own clients have it. */
export const replyCeiling = 600_000;
/** From asking for a sentence to its first sound. */
export const speechStart = 20_000;
/** The longest one sentence may sound. */
export const speechCeiling = 120_000;
/** From asking for the microphone to knowing whether another page has it; after it listening begins all the same. */
export const microphoneClaim = 1_000;
/** From asking the browser to listen to its answer. */
export const recognitionStart = 1_500;
/** How long the browser's microphone prompt may wait for the visitor. */
export const microphonePermission = 60_000;
/** Before the recogniser is opened again: at first, and after the second and third time that nothing came of it. */
export const recognitionRestart = 100;
export const recognitionSecondRestart = 1_000;
export const recognitionThirdRestart = 5_000;
/** From Stop & Send to the message, where words may still be on their way. */
export const recognitionFinish = 700;
/** How long after the last sound of a voice its words may still be on their way to the page. */
export const speechTrail = 500;
/** From the end of a reply to listening again. */
export const listeningResume = 300;
/** The longest silence after the last words of a turn. */
export const endOfTurnCeiling = 3_000;
/** The silence that ends a turn whose words sound finished. */
export const endOfTurnFinished = 500;
/** How long a voice has to go on over a character's before the character gives way. */
export const bargeInConfirm = 300;
/** How long it shows that a character has given way. */
export const bargeInYield = 1_000;
/** After a false alarm: how long nothing is taken for an interruption. */
export const bargeInRest = 500;
/** From asking for the camera to its picture; the visitor may think about the browser's question that long. */
export const cameraPermission = 60_000;
/** Between off and on when the camera's quality was changed. */
export const cameraRestart = 500;
/** A frame that is not captured by then is skipped. */
export const frameCapture = 5_000;
/** The shortest time after which a frame is too old to show what is there now. */
export const frameFresh = 2_000;
/** From a choice of quality to the closing of the choices. */
export const cameraSettingsClose = 300;
/** From the end of one turn in the room to the next. */
export const turnGap = 1_000;
/** From the end of a live agent's words to the next agent being asked. */
export const agentRelay = 2_000;
/** From calling a live agent into the room to its being there. */
export const roomAgentStart = 20_000;
/** How long to wait for the rest of an abandoned answer where a new conversation would cost too much. */
export const roomAgentRemainder = 3_000;
/** How long a live agent that could not be reached, or hung up, is not called again. */
export const roomAgentRetry = 30_000;
/** How long a moderator may think about who speaks next while nobody speaks; after it chance decides. */
export const moderatorAnswer = 800;
/** The same while a character speaks, so that nothing waits for it. */
export const moderatorPatience = 10_000;
/** How often what was said so far of a turn is kept, so that it outlives a crash. */
export const roomKeep = 2_000;
/** From pressing Resume to the next turn. */
export const roomResume = 500;
/** From the last words of a visitor who jumps in to the next turn: more words may follow. */
export const jumpInPause = 300;
/** How long a turn stands in the room when its voice failed, and when there is no voice. */
export const failedVoiceWait = 2_000;
export const noVoiceWait = 3_000;
/** From choosing a file to storing it, however long it is. */
export const memoryImport = 120_000;
/** From cancelling an import to knowing whether it was stored all the same. */
export const memoryAbort = 5_000;
/** From the success of an import to the reload of the page. */
export const memoryReload = 1_000;
/** Reading and writing out a memory for a file or the clipboard. */
export const memoryExport = 60_000;
/** Forgetting a memory here and on the server. */
export const memoryClear = 20_000;
/** Putting back what an import replaced. */
export const memoryRestore = 120_000;
/** Reading a page of what the server keeps, of every character. */
export const dataRead = 60_000;
/** Collecting everything that is kept, here and on the server. */
export const dataDownload = 300_000;
/** Deleting everything in this browser, and on the server. */
export const dataDelete = 60_000;
/** Asking what could be put back, and how much room there is. */
export const memoryCheck = 5_000;
/** How long the browser's question whether the page may listen waits for the visitor. */
export const agentPermission = 60_000;
/** From asking for a live conversation's pass to having it. */
export const agentAuthorise = 10_000;
/** From the pass to a conversation under way: over a websocket, and in a media room. */
export const agentConnect = 10_000;
export const agentRoomConnect = 20_000;
/** From the visitor's words to a live agent's; after it the visitor is told that there were none. */
export const agentAnswer = 30_000;
/** The same of an agent that runs here, which says so itself at that time. */
export const agentAnswerHere = 35_000;
/** From there to asking again in a new conversation: before a server ends a silent one. */
export const agentAnswerRetry = 15_000;
/** The same the second time, after which the agent counts as failed. */
export const agentAnswerLast = 60_000;
/** How often the microphone level is checked for the visitor's voice before that. */
export const agentListen = 1_000;
/** So soon after a conversation's begin an agent's first words are its greeting. */
export const agentGreets = 1_000;
/** The longest an agent's work on an answer counts as such. */
export const agentWork = 120_000;
/** So long without a sign of life a live conversation counts as lost. */
export const agentSilence = 30_000;
/** So long without a sign of life once the network has come back. */
export const agentDoubt = 2_000;
/** A live conversation that lasts this long counts as recovered; one that breaks before counts as another attempt. */
export const agentProof = 10_000;
/** So long after something was typed the same words, heard, are the agent's echo of it. */
export const agentEcho = 5_000;
/** Between two reports of a vendor's agent that only sound came, its own or the visitor's. */
export const vendorSign = 1_000;
/** From an agent's last sound to its being shown as silent. */
export const agentPause = 150;
/** So long after the last sound an answer may still be corrected. */
export const agentSettle = 1_500;
/** Between two descriptions of the camera picture for an agent, and how long one may take. */
export const agentLook = 3_000;
/** Before a lost conversation is begun again: the first time, at most, and for how long at all. */
export const agentReturn = 500;
export const agentReturnCeiling = 3_000;
/** How long an attempt to come back may hang before it makes room for the next: mostly, and in a media room. */
export const agentReturnPatience = 3_000;
export const agentReturnRoomPatience = 6_000;
export const agentGiveUp = 60_000;
/** For each step of a connection check; and for the visitor to answer the browser's question in it. */
export const connectionStep = 15_000;
export const connectionQuestion = 60_000;
/** From opening the page to the tip for iPhones. */
export const iosTip = 2_000;
/** How long a passing status line stays. */
export const statusLine = 3_000;

import type { ChatActorRef, ChatSnapshot } from "../../chat/chat.machine";
import { textStream } from "../../chat/chat.selectors";
import type { TextStream } from "../../turn/text-stream";
import type { ChatFact } from "./own-conversation.setup";

/** The memory is loaded, and no reply is pending. */
const isReady = (snapshot: ChatSnapshot) => snapshot.matches({ conversation: { ready: "idle" } });

const lastQuestion = ({ context }: ChatSnapshot) =>
  context.memory.messages.findLast(({ author }) => author === "user")?.id ?? null;

const heardText = ({ context: { listening } }: ChatSnapshot) =>
  [listening.finalTranscript, listening.interimTranscript].filter((part) => part !== "").join(" ");

/** Without a voice, the agent counts as speaking while its answer streams. */
function mode(snapshot: ChatSnapshot): "listening" | "speaking" {
  const { settings, voice } = snapshot.context;
  const hasVoice = settings.voiceOn && voice.status?.availability === "ready";
  const isWritten = snapshot.hasTag("typing") && (textStream(snapshot)?.text ?? "") !== "";
  return snapshot.hasTag("heard") || (!hasVoice && isWritten) ? "speaking" : "listening";
}

const microphoneFailure = (snapshot: ChatSnapshot) =>
  snapshot.matches({ microphone: "failed" }) ? snapshot.context.listening.failure : null;

/** Reports the events of a chat until the returned function is called. `onLoaded` is called once its memory is loaded. */
export function watchChat(
  chat: ChatActorRef,
  notify: (fact: ChatFact) => void,
  onLoaded: () => void = () => {},
): () => void {
  const stops: (() => void)[] = [];
  let stopReading = () => {};
  const watch = <T>(select: (snapshot: ChatSnapshot) => T, onChange: (value: T) => void) => {
    let known = select(chat.getSnapshot());
    const { unsubscribe } = chat.subscribe((snapshot) => {
      const next = select(snapshot);
      if (next === known) return;
      known = next;
      onChange(next);
    });
    stops.push(unsubscribe);
  };
  const watchMessages = () => {
    watch(lastQuestion, (id) => {
      const question = chat.getSnapshot().context.memory.messages.find((message) => message.id === id);
      if (!question) return;
      // A voice may have been downloaded in the meantime.
      queueMicrotask(() => chat.send({ type: "voices.check" }));
      notify({ type: "question.stored", text: question.text });
    });
    watch(heardText, (text) => {
      if (text !== "") notify({ type: "hearing.changed", text });
    });
    watch(textStream, (answer) => {
      stopReading();
      stopReading = answer ? readPieces(answer, (text) => notify({ type: "answer.delta", text })) : () => {};
    });
    watch(mode, (next) => notify({ type: "mode.changed", mode: next }));
    watch(microphoneFailure, (failure) => {
      if (failure) notify({ type: "microphone.failed", reason: failure.reason, message: failure.message });
    });
  };
  const onReady = (isNow: boolean) => notify({ type: isNow ? "chat.ready" : "chat.busy" });

  const loading = chat.subscribe((snapshot) => {
    if (!isReady(snapshot)) return;
    loading.unsubscribe();
    watch(isReady, onReady);
    watchMessages();
    onReady(true);
    onLoaded();
  });
  const finished = chat.on("reply.finished", ({ message }) => notify({ type: "answer.finished", message }));
  const failed = chat.on("reply.failed", ({ failure }) => notify({ type: "answer.failed", failure }));
  return () => {
    for (const stop of [...stops, loading.unsubscribe, finished.unsubscribe, failed.unsubscribe, stopReading]) stop();
  };
}

/** Reports each part of an answer, until it is complete or the returned function is called. */
function readPieces(answer: TextStream, onPiece: (text: string) => void): () => void {
  let read = 0;
  const take = () => {
    const piece = answer.text.slice(read);
    read = answer.text.length;
    if (piece !== "") onPiece(piece);
  };
  take();
  return answer.subscribe(take);
}

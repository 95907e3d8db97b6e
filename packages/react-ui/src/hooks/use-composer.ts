import type { ChatSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { useIsSeeing } from "../providers/CameraProvider";
import { useChat } from "../providers/ChatProvider";

const selectDraft = (snapshot: ChatSnapshot) => snapshot.context.draft;
const selectLocked = (snapshot: ChatSnapshot) => snapshot.hasTag("locksComposer");
const selectTyping = (snapshot: ChatSnapshot) => snapshot.hasTag("typing");
const selectSpeaking = (snapshot: ChatSnapshot) => snapshot.hasTag("speaking");
const selectCanSend = (snapshot: ChatSnapshot) => snapshot.can({ type: "message.send", text: snapshot.context.draft });
/** With a picture there is always something to send. The chat takes its own; this one only asks. */
const selectCanSendPicture = (snapshot: ChatSnapshot) =>
  snapshot.can({ type: "message.send", text: "", image: { jpegBase64: "" } });

/** What may be pressed beside a text box, and what pressing does. */
export function useComposerControls() {
  const chat = useChat();
  const isLocked = useSelector(chat, selectLocked);
  const isReplying = useSelector(chat, selectTyping);
  const isSpeaking = useSelector(chat, selectSpeaking);
  const isSeeing = useIsSeeing();
  const canSend = useSelector(chat, isSeeing ? selectCanSendPicture : selectCanSend);
  const change = useCallback((text: string) => chat.send({ type: "draft.change", text }), [chat]);
  const send = useCallback(() => {
    // Sound has to be asked for within a press.
    chat.send({ type: "audio.unlock" });
    chat.send({ type: "message.send", text: chat.getSnapshot().context.draft });
  }, [chat]);
  const stop = useCallback(() => chat.send({ type: "reply.stop" }), [chat]);
  const silence = useCallback(() => {
    chat.send({ type: "voice.stop" });
    chat.send({ type: "reply.stop" });
  }, [chat]);
  return { isLocked, isReplying, isSpeaking, isSeeing, canSend, change, send, stop, silence };
}

/** What a text box for messages needs: its text, what may be pressed, and what pressing does. */
export function useComposer() {
  const draft = useSelector(useChat(), selectDraft);
  return { draft, ...useComposerControls() };
}

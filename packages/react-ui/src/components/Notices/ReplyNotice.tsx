import { openQuestion, type ChatSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";

const selectFailure = ({ context }: ChatSnapshot) => context.failure;
const selectModel = ({ context }: ChatSnapshot) => context.model;
const selectFallback = ({ context }: ChatSnapshot) => context.fallbackModel;
const selectCut = ({ context }: ChatSnapshot) => context.messages.at(-1)?.status === "cut";
const selectName = ({ context }: ChatSnapshot) => context.character.name;
const selectUnanswered = (snapshot: ChatSnapshot) =>
  snapshot.matches({ conversation: { ready: "idle" } }) && openQuestion(snapshot.context.messages) !== null;
const selectElsewhere = (snapshot: ChatSnapshot) => !snapshot.matches({ otherPages: { watched: "quiet" } });

/** Why the last question has no whole answer, and what can be done about it. */
export function ReplyNotice() {
  const chat = useChat();
  const labels = useLabels("failure", english.failure);
  const failure = useSelector(chat, selectFailure);
  const model = useSelector(chat, selectModel);
  const fallback = useSelector(chat, selectFallback);
  const isCut = useSelector(chat, selectCut);
  const isUnanswered = useSelector(chat, selectUnanswered);
  const isElsewhere = useSelector(chat, selectElsewhere);
  const name = useSelector(chat, selectName);
  if (!isUnanswered) return null;
  if (isElsewhere) {
    return (
      <div className="aom-notice" role="status" data-state="elsewhere">
        <p>{labels.elsewhere(name)}</p>
      </div>
    );
  }
  const cutOff = isCut ? labels.reason.cutOff() : labels.cutAtOnce(model.name);
  const sentence =
    failure === null
      ? isCut
        ? cutOff
        : labels.unanswered
      : failure.reason === "cutOff"
        ? cutOff
        : labels.reason[failure.reason]({ model: model.name, retryAfterMs: failure.retryAfterMs });
  return (
    <div className="aom-notice" role={failure ? "alert" : "status"} data-state={failure?.reason ?? "unanswered"}>
      <p>{sentence}</p>
      <p className="aom-notice-actions">
        <button type="button" className="aom-button" onClick={() => chat.send({ type: "reply.retry" })}>
          {failure && failure.reason !== "locked" ? labels.again : labels.ask}
        </button>
        {failure && failure.reason !== "unchecked" && fallback && model.kind === "remote" && (
          <button
            type="button"
            className="aom-button"
            onClick={() => chat.send({ type: "reply.retry", model: "builtIn" })}
          >
            {labels.withBuiltIn}
          </button>
        )}
      </p>
    </div>
  );
}

import { forwardRef } from "react";
import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/failure";
import { useLabels } from "../../labels/LabelsProvider";
import { Notice } from "../../primitives/Notice/Notice";
import { useChatActor } from "../../providers/ChatProvider";
import type { RootProps } from "../../shared/root-props";

/**
 * The attributes of its root `<div>`, which is rendered only while the last question has no complete reply. Needs a
 * `<ChatProvider>` above it.
 */
export type ReplyNoticeProps = RootProps<"div">;

/** Why the last question has no complete reply, and what to do about it. */
export const ReplyNotice = forwardRef<HTMLDivElement, ReplyNoticeProps>(function ReplyNotice({ ...root }, ref) {
  const chat = useChatActor();
  const labels = useLabels("failure", english.failure);
  const failure = useSelector(chat, chatSelectors.replyFailure);
  const model = useSelector(chat, chatSelectors.model);
  const nextModel = useSelector(chat, chatSelectors.nextModel);
  const isCut = useSelector(chat, chatSelectors.isCut);
  const isUnanswered = useSelector(chat, chatSelectors.isUnanswered);
  const isElsewhere = useSelector(chat, chatSelectors.isAnsweredElsewhere);
  const name = useSelector(chat, chatSelectors.characterName);
  if (!isUnanswered) return null;
  if (isElsewhere) {
    return (
      <Notice ref={ref} urgency="failure" data-state="elsewhere" {...root}>
        <p>{labels.elsewhere(name)}</p>
      </Notice>
    );
  }
  // Not the model in use, where the visitor had another one answer, or has chosen another one since.
  const failed = failure?.model ?? model;
  const cutOff = isCut ? labels.reason.cutOff() : labels.cutAtOnce(failed.name);
  const sentence =
    failure === null
      ? isCut
        ? labels.brokeOff
        : labels.unanswered
      : failure.reason === "cutOff"
        ? cutOff
        : labels.reason[failure.reason]({ model: failed.name, retryAfterMs: failure.retryAfterMs });
  return (
    <Notice
      ref={ref}
      urgency="failure"
      role={failure ? "alert" : "status"}
      data-state={failure?.reason ?? "unanswered"}
      {...root}
    >
      <p>{sentence}</p>
      <p className="aom-notice-actions">
        {/* The server would refuse the question again; the sentence asks for a reload. */}
        {failure?.reason !== "outdatedClient" && (
          <button type="button" className="aom-button" onClick={() => chat.send({ type: "reply.retry" })}>
            {failure && failure.reason !== "locked" ? labels.again : labels.ask}
          </button>
        )}
        {failure &&
          failure.reason !== "unchecked" &&
          nextModel &&
          nextModel.kind !== failed.kind &&
          model.kind !== "builtIn" && (
            <button
              type="button"
              className="aom-button"
              onClick={() => chat.send({ type: "reply.retry", model: "next" })}
            >
              {nextModel.kind === "builtIn" ? labels.withBuiltIn : labels.withNext(nextModel.name)}
            </button>
          )}
      </p>
    </Notice>
  );
});

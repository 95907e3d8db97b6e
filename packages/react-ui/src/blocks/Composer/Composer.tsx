import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { forwardRef, useEffect, useId, useRef, type KeyboardEvent } from "react";
import { useComposerControls } from "../../hooks/use-composer";
import { useDraftField } from "../../hooks/use-draft-field";
import { usePressGuard } from "../../hooks/use-press-guard";
import { useChatEscape } from "../../hooks/use-chat-escape";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { RecordButton } from "../Voice/RecordButton";
import { VoiceMenu } from "../Voice/VoiceMenu";
import { useFieldFocus } from "./use-field-focus";
import { SteadyLabel } from "../../primitives/SteadyLabel/SteadyLabel";
import { rootProps, type RootProps } from "../../shared/root-props";

/** The attributes of its root `<form>`. Needs a `<ChatProvider>` above it. */
export type ComposerProps = RootProps<"form">;

/** The text field of the chat and its buttons. Enter sends and never stops a reply; during input method composition it confirms the composition. */
export const Composer = forwardRef<HTMLFormElement, ComposerProps>(function Composer({ ...root }, ref) {
  const { isLocked, isReplying, isSeeing, canSend, send: sendDraft, stop } = useComposerControls();
  const composer = useLabels("composer", english.composer);
  const chat = useChatActor();
  const name = useSelector(chat, chatSelectors.characterName);
  const isEditing = useSelector(chat, chatSelectors.isEditing);
  const isLong = useSelector(chat, chatSelectors.isDraftTooLong);
  const canSendDraft = canSend && !isLong;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { change, flush } = useDraftField(field);
  const send = () => {
    flush();
    sendDraft();
  };
  const acceptsPress = usePressGuard(isReplying);
  const labels = [isSeeing ? composer.sendWithImage : composer.send, composer.stopReply] as const;
  const actions = useRef<HTMLDivElement>(null);
  const focusAfter = useFieldFocus(field, actions, isLocked, isReplying);
  useChatEscape();

  useEffect(() => {
    if (isEditing) field.current?.focus();
  }, [isEditing]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Escape" && isEditing) {
      event.preventDefault();
      flush();
      chat.send({ type: "edit.cancel" });
      return;
    }
    // Safari reports 229 for the Enter that ends a composition.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <form
      ref={ref}
      {...rootProps(
        {
          className: "aom-composer",
          "data-state": isLocked ? "locked" : isReplying ? "replying" : "idle",
          onSubmit: (event) => {
            event.preventDefault();
            if (canSendDraft) send();
          },
        },
        root,
      )}
    >
      {isEditing && (
        <p className="aom-composer-editing" role="status">
          {composer.editing}{" "}
          <button
            type="button"
            className="aom-button"
            data-tone="quiet"
            onClick={() => chat.send({ type: "edit.cancel" })}
          >
            {composer.leave}
          </button>
        </p>
      )}
      {isLong && (
        <p className="aom-composer-editing" role="status" data-state="tooLong">
          {composer.tooLong}
        </p>
      )}
      <div className="aom-composer-field">
        <label className="aom-visually-hidden" htmlFor={id}>
          {composer.field}
        </label>
        <textarea
          id={id}
          ref={field}
          rows={3}
          placeholder={composer.placeholder(name)}
          aria-describedby={`${id}-hint`}
          enterKeyHint="send"
          disabled={isLocked}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="aom-composer-actions" ref={actions}>
          <small id={`${id}-hint`} className="aom-composer-hint">
            {composer.hint}
          </small>
          <VoiceMenu />
          <RecordButton />
          {isReplying ? (
            <button
              key="stop"
              type="button"
              className="aom-button"
              onClick={(event) => {
                if (!acceptsPress()) return;
                focusAfter(event);
                stop();
              }}
            >
              <SteadyLabel among={labels}>{composer.stopReply}</SteadyLabel>
            </button>
          ) : (
            <button
              key="send"
              type="submit"
              className="aom-button"
              data-tone="primary"
              disabled={!canSendDraft}
              onClick={(event) => {
                if (!acceptsPress()) event.preventDefault();
              }}
            >
              <SteadyLabel among={labels}>{labels[0]}</SteadyLabel>
            </button>
          )}
        </div>
      </div>
    </form>
  );
});

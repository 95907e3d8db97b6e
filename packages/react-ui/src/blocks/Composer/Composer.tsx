import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import {
  forwardRef,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { useComposerControls } from "../../hooks/use-composer";
import { useDraftField } from "../../hooks/use-draft-field";
import { useSettled } from "../../hooks/use-settled";
import { useStopOnEscape } from "../../hooks/use-stop-on-escape";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { RecordButton } from "../Voice/RecordButton";
import { VoiceMenu } from "../Voice/VoiceMenu";
import { SteadyLabel } from "../../primitives/SteadyLabel/SteadyLabel";
import { rootProps, type RootProps } from "../../shared/root-props";

export type ComposerProps = RootProps<"form">;

/** Where the visitor writes. Enter sends and never stops a reply; while an input method composes, Enter belongs to it. */
export const Composer = forwardRef<HTMLFormElement, ComposerProps>(function Composer({ ...root }, ref) {
  const { isLocked, isReplying, isSpeaking, isSeeing, canSend, send: sendDraft, stop, silence } = useComposerControls();
  const composer = useLabels("composer", english.composer);
  const chat = useChat();
  const name = useSelector(chat, chatSelectors.characterName);
  const isEditing = useSelector(chat, chatSelectors.isEditing);
  const isLong = useSelector(chat, chatSelectors.isDraftTooLong);
  const maySend = canSend && !isLong;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { change, flush } = useDraftField(field);
  const send = () => {
    flush();
    sendDraft();
  };
  const isSettled = useSettled(isReplying);
  const labels = [isSeeing ? composer.sendWithImage : composer.send, composer.stopReply] as const;
  const actions = useRef<HTMLDivElement>(null);
  const keepFocusAfter = useKeptFocus(field, actions, isLocked, isReplying);
  const isListening = useSelector(chat, chatSelectors.isListening);
  const keepWords = useCallback(() => chat.send({ type: "mic.leave" }), [chat]);
  useStopOnEscape(isListening || isReplying || isSpeaking, isListening ? keepWords : silence);

  useEffect(() => {
    if (isEditing) field.current?.focus();
  }, [isEditing]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isEditing) {
      event.preventDefault();
      flush();
      chat.send({ type: "question.leave" });
      return;
    }
    // 229 is what Safari gives for the Enter that ends a composition.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (maySend) send();
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
            if (maySend && isSettled()) send();
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
            onClick={() => chat.send({ type: "question.leave" })}
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
              if (!isSettled()) return;
              keepFocusAfter(event);
              stop();
            }}
          >
            <SteadyLabel among={labels}>{composer.stopReply}</SteadyLabel>
          </button>
        ) : (
          <button key="send" type="submit" className="aom-button" data-tone="primary" disabled={!maySend}>
            <SteadyLabel among={labels}>{labels[0]}</SteadyLabel>
          </button>
        )}
      </div>
    </form>
  );
});

/**
 * A disabled field loses the focus; it gets it back when it can be written in again. Where there is a keyboard, it also
 * takes a focus that nobody has: after the archive was unlocked, or when the pressed button is gone, but not from
 * whoever speaks by Space. On a phone that would call up the keyboard unasked: there another button takes the place of one that was pressed.
 *
 * @returns what a button does with its press before it goes.
 */
function useKeptFocus(
  field: { readonly current: HTMLTextAreaElement | null },
  actions: { readonly current: HTMLElement | null },
  isLocked: boolean,
  isReplying: boolean,
): (press: MouseEvent) => void {
  const had = useRef(false);
  const pressed = useRef<"byFinger" | "otherwise" | null>(null);
  const isSpaceForSpeech = usePushToTalkSpace();
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const note = () => {
      had.current = true;
    };
    const drop = () => {
      if (!element.disabled) had.current = false;
    };
    element.addEventListener("focus", note);
    element.addEventListener("blur", drop);
    return () => {
      element.removeEventListener("focus", note);
      element.removeEventListener("blur", drop);
    };
  }, [field]);
  useLayoutEffect(() => {
    const element = field.current;
    const nobodyElse = element?.ownerDocument.activeElement === element?.ownerDocument.body;
    // Space held down is push-to-talk, and stays so for the next question.
    if (isLocked || !nobodyElse || (isSpaceForSpeech.current && pressed.current === null)) return;
    const isWanted =
      pressed.current === null ? had.current || matchMedia("(hover: hover)").matches : pressed.current === "otherwise";
    if (isWanted) element?.focus({ preventScroll: true });
    else if (pressed.current === "byFinger")
      actions.current?.querySelector<HTMLElement>("button:enabled")?.focus({ preventScroll: true });
    pressed.current = null;
  }, [field, actions, isLocked, isReplying, isSpaceForSpeech]);
  return useCallback(({ nativeEvent }) => {
    const pointer = "pointerType" in nativeEvent ? nativeEvent.pointerType : "";
    pressed.current =
      pointer === "touch" || (pointer === "" && !matchMedia("(hover: hover)").matches) ? "byFinger" : "otherwise";
  }, []);
}

/** Whether Space is push-to-talk: it is held down, or was on the page itself, and the visitor has pressed nothing since. */
function usePushToTalkSpace(): { readonly current: boolean } {
  const isSpoken = useRef(false);
  useEffect(() => {
    let isHeld = false;
    let isOnPage = false;
    const note = (held: boolean) => {
      isHeld = held;
      isSpoken.current = isHeld || isOnPage;
    };
    const onKeyDown = ({ code, target, repeat }: globalThis.KeyboardEvent) => {
      if (!repeat) isOnPage = code === "Space" && target === document.body;
      note(code === "Space");
    };
    const onKeyUp = ({ code }: globalThis.KeyboardEvent) => {
      if (code === "Space") note(false);
    };
    const onBlur = () => note(false);
    const onPointerDown = () => {
      isOnPage = false;
      note(isHeld);
    };
    addEventListener("keydown", onKeyDown);
    addEventListener("keyup", onKeyUp);
    addEventListener("blur", onBlur);
    addEventListener("pointerdown", onPointerDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
      removeEventListener("keyup", onKeyUp);
      removeEventListener("blur", onBlur);
      removeEventListener("pointerdown", onPointerDown);
    };
  }, []);
  return isSpoken;
}

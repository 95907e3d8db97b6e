import { useCallback, useLayoutEffect, useRef, type MouseEvent } from "react";
import { useEventArea } from "../../providers/EventArea";
import { isFocusFree } from "../../shared/focus";
import { usePushToTalkSpace } from "./use-push-to-talk-space";

/**
 * Gives the text field its focus back when it is enabled again, and the focus of a pressed button that is removed. Where
 * the page is about the chat, and with a keyboard, the field also takes the focus when no element has it, such as after
 * the login, except while Space is push-to-talk. On a phone the field would open the keyboard: there the focus goes to
 * another button.
 *
 * @returns the press handler of a button that its press removes.
 */
export function useFieldFocus(
  field: { readonly current: HTMLTextAreaElement | null },
  actions: { readonly current: HTMLElement | null },
  isLocked: boolean,
  isReplying: boolean,
): (press: MouseEvent) => void {
  const hadFocus = useRef(false);
  const pressed = useRef<"byFinger" | "otherwise" | null>(null);
  const { isPage } = useEventArea();
  const isSpaceForSpeech = usePushToTalkSpace();
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const note = () => {
      hadFocus.current = true;
    };
    const drop = () => {
      if (!element.disabled) hadFocus.current = false;
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
    // Space held down is push-to-talk, and stays so for the next question.
    if (!element || isLocked || !isFocusFree(element) || (isSpaceForSpeech.current && pressed.current === null)) return;
    const isWanted =
      pressed.current === null
        ? hadFocus.current || (isPage && matchMedia("(hover: hover)").matches)
        : pressed.current === "otherwise";
    if (isWanted) element.focus({ preventScroll: true });
    else if (pressed.current === "byFinger")
      actions.current?.querySelector<HTMLElement>("button:enabled")?.focus({ preventScroll: true });
    pressed.current = null;
  }, [field, actions, isLocked, isReplying, isPage, isSpaceForSpeech]);
  return useCallback(({ nativeEvent }) => {
    const pointer = "pointerType" in nativeEvent ? nativeEvent.pointerType : "";
    pressed.current =
      pointer === "touch" || (pointer === "" && !matchMedia("(hover: hover)").matches) ? "byFinger" : "otherwise";
  }, []);
}

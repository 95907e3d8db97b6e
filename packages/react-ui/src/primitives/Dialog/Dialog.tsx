import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from "react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { rootProps, type RootProps } from "../../shared/root-props";

export interface DialogProps extends RootProps<"dialog"> {
  /** Whether the dialog is shown, modally: the page behind it is inert. */
  readonly open: boolean;
  /** Called when the visitor closes the dialog by Escape, backdrop, back gesture or button. Set `open` to `false` in it. */
  readonly onClose: () => void;
  /** The heading, which also names the dialog. */
  readonly title: string;
  /** A line under the heading. */
  readonly subtitle?: string | undefined;
  /** `full` fills the window. */
  readonly size?: "card" | "full";
  /** Called when Escape is pressed. `false` keeps the dialog open. */
  readonly onEscape?: () => boolean;
  /** `alertdialog` asks for a decision: the backdrop does not close it, and it has no close button. */
  readonly role?: "dialog" | "alertdialog";
  /** Mounted while the dialog is open, so that its state starts fresh each time. */
  readonly children: ReactNode;
}

/**
 * A modal over the browser's own `<dialog>`: the caller owns whether it is open; the browser owns focus, Escape and
 * the inert page behind it.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  { open, onClose, title, subtitle, size = "card", onEscape, role = "dialog", children, ...root },
  ref,
) {
  const labels = useLabels("dialog", english.dialog);
  const element = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLDialogElement, []);
  const id = useId();
  const isAlert = role === "alertdialog";
  const backdrop = useBackdrop(isAlert ? undefined : onClose);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    dialog.showModal();
    // Closed before it is removed, so that the browser restores the focus.
    return () => dialog.close();
  }, [open]);
  useEscape(element, open, onEscape);

  return (
    <dialog
      ref={element}
      role={isAlert ? role : undefined}
      {...rootProps(
        {
          className: "aom-dialog",
          "aria-labelledby": id,
          "data-state": open ? "open" : "closed",
          "data-size": size,
          ...backdrop,
        },
        root,
      )}
      // Only when the browser closed it: not after `open` became false, nor when it has been opened again since.
      onClose={(event) => {
        if (open && !event.currentTarget.open) onClose();
      }}
    >
      {open && (
        <div className="aom-dialog-card">
          <div className="aom-dialog-head">
            <div>
              <h2 id={id} className="aom-dialog-title">
                {title}
              </h2>
              {subtitle && <p className="aom-dialog-subtitle">{subtitle}</p>}
            </div>
            {!isAlert && (
              <button type="button" className="aom-button" data-tone="quiet" onClick={onClose}>
                {labels.close}
              </button>
            )}
          </div>
          <div className="aom-dialog-body">{children}</div>
        </div>
      )}
    </dialog>
  );
});

/** The press has to start and end on the backdrop: selecting text beyond the edge must not close the dialog. */
function useBackdrop(onPress: (() => void) | undefined) {
  const began = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      // The second press of a double click was meant for what opened the dialog.
      if (began.current && event.target === event.currentTarget && event.detail < 2) onPress?.();
    },
  };
}

/**
 * Listens on the document, and only for a dialog that answers Escape: the focus moves to the page when the focused element
 * is removed, and on a press beside all controls. Only the topmost dialog answers.
 */
function useEscape(
  element: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onEscape: (() => boolean) | undefined,
) {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  const isHeard = isOpen && onEscape !== undefined;
  useEffect(() => {
    if (!isHeard) return;
    // Not `cancel`: browsers let a page prevent it only once.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      const root = element.current?.getRootNode() as Document | ShadowRoot | undefined;
      if (Array.from(root?.querySelectorAll("dialog:modal") ?? []).at(-1) !== element.current) return;
      if (latest.current?.() === false) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [element, isHeard]);
}

import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { forwardRef, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import * as english from "../../labels/en/chat";
import * as englishPanels from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { Biography } from "./Biography";
import { MemoryDesk } from "./MemoryDesk";
import { MemoryRecords } from "./MemoryRecords";
import { MemorySearch } from "./MemorySearch";
import type { OpenMemoryBank } from "./use-memory-bank";
import type { OpenYourData } from "./use-your-data";
import { YourData } from "./YourData";
import { rootProps, type RootProps } from "../../shared/root-props";

export interface MemoryPanelProps extends RootProps<"dialog"> {
  /** For the `aria-controls` of the button that opens it. */
  readonly id?: string;
  readonly onClose: () => void;
  /** Opens a character's memory bank, made with `createMemoryBank`. Left out, the panel only shows what there is. */
  readonly memoryBank?: OpenMemoryBank | undefined;
  /** Opens what can be done with everything that is kept, made with `createYourData`. Left out, the panel does not offer it. */
  readonly yourData?: OpenYourData | undefined;
  /** A moment after an import, where a new beginning of the page would lose nothing. By default the page is loaded anew. */
  readonly onImported?: () => void;
  /** Brings a message that was found into view. Left out, what is found is only listed. */
  readonly onShow?: ((messageId: string) => void) | undefined;
}

const reloadPage = () => location.reload();

/**
 * What is known of the conversations with this character, and what can be done with it. It stands beside the messages, or in front of them where
 * there is no room; the header stays in reach, so it is a dialog, but not a modal one. It is open while it is rendered.
 */
export const MemoryPanel = forwardRef<HTMLDialogElement, MemoryPanelProps>(function MemoryPanel(
  { id, onClose, memoryBank, yourData, onImported = reloadPage, onShow, ...root },
  ref,
) {
  const memory = useLabels("memory", englishPanels.memory);
  const labels = useLabels("dialog", english.dialog);
  const chat = useChat();
  const character = useSelector(chat, chatSelectors.character);
  const element = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLDialogElement, []);
  const [foot, setFoot] = useState<HTMLDivElement | null>(null);
  const headingId = useId();
  useEscape(onClose);

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.show();
    // Closed before it leaves the page, so that the browser hands the focus back.
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={element}
      id={id}
      {...rootProps(
        // Where browsers know it, a phone's back gesture closes the panel instead of leaving the page.
        { className: "aom-memory", "aria-labelledby": headingId, closedby: "closerequest" },
        root,
      )}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className="aom-dialog-head">
        <div>
          <h2 id={headingId} className="aom-dialog-title">
            {memory.title}
          </h2>
          <p className="aom-memory-subject">{character.title}</p>
        </div>
        <button type="button" className="aom-button" data-tone="quiet" onClick={onClose}>
          {labels.close}
        </button>
      </div>
      {/* It scrolls: with nothing in it to focus, the keyboard needs the body itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="aom-dialog-body" tabIndex={0}>
        <MemoryRecords />
        {memoryBank && (
          <MemoryDesk
            key={`desk.${character.id}`}
            character={character}
            open={memoryBank}
            foot={foot}
            onImported={() => chatSelectors.canReload(chat.getSnapshot()) && onImported()}
          />
        )}
        <MemorySearch key={`search.${character.id}`} onShow={onShow} />
        {yourData && <YourData open={yourData} />}
        <Biography key={character.id} character={character} />
      </div>
      <div ref={setFoot} className="aom-memory-foot" />
    </dialog>
  );
});

/** Escape closes the panel wherever the focus is, unless it was meant for something nearer. */
function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      if (document.querySelector("dialog:modal")) return;
      latest.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

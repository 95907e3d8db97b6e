import {
  chatSelectors,
  mediaMembers,
  mediaSessionSelectors,
  type MemoryBankActorRef,
  type Message,
} from "@archive-of-minds/core";
import { holdsOf } from "@archive-of-minds/core/internal";
import { useSelector } from "@xstate/react";
import { forwardRef, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import * as english from "../../labels/en/chat";
import * as englishPanels from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { useMediaSession } from "../../providers/MediaSessionProvider";
import { useEventArea } from "../../providers/EventArea";
import { findInArea } from "../../shared/area";
import { listen } from "../../shared/listen";
import { ConversationList } from "../Conversations/ConversationList";
import { Biography } from "./Biography";
import { MemoryTools, type MemoryToolsState } from "./MemoryTools";
import { MemoryRecords } from "./MemoryRecords";
import { MemorySearch } from "./MemorySearch";
import type { OpenMemoryBank } from "./use-memory-bank";
import type { OpenYourData } from "./use-your-data";
import { useShowMessage } from "./use-show-message";
import { YourData } from "./YourData";
import { rootProps, type RootProps } from "../../shared/root-props";

/** Takes the attributes of its root `<dialog>` too. Needs a `<ChatProvider>` above it. */
export interface MemoryPanelProps extends RootProps<"dialog"> {
  /** For `aria-controls` of the button that opens the panel. */
  readonly id?: string;
  /** Called when the visitor closes the panel by Escape, back gesture or button. Remove the panel in it. */
  readonly onClose: () => void;
  /** Opens a character's memory bank, made with `createMemoryBank`. Without it, the panel only shows the memory. */
  readonly memoryBank?: OpenMemoryBank | undefined;
  /** Opens the actions on all stored data, made with `createYourData`. Without it, the panel does not offer them. */
  readonly yourData?: OpenYourData | undefined;
  /** Called a moment after an import, if a reload would lose nothing. Reloads the page by default. */
  readonly onImported?: () => void;
  /** Scrolls a found message into view, whose conversation is open. Without it, found messages are only listed. */
  readonly onShow?: ((message: Message) => void) | undefined;
  /** Called when the visitor has opened another conversation, or begun a new one. */
  readonly onOpenConversation?: (() => void) | undefined;
}

const reloadPage = () => location.reload();

/**
 * The memory of the conversations with this character, with its actions. Shown beside the messages, or in front of them on
 * small screens. A dialog that is not modal, because the header stays usable. Open while it is rendered.
 */
export const MemoryPanel = forwardRef<HTMLDialogElement, MemoryPanelProps>(function MemoryPanel(
  { id, onClose, memoryBank, yourData, onImported = reloadPage, onShow, onOpenConversation = () => {}, ...root },
  ref,
) {
  const memory = useLabels("memory", englishPanels.memory);
  const labels = useLabels("dialog", english.dialog);
  const chat = useChatActor();
  const mediaSession = useMediaSession();
  /** Without a media session, only the chat is known. */
  const canReload = (bank: MemoryBankActorRef) =>
    mediaSession
      ? mediaSessionSelectors.canReloadExcept(bank)(mediaSession.getSnapshot())
      : !holdsOf(mediaMembers.chat(chat)).includes("unsavedWork");
  const character = useSelector(chat, chatSelectors.character);
  const element = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLDialogElement, []);
  const [foot, setFoot] = useState<HTMLDivElement | null>(null);
  const [state, setState] = useState<MemoryToolsState>();
  const [isSearching, setSearching] = useState(false);
  const headingId = useId();
  const show = useShowMessage((message) => onShow?.(message));
  useEscape(onClose);

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.show();
    // Closed before it is removed, so that the browser restores the focus.
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={element}
      id={id}
      {...rootProps(
        // In browsers that support it, a phone's back gesture closes the panel instead of leaving the page.
        { className: "aom-memory", "aria-labelledby": headingId, closedby: "closerequest", "data-state": state },
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
      {/* Focusable, so that it can be scrolled by keyboard when it contains no control. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="aom-dialog-body" tabIndex={0}>
        <MemorySearch onShow={onShow && show} onSearch={setSearching} />
        {/* Found messages stand in place of the rest, which keeps what it does. */}
        <div hidden={isSearching}>
          <ConversationList onOpen={onOpenConversation} />
          <MemoryRecords canClear={memoryBank !== undefined} />
          {memoryBank && (
            <MemoryTools
              key={`desk.${character.id}`}
              character={character}
              open={memoryBank}
              foot={foot}
              onState={setState}
              onImported={(bank) => canReload(bank) && onImported()}
            />
          )}
          {yourData && <YourData open={yourData} />}
          <Biography key={character.id} character={character} />
        </div>
      </div>
      <div ref={setFoot} className="aom-memory-foot" />
    </dialog>
  );
});

/** Escape closes the panel wherever the focus is in the chat, unless something nearer has handled it. */
function useEscape(onEscape: () => void): void {
  const { target } = useEventArea();
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      if (findInArea(target.current, "dialog:modal")) return;
      latest.current();
    };
    return listen(target.current, { keydown: onKeyDown });
  }, [target]);
}

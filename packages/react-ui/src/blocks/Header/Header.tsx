import { forwardRef } from "react";
import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { Emblem } from "../../primitives/Emblem/Emblem";
import { CharacterSelect } from "./CharacterSelect";
import { rootProps, type RootProps } from "../../shared/root-props";

export interface HeaderProps extends RootProps<"header"> {
  /** Each button is shown if its handler is given. */
  readonly onOpenChatRoom?: (() => void) | undefined;
  readonly onOpenQRCode?: () => void;
  readonly onToggleMemory?: () => void;
  readonly isMemoryOpen?: boolean;
  /** The `id` of the memory panel, for screen readers. */
  readonly memoryPanelId?: string;
}

/** The character, and the buttons that open the Chat Room, the QR code and the Memory Bank. */
export const Header = forwardRef<HTMLElement, HeaderProps>(function Header(
  { onOpenChatRoom, onOpenQRCode, onToggleMemory, isMemoryOpen = false, memoryPanelId, ...root },
  ref,
) {
  const header = useLabels("header", english.header);
  const productName = useLabels("productName", english.productName);
  const character = useSelector(useChat(), chatSelectors.character);
  return (
    <header ref={ref} {...rootProps({ className: "aom-header" }, root)}>
      <div className="aom-header-row">
        <h1 className="aom-header-product">{productName}</h1>
        <div className="aom-header-character">
          <span className="aom-seal">
            <Emblem character={character} size={32} />
          </span>
          <div>
            <h2 className="aom-header-title">{character.title}</h2>
            <p className="aom-header-subtitle">{character.subtitle}</p>
          </div>
          <CharacterSelect />
        </div>
        <div className="aom-header-actions">
          {onOpenChatRoom && (
            <button type="button" className="aom-button" onClick={onOpenChatRoom}>
              {header.chatRoom}
            </button>
          )}
          {onOpenQRCode && (
            <button type="button" className="aom-button" aria-haspopup="dialog" onClick={onOpenQRCode}>
              {header.qrCode}
            </button>
          )}
          {onToggleMemory && (
            <button
              type="button"
              className="aom-button"
              aria-expanded={isMemoryOpen}
              aria-controls={isMemoryOpen ? memoryPanelId : undefined}
              onClick={onToggleMemory}
            >
              {isMemoryOpen ? header.closeMemory : header.viewMemory}
            </button>
          )}
        </div>
      </div>
    </header>
  );
});

import { forwardRef, type ReactNode } from "react";
import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { Emblem } from "../../primitives/Emblem/Emblem";
import { Heading } from "../../primitives/Landmark/Landmark";
import { CharacterSelect } from "./CharacterSelect";
import { checkFunction } from "../../shared/check-prop";
import { rootProps, type RootProps } from "../../shared/root-props";

/** A button of the header, replaced by one of the host's: given what a press does. */
export type HeaderButton = null | ((onPress: () => void) => ReactNode);

/** The attributes of a button that tell screen readers of the panel it opens. */
export interface MemoryButtonProps {
  /** Whether the panel is open. */
  readonly "aria-expanded": boolean;
  /** The `id` of the panel, while it is open. */
  readonly "aria-controls": string | undefined;
}

/** The parts of the header. Each is left out with `null`, and replaced by what else is given. */
export interface HeaderSlots {
  /** The name of the product. */
  readonly product?: ReactNode;
  /** The character, with the select that lies over its name. */
  readonly character?: ReactNode;
  /** Opens the Chat Room. */
  readonly chatRoom?: HeaderButton;
  /** Opens the QR code. */
  readonly qrCode?: HeaderButton;
  /** Opens and closes the Memory Bank. Its `aria-expanded` says whether the panel is open. */
  readonly memory?: null | ((onPress: () => void, props: MemoryButtonProps) => ReactNode);
  /** Stands behind the buttons. */
  readonly end?: ReactNode;
}

/** Takes the attributes of its root `<header>` too. Needs a `<ChatProvider>` above it. */
export interface HeaderProps extends RootProps<"header"> {
  /** Called by the button of the Chat Room, which is shown only with it. */
  readonly onOpenChatRoom?: (() => void) | undefined;
  /** Called by the button of the QR code, which is shown only with it. */
  readonly onOpenQRCode?: (() => void) | undefined;
  /** Called by the button of the Memory Bank, which is shown only with it: open or close the panel. */
  readonly onToggleMemory?: (() => void) | undefined;
  /** Whether the memory panel is open, so that its button closes it. Default `false`. */
  readonly isMemoryOpen?: boolean;
  /** The `id` of the memory panel, for screen readers. */
  readonly memoryPanelId?: string;
  /** The parts to leave out or to replace. */
  readonly slots?: HeaderSlots | undefined;
}

/** The character, and the buttons that open the Chat Room, the QR code and the Memory Bank. */
export const Header = forwardRef<HTMLElement, HeaderProps>(function Header(
  { onOpenChatRoom, onOpenQRCode, onToggleMemory, isMemoryOpen = false, memoryPanelId, slots = {}, ...root },
  ref,
) {
  const header = useLabels("header", english.header);
  const productName = useLabels("productName", english.productName);
  const character = useSelector(useChatActor(), chatSelectors.character);
  const {
    product = (
      <Heading below={0} className="aom-header-product">
        {productName}
      </Heading>
    ),
    character: identity = (
      <div className="aom-header-character">
        <span className="aom-seal">
          <Emblem character={character} size={32} />
        </span>
        <div>
          <Heading className="aom-header-title" lang={character.language}>
            {character.title}
          </Heading>
          <p className="aom-header-subtitle" lang={character.language}>
            {character.subtitle}
          </p>
        </div>
        <CharacterSelect />
      </div>
    ),
    chatRoom = (onPress) => (
      <button type="button" className="aom-button" onClick={onPress}>
        {header.chatRoom}
      </button>
    ),
    qrCode = (onPress) => (
      <button type="button" className="aom-button" aria-haspopup="dialog" onClick={onPress}>
        {header.qrCode}
      </button>
    ),
    // The second press of a double click does not close the panel again.
    memory = (onPress, props) => (
      <button type="button" className="aom-button" {...props} onClick={({ detail }) => detail < 2 && onPress()}>
        {isMemoryOpen ? header.closeMemory : header.viewMemory}
      </button>
    ),
    end,
  }: HeaderSlots = slots;
  for (const [name, slot] of Object.entries({ chatRoom, qrCode, memory }))
    if (slot != null)
      checkFunction("Header", `slots.${name}`, slot, "Pass a function: (onPress) => <button …>, or null.");
  const ofHost = (name: keyof HeaderSlots, content: ReactNode) =>
    slots[name] && content ? <div className="aom-slot">{content}</div> : content;
  return (
    <header
      ref={ref}
      {...rootProps(
        {
          className: "aom-header",
          "data-character": character.id,
          "data-memory": isMemoryOpen ? "open" : "closed",
        },
        root,
      )}
    >
      <div className="aom-header-row">
        {ofHost("product", product)}
        {ofHost("character", identity)}
        <div className="aom-header-actions">
          {onOpenChatRoom && ofHost("chatRoom", chatRoom?.(onOpenChatRoom))}
          {onOpenQRCode && ofHost("qrCode", qrCode?.(onOpenQRCode))}
          {onToggleMemory &&
            ofHost(
              "memory",
              memory?.(onToggleMemory, {
                "aria-expanded": isMemoryOpen,
                "aria-controls": isMemoryOpen ? memoryPanelId : undefined,
              }),
            )}
          {ofHost("end", end)}
        </div>
      </div>
    </header>
  );
});

import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChat } from "../../providers/ChatProvider";
import { CaptionLine, type CaptionLineProps } from "./CaptionLine";

/** What the character is saying in the chat. */
export function SpeakingCaption({ room }: Pick<CaptionLineProps, "room">) {
  return <CaptionLine caption={useSelector(useChat(), chatSelectors.caption)} {...(room !== undefined && { room })} />;
}

import type { Caption, ChatSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChat } from "../../providers/ChatProvider";
import { CaptionLine, type CaptionLineProps } from "./CaptionLine";

const selectCaption = ({ children }: ChatSnapshot): Caption | null =>
  children.voice?.getSnapshot().context.caption ?? null;

/** What the character is saying in the chat. */
export function SpeakingCaption({ room }: Pick<CaptionLineProps, "room">) {
  return <CaptionLine caption={useSelector(useChat(), selectCaption)} {...(room !== undefined && { room })} />;
}

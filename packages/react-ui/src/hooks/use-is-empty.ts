import { chatSelectors, type ChatActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useState } from "react";

/** Whether the conversation is empty; while another character's messages are read, whether the one before was. */
export function useIsEmpty(chat: ChatActorRef): boolean {
  const isEmpty = useSelector(chat, chatSelectors.isEmpty);
  const isLoading = useSelector(chat, chatSelectors.isLoading);
  const [isShown, setShown] = useState(isEmpty);
  if (isShown !== isEmpty && !isLoading) setShown(isEmpty);
  return isShown;
}

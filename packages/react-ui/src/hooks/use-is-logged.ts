import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChat } from "../providers/ChatProvider";

/** Whether a server keeps the exchanges, too. */
export const useIsLogged = (): boolean => useSelector(useChat(), chatSelectors.logging) !== null;

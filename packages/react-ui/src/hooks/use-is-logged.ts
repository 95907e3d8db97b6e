import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChatActor } from "../providers/ChatProvider";

/** Whether a server keeps the exchanges, too. */
export const useIsLogged = (): boolean => useSelector(useChatActor(), chatSelectors.logging) !== null;

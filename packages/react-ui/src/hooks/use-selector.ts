import { useSelector as useXStateSelector } from "@xstate/react";

/**
 * Reads one value of a session, and renders again when it changes. It is that of `@xstate/react`, so that no further package
 * has to be named. A selector should return the same object while nothing has changed; for one that makes a new object or
 * array each time, give `compare`, such as `shallowEqual` of `@xstate/react`.
 *
 * @param actor the session, such as a chat; where it is `undefined`, the selector gets `undefined`
 * @param selector a function of a snapshot, such as those of `chatSelectors`
 * @param compare whether two values count as the same; left out, `===`
 *
 * @example
 * const isSpeaking = useSelector(useChatActor(), chatSelectors.isSpeaking);
 */
export const useSelector: typeof useXStateSelector = useXStateSelector;

import { forwardRef } from "react";
import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useIsEmpty } from "../../hooks/use-is-empty";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { LazyBoundary } from "../../primitives/LazyBoundary/LazyBoundary";
import { rootProps, type RootProps } from "../../shared/root-props";
import { Doors } from "./lazy-doors";

/** Takes the attributes of its root `<div>` too. Needs a `<ChatProvider>` above it. */
export interface EmptyStateProps extends RootProps<"div"> {
  /** Leave out the characters and the description, where they are shown elsewhere. */
  readonly isBrief?: boolean;
  /** Adds a door to the Chat Room. */
  readonly onOpenChatRoom?: (() => void) | undefined;
  /** Handles a chosen opening question; by default it is sent. */
  readonly onAsk?: (question: string) => void;
}

/** Shown instead of messages in an empty conversation: the characters, and opening questions to the chosen one. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { isBrief = false, onOpenChatRoom, onAsk, ...root },
  ref,
) {
  const chat = useChatActor();
  const empty = useLabels("empty", english.empty);
  const character = useSelector(chat, chatSelectors.character);
  const isEmpty = useIsEmpty(chat);
  if (!isEmpty) return null;
  const ask = onAsk ?? ((question: string) => chat.send({ type: "message.send", text: question }));
  return (
    <div ref={ref} {...rootProps({ className: "aom-empty", "data-character": character.id }, root)}>
      {!isBrief && (
        <>
          <div className="aom-hall">
            <LazyBoundary isOptional>
              <Doors onOpenChatRoom={onOpenChatRoom} />
            </LazyBoundary>
          </div>
          <p className="aom-empty-description" lang={character.language}>
            {character.description}
          </p>
        </>
      )}
      {character.openingQuestions.length > 0 && (
        <>
          <p className="aom-empty-invitation">{empty.invitation(character.name)}</p>
          <ul className="aom-questions" lang={character.language}>
            {character.openingQuestions.map((question) => (
              <li key={question}>
                <button type="button" className="aom-question" onClick={() => ask(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
});

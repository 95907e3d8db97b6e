import { forwardRef } from "react";
import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { Emblem } from "../../primitives/Emblem/Emblem";
import { rootProps, type RootProps } from "../../shared/root-props";

export interface EmptyStateProps extends RootProps<"div"> {
  /** Leave out the emblem and description, where they are shown elsewhere. */
  readonly isBrief?: boolean;
  /** Handles a chosen opening question; by default it is sent. */
  readonly onAsk?: (question: string) => void;
}

/** Shown instead of messages in an empty conversation: the character and opening questions. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { isBrief = false, onAsk, ...root },
  ref,
) {
  const chat = useChat();
  const empty = useLabels("empty", english.empty);
  const character = useSelector(chat, chatSelectors.character);
  const isEmpty = useSelector(chat, chatSelectors.isEmpty);
  if (!isEmpty) return null;
  const ask = onAsk ?? ((question: string) => chat.send({ type: "message.send", text: question }));
  return (
    <div ref={ref} {...rootProps({ className: "aom-empty" }, root)}>
      {!isBrief && (
        <>
          <span className="aom-seal" data-size="large">
            <Emblem character={character} size={88} />
          </span>
          <p className="aom-empty-description">{character.description}</p>
        </>
      )}
      {character.openingQuestions.length > 0 && (
        <>
          <p className="aom-empty-invitation">{empty.invitation(character.name)}</p>
          <ul className="aom-questions">
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

import type { Labels } from "../../labels/en";

/** The questions that a reply offers, as buttons. The list around the message sends the pressed one. */
export function renderSuggestions(questions: readonly string[], messageId: string, labels: Labels["messages"]) {
  return (
    <ul className="aom-questions aom-suggestions" aria-label={labels.suggestions}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className="aom-question" data-action="ask" data-message={messageId}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

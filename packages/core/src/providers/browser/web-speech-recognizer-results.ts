import type { BrowserAlternative, BrowserResult, BrowserResults } from "./web-speech-recognizer.types";

/** What is new in a browser's list of results. */
export interface NewWords {
  /** Runs of words that stay, not reported before. */
  readonly finals: readonly string[];
  /** All words that may still change. */
  readonly interim: string;
}

/** Reads the list that a browser sends anew, and longer, with every event. Made once for each session. */
export function createResultsReader(): (results: BrowserResults) => NewWords {
  let read = 0;
  /** What the last run of words was, if the browser was not sure of it. */
  let doubtful = "";
  return (results) => {
    const list = Array.from(results);
    const finals: string[] = [];
    for (const result of list.slice(read)) {
      if (!result.isFinal) break;
      const { transcript, confidence } = bestOf(result);
      const words = newWords(doubtful, transcript);
      if (words !== "") finals.push(words);
      doubtful = confidence === 0 ? tidy(transcript) : "";
      read += 1;
    }
    const pending = list.slice(read).map((result) => bestOf(result).transcript);
    return { finals, interim: newWords(doubtful, pending.join(" ")) };
  };
}

function bestOf(result: BrowserResult): BrowserAlternative {
  return Array.from(result).reduce(
    (best, other) => (other.confidence > best.confidence ? other : best),
    result[0] ?? { transcript: "", confidence: 0 },
  );
}

/**
 * Chrome on Android sends a run of words again and again as it grows, each time as final but with a confidence of 0. Of
 * such a repetition only the words that were added count.
 */
function newWords(before: string, transcript: string): string {
  const words = tidy(transcript);
  if (before === "" || !`${words} `.toLowerCase().startsWith(`${before} `.toLowerCase())) return words;
  return words.slice(before.length).trim();
}

function tidy(transcript: string): string {
  return transcript.trim().replace(/\s+/g, " ");
}

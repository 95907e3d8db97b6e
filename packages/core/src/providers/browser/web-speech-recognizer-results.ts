import type { BrowserAlternative, BrowserResult, BrowserResults } from "./web-speech-recognizer.types";

/** The news in a browser's list of results. */
export interface NewWords {
  /** Final words that were not reported before. */
  readonly finals: readonly string[];
  /** All interim words. */
  readonly interim: string;
}

/** Reads the list of results, which the browser sends again, and longer, with every event. One for each session. */
export function createResultsReader(): (results: BrowserResults) => NewWords {
  let read = 0;
  /** The last final words, if the browser's confidence was 0. */
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
 * Chrome on Android sends growing words again and again, each time as final but with a confidence of 0. Only the words
 * that were added count.
 */
function newWords(before: string, transcript: string): string {
  const words = tidy(transcript);
  if (before === "" || !`${words} `.toLowerCase().startsWith(`${before} `.toLowerCase())) return words;
  return words.slice(before.length).trim();
}

function tidy(transcript: string): string {
  return transcript.trim().replace(/\s+/g, " ");
}

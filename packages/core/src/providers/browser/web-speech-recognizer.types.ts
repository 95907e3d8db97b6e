/**
 * The part of the Web Speech API that is used here. TypeScript's own library has no `SpeechRecognition`, and its newer
 * parts are missing in some browsers.
 */
export interface BrowserRecognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  /** Chrome and Edge 139, Firefox 160. */
  processLocally?: boolean;
  start(): void;
  /** Stops listening, and still reports what was heard. */
  stop(): void;
  /** Discards what was heard. */
  abort(): void;
}

export interface BrowserRecognitionClass {
  new (): BrowserRecognition;
  /** Chrome and Edge 139, Firefox 160. */
  available?(options: {
    readonly langs: readonly string[];
    readonly processLocally: boolean;
  }): Promise<"unavailable" | "downloadable" | "downloading" | "available">;
}

export interface BrowserRecognitionEvent extends Event {
  readonly results: BrowserResults;
}

export interface BrowserRecognitionErrorEvent extends Event {
  readonly error: string;
  readonly message?: string;
}

export type BrowserResults = ArrayLike<BrowserResult>;

export interface BrowserResult extends ArrayLike<BrowserAlternative> {
  readonly isFinal: boolean;
}

export interface BrowserAlternative {
  readonly transcript: string;
  /** 0 to 1; 0 where it is unknown. */
  readonly confidence: number;
}

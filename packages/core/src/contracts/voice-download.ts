import type { CallOptions } from "./language-model";

export interface DownloadProgress {
  /** Bytes downloaded so far. */
  readonly loaded: number;
  /** Bytes in total. */
  readonly total: number;
  readonly bytesPerSecond: number;
}

/** A large download that starts only when the visitor asks for it, and is kept. */
export interface VoiceDownload {
  /** How many bytes it is. */
  readonly totalBytes: number;
  /**
   * Downloads it, continuing where an earlier attempt ended.
   *
   * @throws SpeechError; aborting ends it with an `AbortError` and keeps what has arrived.
   */
  download(options: CallOptions & { readonly onProgress?: (progress: DownloadProgress) => void }): Promise<void>;
}

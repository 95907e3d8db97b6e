import type { CallOptions } from "./language-model";

export interface DownloadProgress {
  /** Bytes that are here. */
  readonly loaded: number;
  /** Bytes in all. */
  readonly total: number;
  readonly bytesPerSecond: number;
}

/** Something large that is fetched only when the visitor asks for it, and kept. */
export interface VoiceDownload {
  /** How many bytes it is. */
  readonly totalBytes: number;
  /**
   * Fetches it, going on where an earlier attempt ended.
   *
   * @throws SpeechError; aborting ends it with an `AbortError` and keeps what has arrived.
   */
  download(options: CallOptions & { readonly onProgress?: (progress: DownloadProgress) => void }): Promise<void>;
}

import type { CallOptions } from "./language-model";

/** How far a {@link VoiceDownload} is. */
export interface DownloadProgress {
  /** Bytes downloaded so far. */
  readonly loaded: number;
  /** Bytes in total. */
  readonly total: number;
  readonly bytesPerSecond: number;
}

/** A large download that starts only on the visitor's request, and is stored. */
export interface VoiceDownload {
  /** Its size in bytes. */
  readonly totalBytes: number;
  /**
   * Downloads it, continuing where an earlier attempt ended.
   *
   * @throws SpeechError; aborting ends it with an `AbortError`, and keeps the bytes received.
   */
  download(options: CallOptions & { readonly onProgress?: (progress: DownloadProgress) => void }): Promise<void>;
}

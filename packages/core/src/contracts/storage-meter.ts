/** How much of the browser's storage this site has, in bytes. Browsers round it. */
export interface StorageRoom {
  readonly usedBytes: number
  readonly totalBytes: number
}

/** Knows how much can still be kept. */
export interface StorageMeter {
  /** `null` where the browser does not say. */
  measure(): Promise<StorageRoom | null>
}

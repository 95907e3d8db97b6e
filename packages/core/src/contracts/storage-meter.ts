/** How much of the browser's storage this site uses and may use, in bytes. Browsers round it. */
export interface StorageUsage {
  readonly usedBytes: number;
  readonly totalBytes: number;
  /** Whether the browser has promised not to evict the data when space is short; left out where it does not say. */
  readonly isPromised?: boolean;
}

/** Measures how much can still be stored. */
export interface StorageMeter {
  /** `null` where the browser does not say. */
  measure(): Promise<StorageUsage | null>;
}

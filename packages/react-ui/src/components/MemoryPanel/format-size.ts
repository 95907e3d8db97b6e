import { formatBytes } from '../Voice/format-bytes'

const gigabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** Such as `3.1 MB` or `10.7 GB`. */
export function formatSize(bytes: number): string {
  return bytes < 1_000_000_000 ? formatBytes(bytes) : `${gigabytes.format(bytes / 1_000_000_000)} GB`
}

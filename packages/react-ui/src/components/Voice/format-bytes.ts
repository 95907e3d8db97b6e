const megabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** Such as `21.5 MB`. */
export function formatBytes(bytes: number): string {
  return `${megabytes.format(bytes / 1_000_000)} MB`
}

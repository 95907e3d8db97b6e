const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: true })

/** The time of day as `03:07 PM`, in the visitor's own time zone. */
export function formatTime(timestamp: string): string {
  // Some engines put a narrow no-break space before AM and PM.
  return clock.format(new Date(timestamp)).replace(/\s/u, ' ')
}

const calendar = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The day as `1 January 2026`, in the visitor's own time zone. */
export function formatDate(timestamp: string): string {
  return calendar.format(new Date(timestamp))
}

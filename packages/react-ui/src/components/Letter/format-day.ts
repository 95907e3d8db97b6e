const calendar = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** The day as `Saturday 21 November 2026`, in the visitor's own time zone. */
export const formatDay = (timestamp: string) => calendar.format(new Date(timestamp)).replace(',', '')

/** Whether a letter is the first of its day, in the visitor's own time zone. */
export function beginsDay(timestamp: string, before: string | null): boolean {
  return before === null || new Date(timestamp).toDateString() !== new Date(before).toDateString()
}

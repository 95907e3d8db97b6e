import { formatTime } from '../Letter/format-time'
import { formatDate } from './format-date'

/** A day and a time. */
export function Moment({ timestamp }: { readonly timestamp: string }) {
  return (
    <time dateTime={timestamp}>
      {formatDate(timestamp)}, {formatTime(timestamp)}
    </time>
  )
}

import { useLocale } from "../../labels/LabelsProvider";
import { formatTime } from "../Message/format-time";
import { formatDate } from "./format-date";

/** A date and a time. */
export function DateTime({ timestamp }: { readonly timestamp: string }) {
  const locale = useLocale();
  return (
    <time dateTime={timestamp}>
      {formatDate(timestamp, locale)}, {formatTime(timestamp, locale)}
    </time>
  );
}

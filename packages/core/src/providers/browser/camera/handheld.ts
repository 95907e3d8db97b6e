/** Whether this is a phone or a tablet. iPadOS reports Macintosh, but no Macintosh has a touch screen. */
export function isHandheld({
  userAgent,
  maxTouchPoints = 0,
}: {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
}): boolean {
  return /iPhone|iPad|iPod|Android/i.test(userAgent) || (/Macintosh/i.test(userAgent) && maxTouchPoints > 1);
}

/** Whether this is a phone or a tablet. iPadOS calls itself Macintosh, and no Macintosh can be touched. */
export function isHandheld({
  userAgent,
  maxTouchPoints = 0,
}: {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
}): boolean {
  return /iPhone|iPad|iPod|Android/i.test(userAgent) || (/Macintosh/i.test(userAgent) && maxTouchPoints > 1);
}

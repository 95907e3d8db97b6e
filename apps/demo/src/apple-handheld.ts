/** Whether this is a phone or a tablet of Apple. iPadOS calls itself Macintosh, and no Macintosh can be touched. */
export function isAppleHandheld({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

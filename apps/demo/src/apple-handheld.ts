/** Whether this is a phone or a tablet of Apple. iPadOS reports Macintosh, but no Macintosh has a touch screen. */
export function isAppleHandheld({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
}

/** Whether this is an Apple phone or tablet. iPadOS reports Macintosh, but no Macintosh has a touch screen. */
export function isAppleHandheld({ userAgent, maxTouchPoints = 0 }: Device): boolean {
  return /iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/i.test(userAgent) && maxTouchPoints > 1);
}

/** Whether this is a phone or a tablet. */
export function isHandheld(device: Device): boolean {
  return isAppleHandheld(device) || /Android/i.test(device.userAgent);
}
